import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tables } from './tables.ts';

type PostingTable = Tables['job_boards.posting'];
export type PostingRow = Selectable<PostingTable>;
export type DeliveryRow = Selectable<Tables['job_boards.delivery']>;

const SHOWN = 10;

/** Finds the postings of a job. */
export function findPostings(tx: Tx, jobId: string): Promise<PostingRow[]> {
  return tx.tables<Tables>().selectFrom('job_boards.posting').selectAll().where('job_id', '=', jobId).execute();
}

/** Locks the postings of a job in a fixed order. */
export function lockPostings(tx: Tx, jobId: string): Promise<PostingRow[]> {
  return tx
    .tables<Tables>()
    .selectFrom('job_boards.posting')
    .selectAll()
    .where('job_id', '=', jobId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export function findPosting(tx: Tx, id: string): Promise<PostingRow | undefined> {
  return tx.tables<Tables>().selectFrom('job_boards.posting').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Inserts a new posting unless the job has one at the board. */
export async function addPosting(tx: Tx, row: Omit<Insertable<PostingTable>, 'id'>): Promise<void> {
  await tx
    .tables<Tables>()
    .insertInto('job_boards.posting')
    .values({ ...row, id: newId() })
    .onConflict((conflict) => conflict.columns(['job_id', 'board']).doNothing())
    .execute();
}

export async function updatePosting(tx: Tx, id: string, change: Updateable<PostingTable>): Promise<void> {
  await tx.tables<Tables>().updateTable('job_boards.posting').set(change).where('id', '=', id).execute();
}

/** Updates a posting unless it changed meanwhile; false then. */
export async function updateIfCurrent(
  tx: Tx,
  { id, version }: Pick<PostingRow, 'id' | 'version'>,
  change: Updateable<PostingTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .tables<Tables>()
    .updateTable('job_boards.posting')
    .set(change)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function addDelivery(tx: Tx, row: Insertable<Tables['job_boards.delivery']>): Promise<void> {
  await tx.tables<Tables>().insertInto('job_boards.delivery').values(row).execute();
}

/** Finds the latest deliveries of each posting, newest first. */
export function findDeliveries(tx: Tx, postingIds: readonly string[]): Promise<DeliveryRow[]> {
  if (postingIds.length === 0) return Promise.resolve([]);
  return tx.execute<DeliveryRow>(sql`
    select last.* from unnest(${[...postingIds]}::uuid[]) as posting (id)
    cross join lateral (
      select * from job_boards.delivery where posting_id = posting.id order by number desc limit ${SHOWN}) last
    order by last.number desc`);
}
