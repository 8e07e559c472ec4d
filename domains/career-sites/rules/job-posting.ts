import { fractionDigits } from '@hearth/kit/currency';
import type { EmploymentType } from '@hearth/domains/job-library/schemas';
import type { PublicJob } from '../contract/schemas.ts';
import { descriptionHtml } from '@hearth/domains/jobs/rules';

/** schema.org's words for our kinds of employment. */
const EMPLOYMENT: Readonly<Record<EmploymentType, string>> = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  TEMPORARY: 'TEMPORARY',
  SEASONAL: 'TEMPORARY',
  CASUAL: 'PER_DIEM',
  INTERNSHIP: 'INTERN',
  APPRENTICESHIP: 'OTHER',
};

/** A JSON-LD value. */
export type JsonLd = { readonly [key: string]: string | number | boolean | JsonLd | readonly JsonLd[] };

function toSalary(pay: NonNullable<PublicJob['pay']>): JsonLd {
  const scale = 10 ** fractionDigits(pay.currency);
  const value =
    pay.min === pay.max ? { value: pay.min / scale } : { minValue: pay.min / scale, maxValue: pay.max / scale };
  return {
    '@type': 'MonetaryAmount',
    currency: pay.currency,
    value: { '@type': 'QuantitativeValue', ...value, unitText: pay.per },
  };
}

function toJobLocation(job: PublicJob): JsonLd {
  const { place } = job;
  return {
    '@type': 'Place',
    name: place.name,
    address: {
      '@type': 'PostalAddress',
      ...(place.address === '' ? {} : { streetAddress: place.address }),
      ...(place.city === '' ? {} : { addressLocality: place.city }),
      ...(place.region === '' ? {} : { addressRegion: place.region }),
      addressCountry: place.country,
    },
    ...(place.latitude === null || place.longitude === null
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude } }),
  };
}

/**
 * A live post as schema.org's JobPosting, with what search engines require and recommend. `url` is the post's own address,
 * `siteUrl` the career site's. What is unknown is left out: an empty value is an error to a search engine, a missing one is not.
 */
export function jobPosting(job: PublicJob, url: string, siteUrl: string): JsonLd {
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionHtml(job.description),
    datePosted: job.published_at.slice(0, 10),
    ...(job.expires_at === null ? {} : { validThrough: job.expires_at }),
    employmentType: EMPLOYMENT[job.employment_type],
    hiringOrganization: { '@type': 'Organization', name: job.employer, sameAs: siteUrl },
    jobLocation: toJobLocation(job),
    identifier: { '@type': 'PropertyValue', name: job.employer, value: job.id },
    directApply: true,
    url,
    inLanguage: job.language,
    ...(job.pay === null ? {} : { baseSalary: toSalary(job.pay) }),
    ...(job.starts_on === null ? {} : { jobStartDate: job.starts_on }),
    ...(job.weekly_hours === null ? {} : { workHours: `${job.weekly_hours.min}-${job.weekly_hours.max} h a week` }),
  };
}

/** Serialises JSON so that it is safe between script tags. */
export function scriptJson(value: JsonLd): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
