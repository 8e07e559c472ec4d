/** The most criteria of a kit; more would not be judged with care. */
export const MAX_CRITERIA = 8;
/** The rating scale from worst to best, without a middle to hide in. There is no middle to hide in. */
export const RATING_STEPS = ['NOT_AT_ALL', 'NOT_QUITE', 'MOSTLY', 'FULLY'] as const;
/** Marks a criterion that did not come up, so that nobody has to invent an opinion. */
export const NOT_SEEN = 'NOT_SEEN';
/** The recommendations, from worst to best. */
export const RECOMMENDATIONS = ['STRONG_NO', 'NO', 'YES', 'STRONG_YES'] as const;
