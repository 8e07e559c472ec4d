/** Pieces of news read at once. */
export const NEWS_PAGE = 20;
