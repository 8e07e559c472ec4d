import type { Tx } from '@hearth/platform/database';
import { json } from '@hearth/platform/database';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { PipelineContent } from '../../contract/pipeline-schemas.ts';
import type { PipelineCopy } from '../../contract/schemas.ts';
import type { JobsTables } from './tables.ts';

/** A pipeline with how many posts chose it. */
export type PipelineRow = Selectable<JobsTables['jobs.pipeline']> & { posts: number };

const library = (tx: Tx, groupId: string) =>
  tx
    .tables<JobsTables>()
    .selectFrom('jobs.pipeline as pipeline')
    .selectAll('pipeline')
    .select(sql<number>`(select count(*)::int from jobs.job where job.pipeline_id = pipeline.id)`.as('posts'))
    .where('pipeline.group_id', '=', groupId)
    .where('pipeline.archived_at', 'is', null);

/** The group's library by name; its size is bounded. */
export function findPipelines(tx: Tx, groupId: string): Promise<PipelineRow[]> {
  return library(tx, groupId).orderBy('pipeline.name').orderBy('pipeline.id').execute();
}

/** A pipeline of the library; undefined when it is another group's or was taken out. */
export function findPipeline(tx: Tx, groupId: string, id: string): Promise<PipelineRow | undefined> {
  return library(tx, groupId).where('pipeline.id', '=', id).executeTakeFirst();
}

/** Lets nobody else write in a group's library until the transaction ends: how many there are and for which positions is looked at first. */
export async function holdPipelines(tx: Tx, groupId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('jobs.pipeline:' || ${groupId}::text, 0))`);
}

export async function insertPipeline(
  tx: Tx,
  row: { readonly id: string; readonly group_id: string; readonly by: string; readonly at: Date },
  { name, steps, positions, locked }: PipelineContent,
): Promise<void> {
  const { id, group_id, by, at } = row;
  await tx
    .tables<JobsTables>()
    .insertInto('jobs.pipeline')
    .values({
      id,
      group_id,
      name,
      steps: json(steps),
      positions: json(positions),
      locked,
      version: 1,
      created_by: by,
      created_at: at,
      updated_by: by,
      updated_at: at,
      archived_at: null,
    })
    .execute();
}

/** Writes a pipeline anew, if it is still the version that the writer read; false when it is not. */
export async function replacePipeline(
  tx: Tx,
  known: { readonly id: string; readonly version: number; readonly by: string; readonly at: Date },
  { name, steps, positions, locked }: PipelineContent,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .tables<JobsTables>()
    .updateTable('jobs.pipeline')
    .set({
      name,
      steps: json(steps),
      positions: json(positions),
      locked,
      version: known.version + 1,
      updated_by: known.by,
      updated_at: known.at,
    })
    .where('id', '=', known.id)
    .where('version', '=', known.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes a pipeline out of the library. */
export async function archivePipelineRow(tx: Tx, id: string, by: string, at: Date): Promise<void> {
  await tx
    .tables<JobsTables>()
    .updateTable('jobs.pipeline')
    .set({ archived_at: at, updated_by: by })
    .where('id', '=', id)
    .execute();
}

/** The steps of those of these posts that have any of their own, by post. */
export async function findPipelineCopies(
  tx: Tx,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, PipelineCopy>> {
  if (jobIds.length === 0) return new Map();
  const rows = await tx.execute<{ id: string; pipeline: PipelineCopy }>(
    sql`select id, pipeline from jobs.job where id = any (${[...jobIds]}::uuid[]) and pipeline is not null`,
  );
  return new Map(rows.map(({ id, pipeline }) => [id, pipeline]));
}
