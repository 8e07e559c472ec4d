const HOUR_MS = 3_600_000;

/** Days for which an invitation link works until a time is chosen. */
export const OPEN_DAYS = 14;
/** How long a link keeps working after a booked interview has ended. */
export const LINK_GRACE_MS = 24 * HOUR_MS;
/** The distance between offered start times. */
export const SLOT_STEP_MINUTES = 30;
/** How long before the start a candidate can report a delay. */
export const LATE_FROM_MS = 2 * HOUR_MS;
export const LATE_UNTIL_MS = HOUR_MS / 2;
/** Page size of a day's interviews. */
export const DAY_PAGE = 50;
