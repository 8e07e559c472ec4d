import type { RuleSet } from '../contract/schemas.ts';

/** The first day of a week where a location has not chosen one: Monday. */
export const WEEK_START = 1;
export const DAYS_PER_WEEK = 7;
export const MINUTES_PER_DAY = 1440;
/** Where a day is halved, unless its location says otherwise. */
export const MIDDAY_AT = '13:00';
/** Steps that undo can go back. */
export const UNDO_STEPS = 50;
/** The longest range of days that one reading of shifts may span. */
export const MAX_RANGE_DAYS = 400;
/** The longest absence that one request may ask for. */
export const MAX_TIME_OFF_DAYS = 366;
/** How far ahead time off can begin: two years and a day, so that it is two years in every time zone. */
export const MAX_TIME_OFF_AHEAD_DAYS = 732;
/** Requests of one person that can wait at a time: balances look at every day of each. */
export const MAX_PENDING_TIME_OFF = 50;
/** How long a manager can undo their own decision on a request. */
export const TIME_OFF_UNDO_MINUTES = 10;
/** A suggested new start or end never leaves a shift shorter than this. */
export const SHORTEST_SUGGESTED_MINUTES = 60;
/** The number of past days in a calendar feed. */
export const FEED_DAYS_BACK = 30;
export const FEED_DAYS_AHEAD = 180;

/** The default rules of a location: 11 h of rest and 48 h a week are the European minimum. */
export const DEFAULT_RULES: RuleSet = {
  rules: {
    overlap: { level: 'block' },
    not_employed: { level: 'block' },
    time_off: { level: 'block' },
    time_off_tail: { level: 'consent' },
    time_off_requested: { level: 'warn' },
    unavailable: { level: 'consent' },
    not_preferred: { level: 'warn' },
    rest_gap: { level: 'consent', limit: 11 * 60 },
    daily_hours: { level: 'warn', limit: 10 * 60 },
    contract_hours: { level: 'warn' },
    weekly_hours: { level: 'block', limit: 48 * 60 },
    consecutive_days: { level: 'warn', limit: 6 },
    closed_day: { level: 'warn' },
    onboarding: { level: 'block' },
  },
  hours_count_on: 'start_day',
};

/** Reports of absence for one shift: each of them wakes managers. */
export const MOST_ABSENCE_REPORTS = 10;

/** How long somebody has to say yes or no to a change of their shift. */
export const CONSENT_ANSWER_HOURS = 48;
/** Raised whenever the question that workers read is worded otherwise: an answer names what was read. */
export const CONSENT_TEXT_VERSION = 1;
/** Requests that are listed to a worker at a time. */
export const MOST_CONSENTS = 100;
