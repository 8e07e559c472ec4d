import { toFieldRule } from '@hearth/kit/field-rule';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { POSITION_TAKEN, STEPS_REFUSED } from '../contract/failures.ts';
import type { Pipeline, PipelineContent } from '../contract/pipeline-schemas.ts';
import type { JobContent } from '../contract/content-schemas.ts';
import { stepProblems } from '../rules/pipeline.ts';
import { findPipeline } from './queries/pipeline.ts';
import type { PipelineRow } from './queries/pipeline.ts';

/** Gets a pipeline of the caller's group. */
export async function getGrantedPipeline(tx: Tx, grant: BrandGrant, id: string): Promise<PipelineRow> {
  const pipeline = await findPipeline(tx, grant.groupId, id);
  if (pipeline === undefined) throw failure(NOT_FOUND);
  return pipeline;
}

export function presentPipeline(row: PipelineRow): Pipeline {
  const { id, name, steps, positions, locked, posts, version, updated_at } = row;
  return { id, name, steps, positions, locked, posts, version, updated_at: updated_at.toISOString() };
}

/** Refuses invalid steps, and positions that another pipeline of the group has. */
export function assertPipeline(written: PipelineContent, known: readonly PipelineRow[], ownId: string | null): void {
  const [wrong] = stepProblems(written.steps);
  if (wrong !== undefined)
    throw failure(STEPS_REFUSED, {
      fields: [{ field: `steps.${wrong.index}`, rule: toFieldRule(wrong.problem), message: STEPS_REFUSED.message }],
    });
  const others = known.filter(({ id }) => id !== ownId).flatMap(({ positions }) => positions);
  const taken = written.positions.filter(({ id }) => others.some((position) => position.id === id));
  if (taken.length > 0)
    throw failure(POSITION_TAKEN, {
      fields: taken.map(({ id }) => ({ field: `positions.${id}`, rule: 'taken', message: POSITION_TAKEN.message })),
    });
}

/** Drops a pipeline that is not in the group's library. */
export async function resolveKnownPipeline<Written extends Pick<JobContent, 'pipeline_id'>>(
  tx: Tx,
  groupId: string,
  written: Written,
): Promise<Written> {
  if (written.pipeline_id === null) return written;
  const found = await findPipeline(tx, groupId, written.pipeline_id);
  return found === undefined ? { ...written, pipeline_id: null } : written;
}
