import type { Tx } from '@hearth/platform/database';
import { json } from '@hearth/platform/database';
import { initialVersion, versionedRows } from '@hearth/platform/database/versioned-rows';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { PIPELINE_CHANGED } from '../../contract/failures.ts';
import type { PipelineContent } from '../../contract/pipeline-schemas.ts';
import type { LibraryTables } from './tables.ts';

/** A pipeline with the number of jobs that chose it. */
export type PipelineRow = Selectable<LibraryTables['jobs.pipeline']> & { posts: number };

const selectLibrary = (tx: Tx, groupId: string) =>
  tx
    .tables<LibraryTables>()
    .selectFrom('jobs.pipeline as pipeline')
    .selectAll('pipeline')
    .select(sql<number>`(select count(*)::int from jobs.job where job.pipeline_id = pipeline.id)`.as('posts'))
    .where('pipeline.group_id', '=', groupId)
    .where('pipeline.archived_at', 'is', null);

/** Finds the group's pipelines by name; their number is limited. */
export function findPipelines(tx: Tx, groupId: string): Promise<PipelineRow[]> {
  return selectLibrary(tx, groupId).orderBy('pipeline.name').orderBy('pipeline.id').execute();
}

/** Finds a pipeline of the library, unless it is another group's or archived. */
export function findPipeline(tx: Tx, groupId: string, id: string): Promise<PipelineRow | undefined> {
  return selectLibrary(tx, groupId).where('pipeline.id', '=', id).executeTakeFirst();
}

/** Locks a group's library, so that limits and positions are checked consistently. */
export async function lockPipelines(tx: Tx, groupId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('jobs.pipeline:' || ${groupId}::text, 0))`);
}

/** The pipelines of a library, with optimistic locking. */
export const pipelineRows = versionedRows<LibraryTables['jobs.pipeline']>({
  table: 'jobs.pipeline',
  changed: PIPELINE_CHANGED,
});

/** Converts a pipeline's content to columns. */
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
    .tables<LibraryTables>()
    .insertInto('jobs.pipeline')
    .values({ id, group_id, ...pipelineColumns(content), ...initialVersion(row) })
    .execute();
}
