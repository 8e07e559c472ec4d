/** Rate limit for links and internal applications of one person. */
export const LINKS_PER_PERSON = { count: 60, windowMs: 60 * 60_000 };
export const APPLICATIONS_PER_PERSON = { count: 20, windowMs: 24 * 60 * 60_000 };
/** A link is reused for so many days, so that a shared one lasts at least three weeks. */
export const LINK_REUSE_DAYS = 7;
/** More referrals than this within thirty days raise a hint. */
export const MANY_REFERRALS = 10;
