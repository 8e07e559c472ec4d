/** What each class of call takes of the budgets of those who make it, in ordinary calls. */
export const CALL_WEIGHTS = {
  /** A picture, of which one page shows many. */
  picture: 0.1,
  read: 1,
  write: 1,
  /** Looks through many rows, or is made of several calls, such as a page. */
  search: 5,
  /** Builds, reads or works through something large: files, exports, maps, imports. */
  heavy: 20,
} as const;

/** How much a call asks of the server. */
export type CallWeight = keyof typeof CALL_WEIGHTS;
