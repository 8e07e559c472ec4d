/** How far ahead open shifts and shifts to swap for are shown. */
export const DAYS_AHEAD = 42;
/** How long a request that has ended stays in its people's lists. */
export const DAYS_KEPT_IN_LISTS = 30;
/** The most shifts that a colleague's can be chosen from. */
export const MOST_SWAPS = 200;
/** The most deals that one run ends. */
export const MOST_AT_ONCE = 500;
/** The most requests of one person, and the most shifts, that a list shows. */
export const MOST_LISTED = 200;
/** How long requests that have ended stay in a manager's list. */
export const DAYS_OF_HISTORY = 90;
