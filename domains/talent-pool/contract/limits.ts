/** The most tags of one brand, so that the list stays readable. */
export const TAGS_PER_BRAND = 20;
export const TAGS_PER_PERSON = 5;
export const SEARCHES_PER_BRAND = 30;
/** The most people that one call adds or invites. */
export const MAX_PEOPLE_PER_CALL = 200;
