/** Hours within which an employer answers a candidate; a card that waits longer is late. */
export const PROMISED_HOURS = 48;
/** Cards of a column that come with the board; the rest is asked for while scrolling. */
export const CARDS_PER_COLUMN = 30;
/** Minutes until a candidate is written to about an end, unless another time is chosen: long enough to notice a slip. */
export const LETTER_DELAY_MINUTES = 10;

/** How long a draft sent by mail is kept. */
export const DRAFT_KEPT_MS = 30 * 24 * 60 * 60_000;
/** Links that one network may have sent, and that one address may get. */
export const DRAFTS_PER_NETWORK = { count: 20, windowMs: 60 * 60_000 };
export const DRAFTS_PER_ADDRESS = { count: 5, windowMs: 24 * 60 * 60_000 };
