import { isLanguage } from '@hearth/kit/host-language';
import type { Language } from '@hearth/kit/constants';
import type { EmploymentType, ShiftTime } from '../contract/schemas.ts';
import { sitePath } from './career-address.ts';
import { readCareerSearch, searchAddress } from './career-search.ts';
import type { Parameters } from './career-search.ts';

export const FREQUENCIES = ['DAILY', 'WEEKLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Stands for all sites where an address names one. No group has such a slug. */
export const ALL_SITES = '-';
/** Morning, where the reader lives. */
const HOUR = 8;
const MONDAY = 1;
const WEEK = 7;

/** Which posts somebody wants to hear of. */
export interface Wanted {
  readonly q: string;
  readonly place: string;
  readonly types: readonly EmploymentType[];
  readonly times: readonly ShiftTime[];
  /** The language that a post is written in; empty for any. */
  readonly postLanguage: Language | '';
}

/** What an address of the form asks for. What makes no sense is left out, as in a search. */
export function readWanted(parameters: Parameters): Wanted {
  const { q, place, types, times } = readCareerSearch(parameters);
  const language = parameters['post_language']?.[0] ?? '';
  return { q, place, types, times, postLanguage: isLanguage(language) ? language : '' };
}

/** The address of the form for a site (empty: of all), or of a step after it. */
export function alertPath(site: string, step = ''): string {
  const form = `${sitePath(site === '' ? ALL_SITES : site)}/alerts`;
  return step === '' ? form : `${form}/${step}`;
}

/** The address of the form with what is wanted filled in, and why it comes back where it does. */
export function alertAddress(
  site: string,
  { q, place, types, times, postLanguage = '' }: Omit<Wanted, 'postLanguage'> & Partial<Wanted>,
  problem = '',
): string {
  const address = searchAddress(
    alertPath(site),
    readCareerSearch({ q: [q], place: [place], type: types, time: times }),
    {},
  );
  const more = [
    ...(postLanguage === '' ? [] : [`post_language=${postLanguage}`]),
    ...(problem === '' ? [] : [`problem=${problem}`]),
  ];
  return more.length === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${more.join('&')}`;
}

/** When the next digest is due: the first morning after an instant where the reader lives, or the first Monday's. */
export function nextDigest(frequency: Frequency, timeZone: string, after: Date): Date {
  const now = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(timeZone);
  const morningOf = (date: Temporal.PlainDate) => date.toZonedDateTime({ timeZone, plainTime: { hour: HOUR } });
  const isPast = Temporal.ZonedDateTime.compare(morningOf(now.toPlainDate()), now) <= 0;
  const first = now.toPlainDate().add({ days: isPast ? 1 : 0 });
  const wait = frequency === 'DAILY' ? 0 : (WEEK + MONDAY - first.dayOfWeek) % WEEK;
  return new Date(morningOf(first.add({ days: wait })).epochMilliseconds);
}
