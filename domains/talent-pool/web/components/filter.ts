import type { PoolOrder } from '../../contract/reasons.ts';
import type { Filter } from '../../contract/schemas.ts';

export const DISTANCES = [10, 25, 50, 100] as const;
export const SILENCES = [30, 90, 180, 365] as const;

/** A filter as the address of the list has it; what narrows nothing is left out. */
export function queryOf(filter: Filter, order: PoolOrder) {
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

/** Whether a filter leaves anybody out. */
export function isNarrow({ q = '', tag = [], position, near, silent_days: silent }: Filter): boolean {
  return q.trim() !== '' || tag.length > 0 || [position, near, silent].some((part) => part !== undefined);
}

/** A filter without one of its parts, or with another value of it; nothing of it stays undefined. */
export function withPart<Part extends keyof Filter>(
  filter: Filter,
  part: Part,
  value: Filter[Part] | undefined,
): Filter {
  const { [part]: _before, ...rest } = filter;
  return (value === undefined ? rest : { ...rest, [part]: value }) as Filter;
}
