/** A pay range wider than this (highest to lowest) tells a candidate nothing; the editor warns. */
export const WIDE_PAY_RATIO = 1.5;
/** A description shorter than this many characters cannot say what the work is. */
export const SHORTEST_DESCRIPTION = 80;
/** A post that is not evergreen closes by itself this many days after it went live, unless it names its own day. */
export const DEFAULT_OPEN_DAYS = 60;
/** For this many minutes the last change of state can be taken back by the person who made it. */
export const UNDO_MINUTES = 10;
/** How many results a page of the career site shows. */
export const RESULTS_PER_PAGE = 20;
/** Further places that a line of results names. */
export const PLACES_PER_RESULT = 3;
/** "Near me" looks this far when nothing else is said. */
export const DEFAULT_RADIUS_KM = 25;
/** Weeks in a month and a year, for comparing wages told by different units. */
export const WEEKS_PER_YEAR = 52;
export const MONTHS_PER_YEAR = 12;
/** Hours of a full week and a full day, where a post does not name its own. */
export const FULL_WEEK_HOURS = 40;
export const FULL_DAY_HOURS = 8;
/** For so long a mailed link confirms an alert; then the wish is forgotten. */
export const ALERT_CONFIRM_MS = 7 * 24 * 60 * 60_000;
/** Posts that one digest names; a later one names the others. */
export const POSTS_PER_DIGEST = 20;
/** For so long a post is news to those who wait for such: four digests of who hears weekly, so that an alert of years reads no more than a month. */
export const NEWS_MS = 31 * 24 * 60 * 60_000;
/** Forms that one network may send, and letters that one address may get by them. */
export const ALERTS_PER_NETWORK = { count: 20, windowMs: 60 * 60_000 };
export const ALERTS_PER_ADDRESS = { count: 5, windowMs: 24 * 60 * 60_000 };
