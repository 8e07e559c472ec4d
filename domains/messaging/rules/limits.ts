/** Messages and conversations of a page when the caller does not say: the specification's figure. */
export const MESSAGE_PAGE = 10;
