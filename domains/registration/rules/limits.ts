const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Addresses that one network may ask about; the answer tells whether an account exists (spec section 5), so it is rationed. */
export const EMAIL_CHECKS_PER_NETWORK = { count: 60, windowMs: HOUR } as const;
/** Of them, those that cost no work. */
export const EMAIL_CHECKS_BEFORE_CAPTCHA = 10;
/** Addresses that one browser may ask about, from whichever networks. */
export const EMAIL_CHECKS_PER_DEVICE = { count: 30, windowMs: DAY } as const;
/** Maximum checks of one address by anyone, against watching it. */
export const EMAIL_CHECKS_PER_ADDRESS = { count: 10, windowMs: HOUR } as const;
/** Addresses that everybody together may ask about. */
export const EMAIL_CHECKS_IN_ALL = { count: 2000, windowMs: HOUR } as const;
/** Usernames that one person may ask about. */
export const USERNAME_CHECKS_PER_PERSON = { count: 60, windowMs: HOUR } as const;
/** An address gets at most one activation link in this time. */
export const ACTIVATION_MAIL_MS = DAY;
/** Digits after a suggested username; random, so that a suggestion tells nothing of other names. */
export const SUFFIX_DIGITS = 4;
/** Suggestions that are tried before none is made. */
export const SUGGESTIONS = 5;
/** Lifetime of the first owner's set-up link; each start makes a new one. */
export const SETUP_LINK_MS = DAY;
/** Lifetime of an employer invitation. */
export const INVITATION_MS = 7 * DAY;
/** Tries to open or use a set-up link from one network; none of them can guess 256 bits. */
export const SETUP_TRIES_PER_NETWORK = { count: 60, windowMs: HOUR } as const;
