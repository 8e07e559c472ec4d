import { z } from 'zod';

/** The shapes that every contract uses. Bodies are strict: an unknown field is refused by name. */
export const uuid = z.uuid();
/** What its sender made up to name a request by, so that it is done once however often it is sent: theirs alone, see `sentAgain`. */
export const senderKey = uuid.meta({ 'x-sender-key': true });
export const localDate = z.iso.date();
/** `HH:MM`, 24 hours, wall clock of the location. */
export const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 09:30');
/** An instant in UTC, ISO 8601. */
export const instant = z.iso.datetime();
/** Trimmed text of 1 to `max` characters, without control characters other than line breaks and tabs. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((value) => !/[^\P{Cc}\n\r\t]/u.test(value), 'must not hold control characters');
/** Like `text`, but may be empty. */
export const optionalText = (max: number) => z.union([z.literal(''), text(max)]);
/** A three-letter ISO 4217 code. */
export const currency = z.string().regex(/^[A-Z]{3}$/, 'must be a currency code like EUR');
/** Minor units (cents) in a currency. */
export const money = z.strictObject({ amount: z.int(), currency });
/** An IANA time zone that this machine knows. */
export const timeZone = z.string().refine((zone) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return !/^[+-]/.test(zone);
  } catch {
    return false;
  }
}, 'must be a time zone like Europe/Lisbon');
/** How far a letter by mail has come; a moment is null while it has not come. Without any it waits to be handed over. */
export const letterState = z.strictObject({
  accepted_at: instant.nullable(),
  refused_at: instant.nullable(),
  returned_at: instant.nullable(),
});
/** A query flag: `true`, `false`, `1`, `0`. */
export const flag = z.stringbool();
/** A query number with bounds. */
export const count = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(max));
/** A repeated query parameter: one value or many (`a=1&a=2`), at most `max`. */
export const repeated = <T extends z.ZodType<unknown, string>>(item: T, max = 50) =>
  z.union([item.transform((value) => [value]), z.array(item).max(max)]);
/** The window of a paged list. */
export const page = { offset: count(0, 100_000).optional(), limit: count(1, 100).optional() };
