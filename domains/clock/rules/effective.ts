import type { PunchAct } from '../contract/schemas.ts';

interface LoggedRow {
  readonly id: string;
  readonly act: PunchAct;
  readonly replaces: string | null;
}

/** The rows of a log that count: those that no later row replaces or takes away. */
export function effectiveRows<Row extends LoggedRow>(rows: readonly Row[]): Row[] {
  const replaced = new Set(rows.flatMap(({ replaces }) => replaces ?? []));
  return rows.filter(({ id, act }) => act !== 'REMOVE' && !replaced.has(id));
}
