/** The rate-limit weight of each class of call, in ordinary calls. */
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

/** The rate-limit class of a call. */
export type CallWeight = keyof typeof CALL_WEIGHTS;
