/** Valid tokens of one person, and service tokens of one group. */
export const MOST_TOKENS = 50;
/** The last use of a token is noted this often at most. */
export const NOTE_USE_MS = 3_600_000;
/** Tokens on one page of a list. */
export const TOKENS_ON_A_PAGE = 50;
