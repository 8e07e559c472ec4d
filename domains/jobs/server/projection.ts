import { LANGUAGES } from '@hearth/kit/constants';
import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { isForPublic } from '../rules/audience.ts';
import { payPerHour } from '@hearth/domains/job-library/rules';
import { isPublic } from '../rules/post-status.ts';
import { foldPostcode } from '../rules/search/place-words.ts';
import { listingTags, TAGS_VERSION } from '../rules/search/trade-words.ts';
import { foldText } from '@hearth/kit/text/search-text';
import { deriveShiftTimes } from '../rules/shift-times.ts';
import { toWeeklyHours, toPay } from './present.ts';
import type { JobRow } from './queries/job.ts';
import { deleteListing, putListing } from './queries/listing.ts';
import { findPlace } from './queries/place.ts';
import type { JobPlace } from './queries/place.ts';

/** Returns a country's name in all supported languages, for searching. */
function countryNames(country: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  const names = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region' }).of(country));
  return [...new Set(names)].join(' ');
}

/** Writes the listing of a job while it is live and public, and deletes it otherwise. */
export async function updateListing(tx: Tx, job: JobRow, now: Date, known?: JobPlace): Promise<void> {
  if (!isForPublic(job)) return deleteListing(tx, job.id);
  if (!isPublic(job.status) || job.slug === null || job.published_at === null || job.employment_type === null) {
    return deleteListing(tx, job.id);
  }
  const place = known?.id === job.location_id ? known : await findPlace(tx, job.location_id);
  if (place?.is_open !== true) return deleteListing(tx, job.id);
  const pay = toPay(job);
  const shiftTimes = deriveShiftTimes(job.usual_week, place.country);
  const kind = { employment_type: job.employment_type, shift_times: shiftTimes };
  await putListing(tx, {
    job_id: job.id,
    group_id: job.group_id,
    location_id: job.location_id,
    rollout_id: job.rollout_id,
    slug: job.slug,
    site_slug: place.site_slug,
    site_name: place.site_name,
    employer: place.employer,
    title: job.title,
    position_name: job.position_name,
    description: job.description,
    language: job.language,
    ...kind,
    pay_min: job.pay_min,
    pay_max: job.pay_max,
    pay_currency: job.pay_currency,
    pay_per: job.pay_per,
    pay_tips: job.pay_tips,
    pay_hour: pay === null ? null : payPerHour(pay.max, pay.per, toWeeklyHours(job)),
    week_minutes_min: job.week_minutes_min,
    week_minutes_max: job.week_minutes_max,
    starts_on: job.starts_on,
    usual_week: json(job.usual_week),
    perks: json(job.perks),
    questions: json(job.questions),
    asks: json(job.asks),
    closes_on: job.closes_on,
    evergreen: job.evergreen,
    place_name: place.name,
    address: place.address,
    city: place.city,
    region: place.region,
    country: place.country,
    latitude: place.latitude,
    longitude: place.longitude,
    search_text: foldText(`${job.title} ${job.position_name} ${place.name} ${place.employer} ${place.site_name}`),
    place_text: foldText(`${place.name} ${place.city} ${place.region} ${countryNames(place.country)}`),
    tags: [...listingTags({ ...kind, title: job.title, position_name: job.position_name, country: place.country })],
    tags_version: TAGS_VERSION,
    postcode: foldPostcode(place.postcode),
    published_at: job.published_at,
    changed_at: now,
    expires_at: job.expires_at,
  });
}
