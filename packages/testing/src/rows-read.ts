import { type RawBuilder, sql } from 'kysely';
import type { ScopeKind, Tx } from '@hearth/platform/database';

/** A step of a plan that was carried out, with those below it. */
interface Step {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Step[];
}

/** Counts the rows of a table that a query reads, including discarded ones, by its executed plan. */
export async function countRowsRead<Kind extends ScopeKind>(
  tx: Tx<Kind>,
  table: string,
  query: (tx: Tx<Kind>) => Promise<unknown>,
): Promise<number> {
  let read = 0;
  const count = (step: Step): void => {
    const rows =
      step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0);
    if (step['Relation Name'] === table) read += rows * step['Actual Loops'];
    for (const below of step.Plans ?? []) count(below);
  };
  const explaining: Tx<Kind> = Object.create(tx, {
    execute: {
      value: async (statement: RawBuilder<unknown>) => {
        const [row] = await tx.execute<{ 'QUERY PLAN': readonly [{ readonly Plan: Step }] }>(
          sql`explain (analyze, format json) ${statement}`,
        );
        if (row !== undefined) count(row['QUERY PLAN'][0].Plan);
        return [];
      },
    },
  });
  await query(explaining);
  return read;
}
