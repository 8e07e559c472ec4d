import { runDetached } from '@hearth/platform/database';
import type { Database } from '@hearth/platform/database';
import { fillDatabase, findSequences } from './fill.ts';
import { matchColumns, readRows, RowSum, writeRows } from './rows.ts';
import type { TableSum } from './rows.ts';
import { speakPlainly } from './session.ts';
import { listTables, whileOwnerReads } from './tables.ts';

/**
 * Copies every row from one database to another that was migrated to the same schema and is empty: one moment of the one, in one
 * transaction of the other, which ends only when each table has as many rows with the same hash. Answers what each table holds.
 */
export async function copyDatabase(from: Database, to: Database): Promise<ReadonlyMap<string, TableSum>> {
  const sums = new Map<string, TableSum>();
  const copy: Parameters<typeof from.ownerTransaction>[0] = async (query, script) => {
    const source = { query, script };
    await speakPlainly(source);
    const tables = await listTables(source);
    const sequences = await findSequences(source);
    // The other database's transaction is none within this one.
    await runDetached(() =>
      to.ownerTransaction(async (targetQuery, targetScript) => {
        const target = { query: targetQuery, script: targetScript };
        await fillDatabase(target, async (empty) => {
          for (const table of tables) {
            const there = empty.get(table.name);
            if (there === undefined) throw new Error(`The other database has no table ${table.name}.`);
            const filling = matchColumns(
              there,
              table.columns.map(({ name }) => name),
            );
            const sum = new RowSum();
            for await (const rows of readRows(source, table)) {
              sum.add(rows);
              await writeRows(target, filling, rows);
            }
            sums.set(table.name, sum.sum);
          }
          return { sums, sequences };
        });
      }),
    );
  };
  await whileOwnerReads(from, () => from.ownerTransaction(copy, { snapshot: true }));
  return sums;
}
