/** For a navigation that gives the page in view another address, as when what is written there was saved for the first time. */
export const SAME_PAGE = { replace: true, preventScrollReset: true, state: { samePage: true } } as const;

/** Whether a navigation led to the page that is in view already: the focus and the place that is read stay as they are. */
export function isSamePage(kind: string, state: unknown): boolean {
  return kind === 'REPLACE' && typeof state === 'object' && state !== null && 'samePage' in state;
}
