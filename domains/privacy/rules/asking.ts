import type { AskDays } from '../contract/asking.ts';
import type { Period } from '../contract/periods.ts';
import { PERIOD_DAYS } from './periods.ts';
import type { RetentionPlace } from './periods.ts';

/** The default for groups that have not chosen. */
export const DEFAULT_ASK_DAYS: AskDays = 30;
/** The fewest days that a candidate has to answer. */
export const MIN_NOTICE_DAYS = 3;
/** A group asks the same person at most once within so many days. */
export const DAYS_BETWEEN_ASKS = 180;
/** Version of the question's text, stored with each question that was sent. */
export const QUESTION_VERSION = 1;

/** How long consent to keep lasts: a year at most. */
export type KeepSpan = 'WEEKS_4' | 'MONTHS_3' | 'MONTHS_6' | 'YEAR_1';
const isSpan = (period: Period): period is KeepSpan => PERIOD_DAYS[period] <= PERIOD_DAYS.YEAR_1;

/** Where a law lets somebody agree to more than it sets as a limit. */
const WITH_CONSENT: Readonly<Record<string, KeepSpan>> = {
  // Autoriteit Persoonsgegevens: four weeks, with permission a year.
  NL: 'YEAR_1',
};

/** Returns how many days before deletion to ask; never in the first half of the period. */
export function askLead(days: number, asked: AskDays): number {
  return Math.min(asked, Math.floor(days / 2));
}

/** Returns how long consent extends retention: the location's period, a year at most. */
export function keepSpan(place: RetentionPlace, held: Period): KeepSpan {
  return WITH_CONSENT[place.country ?? ''] ?? (isSpan(held) ? held : 'YEAR_1');
}

/** Returns the shortest of several spans, for consent that covers several locations. */
export function shortestSpan(spans: readonly KeepSpan[]): KeepSpan {
  return spans.toSorted((one, other) => PERIOD_DAYS[one] - PERIOD_DAYS[other])[0] ?? 'WEEKS_4';
}
