/** Places and sizes of fields are ten thousandths of the page: whole numbers, which compare exactly. */
export const UNIT = 10_000;
export const MOST_PAGES = 100;
export const MEGABYTE = 1024 * 1024;
/** The largest PDF to be signed. */
export const LARGEST_PDF = 10 * MEGABYTE;
/** Written anew, with every object apart, it is larger. */
export const LARGEST_KEPT = 16 * MEGABYTE;
/** What is given back can be larger: signatures and the certificate are in it. */
export const LARGEST_CHECKED = 20 * MEGABYTE;
export const MOST_FIELDS = 60;
export const MOST_STROKES = 60;
/** Numbers in all strokes of a drawn signature together: each point is two. */
export const MOST_STROKE_NUMBERS = 8_000;
/** The agreements that one brand has in use. */
export const AGREEMENTS_PER_BRAND = 50;
export const LINK_DAYS = 60;
/** Of the copies of whoever has left. */
export const COPY_LINK_DAYS = 365;
/** Nobody is reminded by hand of the same request more often. */
export const HOURS_BETWEEN_REMINDERS = 20;
/** Days without a signature after which a reminder goes out by itself, the first and those that follow. */
export const FIRST_REMINDER_DAYS = 3;
export const NEXT_REMINDER_DAYS = 7;
export const MOST_REMINDERS = 5;
/** Files that one network lets us check, which a whole house can share. */
export const CHECKS_PER_NETWORK = { count: 60, windowMs: 3_600_000 } as const;
/** And of these, under way together. */
export const CHECKS_AT_ONCE = 2;
/** The consent that is asked for; a new wording is a new number. */
export const CONSENT_VERSION = 1;
