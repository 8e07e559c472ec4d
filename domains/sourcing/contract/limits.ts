/** Days for which a referral link is valid. */
export const LINK_DAYS = 30;
/** The most parts of a bonus, and the longest wait for one. */
export const MAX_BONUS_PARTS = 4;
export const MOST_DAYS_EMPLOYED = 730;
/** The highest amount of a part, in minor units. */
export const MAX_PART_AMOUNT = 100_000_000;
