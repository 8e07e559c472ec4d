import { sql } from 'kysely';
import type { Tx } from '../database.ts';

/** A row as its person takes it along: values that JSON knows, by the names of its columns. */
export type OwnRow = Readonly<Record<string, unknown>>;

/**
 * What a domain keeps on people at work that each of them may take along. A test demands that each table with a column for an
 * employee is covered by one of these, or that its absence is argued.
 */
export interface OwnRecords {
  /** Names the rows in the file: `punches`. */
  readonly name: string;
  readonly tables: readonly string[];
  /** All rows of these employments, the oldest first, with nothing of anybody else's. */
  find(tx: Tx<'system'>, employeeIds: readonly string[]): Promise<readonly OwnRow[]>;
}

/** Rows of one table with these of its columns, in an order; `by` is the column that says whose they are. */
export function ownRows(
  name: string,
  table: string,
  {
    columns,
    order,
    by = 'employee_id',
  }: { readonly columns: readonly string[]; readonly order: readonly string[]; readonly by?: string },
): OwnRecords {
  const list = (names: readonly string[]) => sql.join(names.map((column) => sql.ref(column)));
  return {
    name,
    tables: [table],
    find: async (tx, employeeIds) => {
      const rows = await tx.execute<{ row: OwnRow }>(sql`
        select to_jsonb(r) as row from (
          select ${list(columns)} from ${sql.table(table)}
          where ${sql.ref(by)} = any (${[...employeeIds]}::uuid[]) order by ${list(order)}
        ) r`);
      return rows.map(({ row }) => row);
    },
  };
}
