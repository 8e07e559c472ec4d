import type { Tx } from '@hearth/platform/database';
import type { Insertable } from 'kysely';
import type { ConnectionKey } from './connection.ts';
import type { Tables } from './tables.ts';

/** Returns which of a board's applicant ids were imported already. */
export async function findImported(
  tx: Tx,
  { brand_id, board }: ConnectionKey,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .tables<Tables>()
    .selectFrom('job_boards.applicant')
    .select('external_id')
    .where('brand_id', '=', brand_id)
    .where('board', '=', board)
    .where('external_id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.external_id));
}

export async function insertApplicant(tx: Tx, row: Insertable<Tables['job_boards.applicant']>): Promise<void> {
  await tx.tables<Tables>().insertInto('job_boards.applicant').values(row).execute();
}
