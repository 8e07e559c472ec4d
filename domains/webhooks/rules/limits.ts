/** Webhooks of one group. */
export const MOST_WEBHOOKS = 20;
/** Deliveries on one page of the log. */
export const DELIVERIES_ON_A_PAGE = 25;
/** How long deliveries are kept. */
export const DELIVERY_DAYS = 30;
/** How long the secret before the newest signs, too. */
export const ROTATION_MS = 24 * 3_600_000;
/** How long a receiver may take to answer. */
export const PATIENCE_MS = 10_000;
/** How much of an answer is kept. */
export const ANSWER_BYTES = 1024;
/** A webhook that fails for so long is paused. */
export const FAILING_MS = 5 * 24 * 3_600_000;
