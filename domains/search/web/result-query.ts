import type { Kind } from '../contract/schemas.ts';

/** What of the results is shown: all kinds or one, a page of it, in the whole group or at the brand in view and below. */
export interface ResultChoice {
  readonly kind: Kind | undefined;
  /** From 1. */
  readonly page: number;
  readonly here: boolean;
}

/** The choice that an address makes among the kinds that are shown; what it does not say is the widest. */
export function choiceIn(entries: URLSearchParams, kinds: readonly Kind[]): ResultChoice {
  return {
    kind: kinds.find((one) => one === entries.get('kind')),
    page: Math.max(1, Math.trunc(Number(entries.get('page'))) || 1),
    here: entries.get('in') === 'here',
  };
}

/** The query of an address that makes a choice; nothing is said that holds anyway. */
export function queryOf({ kind, page, here }: ResultChoice): string {
  const entries = new URLSearchParams({
    ...(here ? { in: 'here' } : {}),
    ...(kind === undefined ? {} : { kind, ...(page > 1 ? { page: String(page) } : {}) }),
  });
  return entries.size === 0 ? '' : `?${entries.toString()}`;
}
