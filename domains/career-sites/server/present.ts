import type { PublicJob, PublicJobListItem, Site } from '../contract/schemas.ts';
import type { ListingRow } from '@hearth/domains/jobs/service';
import type { FoundListing } from './queries/search-listings.ts';
import { toPay, toWeeklyHours } from '@hearth/domains/jobs/service';

const toIso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Presents a live job in search results. */
export function presentListingLine(row: FoundListing): PublicJobListItem {
  return {
    id: row.job_id,
    slug: row.slug,
    site: { slug: row.site_slug, name: row.site_name },
    employer: row.employer,
    title: row.title,
    position_name: row.position_name,
    language: row.language,
    employment_type: row.employment_type,
    pay: toPay(row),
    weekly_hours: toWeeklyHours(row),
    place: {
      name: row.place_name,
      address: row.address,
      city: row.city,
      region: row.region,
      country: row.country,
      latitude: row.latitude,
      longitude: row.longitude,
    },
    distance_km: row.distance_km === null ? null : Math.round(row.distance_km * 10) / 10,
    shift_times: row.shift_times,
    published_at: row.published_at.toISOString(),
  };
}

/** Presents a live job in full, without the answers that rule out. */
export function presentListing(row: ListingRow, site: Site, also: PublicJob['also']): PublicJob {
  const { shift_times: _times, ...line } = presentListingLine({ ...row, distance_km: null });
  return {
    ...line,
    also,
    site,
    description: row.description,
    starts_on: row.starts_on,
    usual_week: row.usual_week,
    perks: row.perks,
    asks: row.asks,
    questions: row.questions.map(({ id, kind, text, options, required, bank }) => ({
      id,
      kind,
      text,
      options,
      required,
      ...(bank === undefined ? {} : { translations: bank.translations }),
    })),
    closes_on: row.closes_on,
    expires_at: toIso(row.expires_at),
    evergreen: row.evergreen,
  };
}
