/** Applications that are moved together at most. */
export const MOST_AT_ONCE = 200;
/** Minutes that a letter may wait at most: two days. */
export const LONGEST_LETTER_DELAY = 48 * 60;
/** Further places of a job that one form applies for; as many as its public page names. */
export const MOST_FURTHER_PLACES = 30;
