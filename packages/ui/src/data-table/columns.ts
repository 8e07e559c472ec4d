import type { ReactNode } from 'react';

/** One column: its heading and what it shows of a row. */
export type Column<Row> = {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** The heading is a button that sorts. */
  sortable?: boolean | undefined;
  /** Numbers stand at the end. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** CSS width; tables over 200 rows need it on all columns but one. */
  width?: string | undefined;
  /** Names the row for screen readers; the first column does when none is marked. */
  rowHeader?: boolean | undefined;
};

/** Which column orders the rows, and how. */
export type Sort = { column: string; direction: 'ascending' | 'descending' };

/** The order that a press on a heading leads to: ascending first, then the other way. */
export function nextSort(sort: Sort | null | undefined, column: string): Sort {
  const again = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: again ? 'descending' : 'ascending' };
}

/** Tells if none, some or all rows are selected. */
export function selectionState(keys: readonly string[], selected: ReadonlySet<string>): 'none' | 'some' | 'all' {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

/** Selects all given rows, or takes all of them away when all are selected; other rows keep their state. */
export function toggleAll(keys: readonly string[], selected: ReadonlySet<string>): Set<string> {
  const next = new Set(selected);
  const all = selectionState(keys, selected) === 'all';
  for (const key of keys) {
    if (all) next.delete(key);
    else next.add(key);
  }
  return next;
}

/** Selects or takes away one row, or with a previous one all rows between (Shift). */
export function toggleRow(
  keys: readonly string[],
  selected: ReadonlySet<string>,
  key: string,
  since?: string,
): Set<string> {
  const next = new Set(selected);
  const on = !selected.has(key);
  const from = since === undefined ? -1 : keys.indexOf(since);
  const to = keys.indexOf(key);
  const span = from < 0 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1);
  for (const one of span) {
    if (on) next.add(one);
    else next.delete(one);
  }
  return next;
}
