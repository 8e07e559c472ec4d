import type { FieldRule } from './field-rule.ts';
import { z } from 'zod';
import { isStorable } from './storable.ts';
import { isMailableLength, LONGEST_ADDRESS } from './text/mail-address.ts';

/**
 * The shapes that every contract uses for what comes in. Each can hold only what both databases hold, in a length that is
 * known: a test refuses any other text, number, day or list in an input. Bodies are strict: an unknown field is refused by name.
 */

/** The largest whole number of a column of integers. */
export const LARGEST_INTEGER = 2_147_483_647;
/** The days that people plan with and were born on. Outside, PostgreSQL and JavaScript do not agree on what a day is. */
export const EARLIEST_DAY = '1900-01-01';
export const LATEST_DAY = '2199-12-31';

const RULES_OF_FORMS = new Map<string, FieldRule>();
/** The rule that a text breaks whose form is not that of a pattern, by the pattern as zod reports it. */
export const ruleOfForm = (form: string | undefined): FieldRule => RULES_OF_FORMS.get(form ?? '') ?? 'format_regex';

/** The message and rule of a failed refinement. */
const refinement = (message: string, rule: FieldRule) => ({ message, params: { rule } });
const STORABLE = refinement('must not hold NUL or half characters', 'storable');
/** Where the length is wrong nothing else is asked: no pattern ever sees more than the longest text. */
const boundedString = (max: number) => z.string().max(max, { abort: true }).refine(isStorable, STORABLE);

/** As it was written, of at most `max` characters: passwords, tokens, what is looked up and not kept. */
export const string = boundedString;
/** Like `string`, but trimmed: for search terms. */
export const trimmedString = (max: number) => z.string().trim().max(max, { abort: true }).refine(isStorable, STORABLE);
/** A text of a form, of at most `max` characters. */
export const pattern = (max: number, form: RegExp, message?: string, rule?: FieldRule) => {
  if (rule !== undefined) RULES_OF_FORMS.set(String(form), rule);
  return boundedString(max).regex(form, message);
};
/** An address of mail. */
export const email = boundedString(LONGEST_ADDRESS)
  // What is no address at all is told so once.
  .check(z.email({ abort: true }))
  .refine(isMailableLength, refinement('must be an address that mail can be sent to', 'format_email'));
/** An address of the web, of at most `max` characters. */
export const url = (max: number, options: { readonly protocol?: RegExp } = {}) =>
  boundedString(max).check(z.url(options));
export const uuid = z.uuid().refine(isStorable, STORABLE);
/** What its sender made up to name a request by, so that it is done once however often it is sent: theirs alone, see `sentAgain`. */
export const senderKey = uuid.meta({ 'x-sender-key': true });
const isInBounds = (day: string): boolean => {
  const date = day.slice(0, EARLIEST_DAY.length);
  return date >= EARLIEST_DAY && date <= LATEST_DAY;
};
const IN_BOUNDS = refinement(`must be between ${EARLIEST_DAY} and ${LATEST_DAY}`, 'day_bounds');
/** A calendar day, `YYYY-MM-DD`. */
export const localDate = z.iso.date().refine(isStorable, STORABLE).refine(isInBounds, IN_BOUNDS);
/** A day of an answer that was reckoned from another, such as the end of the week of the last day: it may lie just outside. */
export const reckonedDay = z.iso.date();
/** `HH:MM`, 24 hours, wall clock of the location. */
export const localTime = pattern(5, /^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 09:30', 'format_time');
/** An instant in UTC, ISO 8601. */
export const instant = z.iso.datetime().max(32).refine(isStorable, STORABLE).refine(isInBounds, IN_BOUNDS);
/** Trimmed text of 1 to `max` characters, without control characters other than line breaks and tabs. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max, { abort: true })
    .refine(isStorable, STORABLE)
    .refine((value) => !/[^\P{Cc}\n\r\t]/u.test(value), refinement('must not hold control characters', 'characters'));
/** Like `text`, but on one line: names, which stand in a line of their own where somebody else reads on. */
export const line = (max: number) =>
  text(max).refine((value) => !/[\n\r\t\u2028\u2029]/u.test(value), refinement('must be a single line', 'characters'));
/** Like `line`, but may be empty. */
export const optionalLine = (max: number) => z.union([z.literal(''), line(max)]);
/** Like `text`, but may be empty. */
export const optionalText = (max: number) => z.union([z.literal(''), text(max)]);
/** A three-letter ISO 4217 code. */
export const currency = pattern(3, /^[A-Z]{3}$/, 'must be a currency code like EUR', 'format_currency');
/** A whole number between two bounds. */
export const integer = (min: number, max: number) => z.int().min(min).max(max);
/** How often a row was changed, as its reader saw it: once more still fits the column. */
export const rowVersion = integer(0, LARGEST_INTEGER - 1);
/** Pay, a price or a budget as somebody types it, in minor units (cents) of a currency: nobody owes it. */
export const amountOfMoney = z.strictObject({ amount: integer(0, LARGEST_INTEGER), currency });
/** A balance in minor units (cents) of a currency, which may be less than nothing. For answers. */
export const money = z.strictObject({ amount: integer(-LARGEST_INTEGER, LARGEST_INTEGER), currency });
/** An IANA time zone that this machine knows. */
export const timeZone = boundedString(64).refine(
  (zone) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: zone });
      return !/^[+-]/.test(zone);
    } catch {
      return false;
    }
  },
  refinement('must be a time zone like Europe/Lisbon', 'time_zone'),
);
/** How far a letter by mail has come; a moment is null while it has not come. Without any it waits to be handed over. */
export const letterState = z.strictObject({
  accepted_at: instant.nullable(),
  refused_at: instant.nullable(),
  returned_at: instant.nullable(),
});
/** A query flag: `true`, `false`, `1`, `0`. */
export const flag = boundedString(8).pipe(z.stringbool());
/** A query number with bounds. */
export const count = (min: number, max: number) =>
  pattern(9, /^\d{1,9}$/, 'must be a whole number', 'format_whole_number')
    .transform(Number)
    .pipe(integer(min, max));
/** A repeated query parameter: one value or many (`a=1&a=2`), at most `max`. */
export const listParameter = <T extends z.ZodType<unknown, string>>(item: T, max = 50) =>
  z.union([item.transform((value) => [value]), z.array(item).max(max)]);
const limitsOfKeys = new WeakSet<object>();

function atMostKeys(max: number): (value: object) => boolean {
  const isWithin = (value: object): boolean => Object.keys(value).length <= max;
  limitsOfKeys.add(isWithin);
  return isWithin;
}

/** Tells if a check limits the number of keys of a dictionary. */
export function isKeyLimit(check: unknown): boolean {
  return typeof check === 'function' && limitsOfKeys.has(check);
}

/** Values under names that are not known beforehand, at most `max` of them. */
export const dictionary = <K extends z.core.$ZodRecordKey, V extends z.ZodType>(key: K, value: V, max: number) =>
  z.record(key, value).refine(atMostKeys(max), `must not hold more than ${max} names`);
/** Any JSON of at most `max` characters as it is written. */
export const json = (max: number) =>
  z.json().refine((value) => JSON.stringify(value).length <= max, `must not be longer than ${max} characters`);
/** The window of a paged list. */
export const page = { offset: count(0, 100_000).optional(), limit: count(1, 100).optional() };
