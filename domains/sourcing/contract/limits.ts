/** A link that a colleague shares is good for so many days from the day that it was made. */
export const LINK_DAYS = 30;
/** Parts that a bonus may be paid in, and the longest that one may be waited for. */
export const MOST_PARTS = 4;
export const MOST_DAYS_EMPLOYED = 730;
/** The most that a part may be, in minor units. */
export const MOST_OF_PART = 100_000_000;
