const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Lifetime of an access token. */
export const ACCESS_TOKEN_MS = 10 * MINUTE;
/** How long a key pair signs access tokens. */
export const SIGNING_KEY_MS = 30 * DAY;
/** How long a replaced key still verifies: longer than its tokens live, clock skew included. */
export const REPLACED_KEY_MS = DAY;
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

/** Lifetime of a link to reset a password. */
export const RESET_LINK_MS = 30 * MINUTE;
/** Lifetime of a new account's link to choose its first password. */
export const ACTIVATION_LINK_MS = DAY;
/** Lifetime of the link and code that verify an address. */
export const VERIFICATION_MS = DAY;
/** Wrong codes after which a new one has to be sent. */
export const WRONG_CODES = 5;

/** Five, as reading 56 settles it. */
export const RESETS_PER_NAME: AttemptLimit = { count: 5, windowMs: HOUR };
export const RESETS_PER_NETWORK: AttemptLimit = { count: 20, windowMs: HOUR };
/** Looks at, and uses of, links for a new password. */
export const RESET_CODES_PER_NETWORK: AttemptLimit = { count: 60, windowMs: HOUR };
export const VERIFICATIONS_PER_PERSON: AttemptLimit = { count: 5, windowMs: HOUR };

/** Lifetime of a pending sign-in; too many wrong answers end it earlier. */
export const CHALLENGE_MS = 10 * MINUTE;
export const WRONG_ANSWERS = 5;
/** Passkeys of one person. */
export const PASSKEYS_PER_PERSON = 20;
/** Challenges for passkeys: each opening of the login page asks for one. */
export const PASSKEY_CHALLENGES_PER_NETWORK: AttemptLimit = { count: 600, windowMs: HOUR };
export const PASSKEY_ANSWERS_PER_NETWORK: AttemptLimit = { count: 120, windowMs: HOUR };
/** Wrong answers over several sign-ins of one person. */
export const ANSWERS_PER_PERSON: AttemptLimit = { count: 20, windowMs: HOUR };
/** Maximum wrong passwords of a signed-in person. */
export const PASSWORD_PROOFS_PER_PERSON: AttemptLimit = { count: 5, windowMs: 15 * MINUTE };
/** The wait before the password alone is enough: time for the owner to see the mail. */
export const LOST_DEVICE_MS = 3 * DAY;
export const LOST_DEVICE_MAILS: AttemptLimit = { count: 3, windowMs: DAY };
/** Maximum wrong passwords on a known device, separate from other people's attempts. */
export const LOGIN_FAILURES_PER_DEVICE: AttemptLimit = { count: 10, windowMs: 15 * MINUTE };
/** Tries at one account, from wherever, after which an unknown device has to work for the next. */
export const LOGIN_TRIES_BEFORE_CAPTCHA: AttemptLimit = { count: 5, windowMs: 15 * MINUTE };
/** Lifetime of a captcha. */
export const CAPTCHA_MS = 10 * MINUTE;
export const CAPTCHAS_PER_NETWORK: AttemptLimit = { count: 120, windowMs: HOUR };
/** Sign-ups, and questions for a new password, from one network in an hour, after which the next has to be worked for. */
export const SIGN_UPS_BEFORE_CAPTCHA = 20;
export const RESETS_BEFORE_CAPTCHA = 10;
/** How long a trusted device skips the second factor. */
export const DEVICE_TRUST_MS = 30 * DAY;
/** How long an unused device stays known. */
export const DEVICE_MS = 180 * DAY;

/** Password hashes that may be computed at the same time, and how many more may wait. */
export const HASHES_AT_ONCE = 4;
export const HASHES_WAITING = 50;
