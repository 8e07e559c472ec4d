/** Pieces of news read at once. */
export const PAGE_SIZE = 20;
