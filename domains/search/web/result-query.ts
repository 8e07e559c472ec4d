import type { Kind } from '../contract/schemas.ts';

/** The visible results: all kinds or one, its page, and the group or the brand in view. */
export interface ResultFilter {
  readonly kind: Kind | undefined;
  /** From 1. */
  readonly page: number;
  readonly here: boolean;
}

/** Parses the URL's result filter; absent parameters mean the widest choice. */
export function parseResultFilter(entries: URLSearchParams, kinds: readonly Kind[]): ResultFilter {
  return {
    kind: kinds.find((one) => one === entries.get('kind')),
    page: Math.max(1, Math.trunc(Number(entries.get('page'))) || 1),
    here: entries.get('in') === 'here',
  };
}

/** Builds the URL query of a result filter without default values. */
export function toResultQuery({ kind, page, here }: ResultFilter): string {
  const entries = new URLSearchParams({
    ...(here ? { in: 'here' } : {}),
    ...(kind === undefined ? {} : { kind, ...(page > 1 ? { page: String(page) } : {}) }),
  });
  return entries.size === 0 ? '' : `?${entries.toString()}`;
}
