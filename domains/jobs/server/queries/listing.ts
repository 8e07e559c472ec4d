import type { Tx } from '@hearth/platform/database';
import type { Insertable, Selectable } from 'kysely';
import type { JobsTables } from './tables.ts';

export type ListingRow = Selectable<JobsTables['jobs.listing']>;

/** Upserts the listing of a live job. */
export async function putListing(tx: Tx, row: Insertable<JobsTables['jobs.listing']>): Promise<void> {
  const { job_id: _, ...rest } = row;
  await tx
    .tables<JobsTables>()
    .insertInto('jobs.listing')
    .values(row)
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(rest))
    .execute();
}

export async function deleteListing(tx: Tx, jobId: string): Promise<void> {
  await tx.tables<JobsTables>().deleteFrom('jobs.listing').where('job_id', '=', jobId).execute();
}
