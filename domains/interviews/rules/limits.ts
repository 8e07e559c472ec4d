const HOUR_MS = 3_600_000;

/** How many days a link works that nobody has chosen a time with. */
export const OPEN_DAYS = 14;
/** A link goes on working so long after a booked interview has ended. */
export const LINK_AFTER_MS = 24 * HOUR_MS;
/** Times are offered at this distance. */
export const STEP_MINUTES = 30;
/** From when on, and until when, a candidate can say that they come late. */
export const LATE_FROM_MS = 2 * HOUR_MS;
export const LATE_UNTIL_MS = HOUR_MS / 2;
/** Interviews on one page of a day's list. */
export const DAY_PAGE = 50;
