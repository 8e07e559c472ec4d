import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { json } from '@hearth/platform/database';
import type { Selectable } from 'kysely';
import type { JobsTables } from './tables.ts';

export type ChangeRow = Selectable<JobsTables['jobs.job_change']>;

/** Appends to a job's history, which is never altered. Nothing ever changes or removes one. */
export async function insertChange(tx: Tx, change: Omit<ChangeRow, 'id' | 'number'>): Promise<void> {
  await tx
    .tables<JobsTables>()
    .insertInto('jobs.job_change')
    .values({ ...change, id: newId(change.at.getTime()), fields: json(change.fields) })
    .execute();
}

export async function findChanges(tx: Tx, jobId: string, offset: number, limit: number): Promise<readonly ChangeRow[]> {
  return tx
    .tables<JobsTables>()
    .selectFrom('jobs.job_change')
    .selectAll()
    .where('job_id', '=', jobId)
    .orderBy('number', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Finds the last status change of a job. */
export async function findLastStatusChange(tx: Tx, jobId: string): Promise<ChangeRow | undefined> {
  return tx
    .tables<JobsTables>()
    .selectFrom('jobs.job_change')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('kind', '=', 'STATUS')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}
