import type { AskDays } from '../contract/asking.ts';
import type { Period } from '../contract/periods.ts';
import { DAYS } from './periods.ts';
import type { RetentionPlace } from './periods.ts';

/** Days before it is deleted, where the group says nothing. */
export const USUAL_ASK_DAYS: AskDays = 30;
/** Whoever is asked has so many days at least. */
export const LEAST_NOTICE_DAYS = 3;
/** Nobody is asked twice by a group within so many days. */
export const BETWEEN_ASKS_DAYS = 180;
/** What the question says, in the order in which its words were changed; it stands with each question that was asked. */
export const WORDS_VERSION = 1;

/** For how long a yes is: never longer than a year. */
export type KeepSpan = 'WEEKS_4' | 'MONTHS_3' | 'MONTHS_6' | 'YEAR_1';
const isSpan = (period: Period): period is KeepSpan => DAYS[period] <= DAYS.YEAR_1;

/** Where a law lets somebody agree to more than it sets as a limit. */
const WITH_CONSENT: Readonly<Record<string, KeepSpan>> = {
  // Autoriteit Persoonsgegevens: four weeks, with permission a year.
  NL: 'YEAR_1',
};

/** How many days before its end something is asked about: never before half of its time has gone. */
export function askLead(days: number, asked: AskDays): number {
  return Math.min(asked, Math.floor(days / 2));
}

/**
 * For how long a yes keeps what was sent for a place, counted from the yes: it is a new word about the application, after which the
 * period of the place begins again, but for no more than a year.
 */
export function keepSpan(place: RetentionPlace, held: Period): KeepSpan {
  return WITH_CONSENT[place.country ?? ''] ?? (isSpan(held) ? held : 'YEAR_1');
}

/** For how long a yes is about several places: as long as it is for each of them. */
export function shortestSpan(spans: readonly KeepSpan[]): KeepSpan {
  return spans.toSorted((one, other) => DAYS[one] - DAYS[other])[0] ?? 'WEEKS_4';
}
