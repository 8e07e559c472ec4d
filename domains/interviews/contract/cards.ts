/** How many criteria a kit can name: more are not judged with care. */
export const MOST_CRITERIA = 8;
/** Steps of the scale from worst to best. There is no middle to hide in. */
export const STEPS = ['NOT_AT_ALL', 'NOT_QUITE', 'MOSTLY', 'FULLY'] as const;
/** Beside the scale, and no step of it: nobody has to invent an opinion on what was not talked about. */
export const NOT_SEEN = 'NOT_SEEN';
/** What somebody recommends, from worst to best. */
export const RECOMMENDATIONS = ['STRONG_NO', 'NO', 'YES', 'STRONG_YES'] as const;
