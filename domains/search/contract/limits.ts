/** Letters of a term. */
export const SHORTEST_TERM = 2;
export const LONGEST_TERM = 100;
