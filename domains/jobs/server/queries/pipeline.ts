import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { PipelineCopy } from '@hearth/domains/job-library/schemas';

/** Finds the own steps of these jobs, by job. */
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
