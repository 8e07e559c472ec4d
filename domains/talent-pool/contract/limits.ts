/** Tags of one brand: what a list can still be read through. */
export const TAGS_PER_BRAND = 20;
export const TAGS_PER_PERSON = 5;
export const SEARCHES_PER_BRAND = 30;
/** People who are added, or invited, at once. */
export const MOST_AT_ONCE = 200;
