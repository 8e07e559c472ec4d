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

/** For how long the link of a confirmation opens its application. */
export const SENT_LINK_MS = 90 * 24 * 60 * 60_000;
/** Links that one network may try. */
export const SENT_LINKS_PER_NETWORK = { count: 60, windowMs: 60 * 60_000 };

/** Applications without signing in: from one network in an hour, and with one address in a day. */
export const GUESTS_PER_NETWORK = { count: 60, windowMs: 60 * 60_000 };
export const GUESTS_PER_ADDRESS = { count: 5, windowMs: 24 * 60 * 60_000 };
/** Of one network, those whose files are read at all. */
export const GUEST_BODIES_PER_NETWORK = { count: 120, windowMs: 60 * 60_000 };
/** Of one network's, those that cost no work; and of everyone's in an hour, whatever networks they come from. */
export const GUESTS_BEFORE_CAPTCHA = 20;
export const GUESTS_IN_ALL_BEFORE_CAPTCHA = { count: 500, windowMs: 60 * 60_000 };
/** How long an application waits for its address to be proven, and a password chosen with it. */
export const GUEST_KEPT_MS = 30 * 24 * 60 * 60_000;
/** For how long the link of a confirmation can set the first password: it may have been forwarded since. */
export const FIRST_PASSWORD_MS = 7 * 24 * 60 * 60_000;
/** New links that one application gets in a day. */
export const RENEWED_LINKS_PER_APPLICATION = { count: 3, windowMs: 24 * 60 * 60_000 };
/** For how long someone without a password who never proved their address and has no application left is remembered. */
export const UNPROVEN_KEPT_MS = 30 * 24 * 60 * 60_000;
