import type { Tx } from '@hearth/platform/database';
import { json } from '@hearth/platform/database';
import { firstVersion, versionedRows } from '@hearth/platform/database/versioned-rows';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { PIPELINE_CHANGED } from '../../contract/failures.ts';
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

/** The pipelines of a library, each edited by versions. */
export const pipelineRows = versionedRows<JobsTables['jobs.pipeline']>({
  table: 'jobs.pipeline',
  changed: PIPELINE_CHANGED,
});

/** What somebody writes of a pipeline, as columns. */
export function pipelineColumns({ name, steps, positions, locked }: PipelineContent) {
  return { name, steps: json(steps), positions: json(positions), locked };
}

export async function insertPipeline(
  tx: Tx,
  row: { readonly id: string; readonly group_id: string; readonly by: string; readonly at: Date },
  content: PipelineContent,
): Promise<void> {
  const { id, group_id } = row;
  await tx
    .tables<JobsTables>()
    .insertInto('jobs.pipeline')
    .values({ id, group_id, ...pipelineColumns(content), ...firstVersion(row) })
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
