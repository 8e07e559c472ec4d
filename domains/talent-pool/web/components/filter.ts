import type { PoolOrder } from '../../contract/reasons.ts';
import type { PoolFilter } from '../../contract/schemas.ts';

export const DISTANCES = [10, 25, 50, 100] as const;
export const SILENCES = [30, 90, 180, 365] as const;

/** Converts a filter to the list's query parameters, without empty ones. */
export function toQuery(filter: PoolFilter, order: PoolOrder) {
  const { q = '', tag = [], position, near, km, silent_days: silent } = filter;
  return {
    order,
    ...(q.trim() === '' ? {} : { q: q.trim() }),
    ...(tag.length === 0 ? {} : { tag: [...tag] }),
    ...(position === undefined ? {} : { position }),
    ...(near === undefined ? {} : { near, ...(km === undefined ? {} : { km: String(km) }) }),
    ...(silent === undefined ? {} : { silent_days: String(silent) }),
  };
}

/** Returns whether a filter excludes anybody. */
export function isFiltering({ q = '', tag = [], position, near, silent_days: silent }: PoolFilter): boolean {
  return q.trim() !== '' || tag.length > 0 || [position, near, silent].some((part) => part !== undefined);
}

/** Returns a filter with one part changed or removed. */
export function setPart<Part extends keyof PoolFilter>(
  filter: PoolFilter,
  part: Part,
  value: PoolFilter[Part] | undefined,
): PoolFilter {
  const { [part]: _before, ...rest } = filter;
  return (value === undefined ? rest : { ...rest, [part]: value }) as PoolFilter;
}
