/** For a navigation that gives the page in view another address, as when what is written there was saved for the first time. */
export const SAME_PAGE = { replace: true, preventScrollReset: true, state: { samePage: true } } as const;

/** Tells if a navigation stays on the current page, so that focus and scroll position remain. */
export function isSamePage(kind: string, state: unknown): boolean {
  return kind === 'REPLACE' && typeof state === 'object' && state !== null && 'samePage' in state;
}
