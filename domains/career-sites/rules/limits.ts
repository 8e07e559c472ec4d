/** The page size of the career site. */
export const RESULTS_PER_PAGE = 20;
/** The most further locations that a result names. */
export const PLACES_PER_RESULT = 3;
/** The default radius of a search near the reader. */
export const DEFAULT_RADIUS_KM = 25;
/** How long a link can confirm an alert before it is deleted. */
export const ALERT_CONFIRM_MS = 7 * 24 * 60 * 60_000;
/** The most jobs in one digest; the rest follow in later ones. */
export const POSTS_PER_DIGEST = 20;
/** How long a job counts as new: four weekly digests, so that old alerts stay cheap. */
export const NEWS_MS = 31 * 24 * 60 * 60_000;
/** Rate limits for alert forms by network, and for mails by address. */
export const ALERTS_PER_NETWORK = { count: 20, windowMs: 60 * 60_000 };
export const ALERTS_PER_ADDRESS = { count: 5, windowMs: 24 * 60 * 60_000 };
