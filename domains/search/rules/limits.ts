/** Words of a term that count; more would only make it slower. */
export const MOST_WORDS = 8;
/** Hits of each kind, where all kinds are asked for and nothing else is said. */
export const FIRST_HITS = 5;
/** Hits on a page of one kind. */
export const HITS_PER_PAGE = 20;
