import { isLanguage } from '@hearth/kit/installation/host-language';
import type { Language } from '@hearth/kit/constants';
import type { EmploymentType } from '@hearth/domains/job-library/schemas';
import type { ShiftTime } from '@hearth/domains/jobs/schemas';
import { sitePath } from '@hearth/domains/jobs/rules';
import { parseCareerSearch, searchAddress } from './career-search.ts';
import type { QueryParameters } from './career-search.ts';

export const FREQUENCIES = ['DAILY', 'WEEKLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Stands for all sites in an address. No group has such a slug. */
export const ALL_SITES = '-';
/** Morning, where the reader lives. */
const HOUR = 8;
const MONDAY = 1;
const WEEK = 7;

/** The jobs that a subscriber wants to hear about. */
export interface AlertCriteria {
  readonly q: string;
  readonly place: string;
  readonly types: readonly EmploymentType[];
  readonly times: readonly ShiftTime[];
  /** The language that a post is written in; empty for any. */
  readonly postLanguage: Language | '';
}

/**
 * Parses the form's query parameters; invalid ones are ignored, as in a search. What makes no sense is left out, as
 * in a search.
 */
export function parseCriteria(parameters: QueryParameters): AlertCriteria {
  const { q, place, types, times } = parseCareerSearch(parameters);
  const language = parameters['post_language']?.[0] ?? '';
  return { q, place, types, times, postLanguage: isLanguage(language) ? language : '' };
}

/** Returns the path of a site's alert form (empty: of all), or of a later step. */
export function alertPath(site: string, step = ''): string {
  const form = `${sitePath(site === '' ? ALL_SITES : site)}/alerts`;
  return step === '' ? form : `${form}/${step}`;
}

/** Returns the address of the filled form, with the problem if it was rejected. */
export function alertAddress(
  site: string,
  { q, place, types, times, postLanguage = '' }: Omit<AlertCriteria, 'postLanguage'> & Partial<AlertCriteria>,
  problem = '',
): string {
  const address = searchAddress(
    alertPath(site),
    parseCareerSearch({ q: [q], place: [place], type: types, time: times }),
    {},
  );
  const more = [
    ...(postLanguage === '' ? [] : [`post_language=${postLanguage}`]),
    ...(problem === '' ? [] : [`problem=${problem}`]),
  ];
  return more.length === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${more.join('&')}`;
}

/** Returns when the next digest is due: the next local morning, or Monday morning. */
export function nextDigest(frequency: Frequency, timeZone: string, after: Date): Date {
  const now = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(timeZone);
  const morningOf = (date: Temporal.PlainDate) => date.toZonedDateTime({ timeZone, plainTime: { hour: HOUR } });
  const isPast = Temporal.ZonedDateTime.compare(morningOf(now.toPlainDate()), now) <= 0;
  const first = now.toPlainDate().add({ days: isPast ? 1 : 0 });
  const wait = frequency === 'DAILY' ? 0 : (WEEK + MONDAY - first.dayOfWeek) % WEEK;
  return new Date(morningOf(first.add({ days: wait })).epochMilliseconds);
}
