/** Hundredths of a day, in which policies of days count. */
export const HUNDREDTHS = 100;
/** What a whole day counts in minutes where no terms say so. */
export const DAY_MINUTES = 480;
/** Terms that one policy can have. */
export const MOST_TERMS = 40;
/** Periods in use at one brand. */
export const MOST_CLOSED = 100;
/** Days that one closed period can last. */
export const MOST_CLOSED_DAYS = 366;
