/** The editor warns when the highest pay exceeds the lowest by this factor. */
export const WIDE_PAY_RATIO = 1.5;
/** Weeks in a month and a year, for comparing pay across units. */
export const WEEKS_PER_YEAR = 52;
export const MONTHS_PER_YEAR = 12;
/** Hours of a full week and day, for jobs that do not state theirs. */
export const FULL_WEEK_HOURS = 40;
export const FULL_DAY_HOURS = 8;
