/** Periods before one whose later changes still come into it. */
export const MOST_CORRECTED = 3;
/** Days that a tip pool can be collected over. */
export const MOST_POOL_DAYS = 31;
/** Pools and exports that are listed at once. */
export const MOST_LISTED = 50;
/** Days up to today that are looked through for those far from the plan, as many as the clock’s list of exceptions has. */
export const FAR_DAYS = 14;
/** Days that a report of hours covers at most. */
export const MOST_REPORT_DAYS = 31;
/** Locations that a report works out at once: some hundreds of people. */
export const LOCATIONS_AT_ONCE = 10;
