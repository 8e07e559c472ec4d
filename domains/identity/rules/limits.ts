const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long an access token is good for. */
export const ACCESS_TOKEN_MS = 10 * MINUTE;
/** A session that is not used for this long ends. */
export const SESSION_IDLE_MS = 7 * DAY;
/** A session ends this long after signing in, used or not. */
export const SESSION_ABSOLUTE_MS = 30 * DAY;
/** For this long after a rotation the token before it gives the same answer again: its answer may have been lost. */
export const ROTATION_GRACE_MS = 10 * SECOND;

/** At most `count` tries within a window of `windowMs`. */
export interface AttemptLimit {
  readonly count: number;
  readonly windowMs: number;
}

export const LOGIN_FAILURES_PER_ACCOUNT: AttemptLimit = { count: 5, windowMs: 15 * MINUTE };
export const LOGIN_FAILURES_PER_ADDRESS: AttemptLimit = { count: 20, windowMs: HOUR };
export const SIGN_UPS_PER_ADDRESS: AttemptLimit = { count: 60, windowMs: HOUR };

/** How long a link to choose a new password is good for. */
export const RESET_LINK_MS = 30 * MINUTE;
/** How long a new account's link to choose its first password is good for. */
export const ACTIVATION_LINK_MS = DAY;
/** How long the link and the code that prove an address are good for. */
export const VERIFICATION_MS = DAY;
/** Wrong codes after which a new one has to be sent. */
export const WRONG_CODES = 5;

export const RESETS_PER_NAME: AttemptLimit = { count: 5, windowMs: HOUR };
export const RESETS_PER_NETWORK: AttemptLimit = { count: 20, windowMs: HOUR };
/** Looks at, and uses of, links for a new password. */
export const RESET_CODES_PER_NETWORK: AttemptLimit = { count: 60, windowMs: HOUR };
export const VERIFICATIONS_PER_PERSON: AttemptLimit = { count: 5, windowMs: HOUR };

/** Password hashes that may be computed at the same time, and how many more may wait. */
export const HASHES_AT_ONCE = 4;
export const HASHES_WAITING = 50;
