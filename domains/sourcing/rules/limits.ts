/** Links that one person may ask for, and applications from inside. */
export const LINKS_PER_PERSON = { count: 60, windowMs: 60 * 60_000 };
export const APPLICATIONS_PER_PERSON = { count: 20, windowMs: 24 * 60 * 60_000 };
/** A link is shown again for so many days, so that each that is shared stays good for three weeks at least. */
export const SHOWN_AGAIN_DAYS = 7;
/** More referrals than this within thirty days are worth a look. */
export const MANY_REFERRALS = 10;
