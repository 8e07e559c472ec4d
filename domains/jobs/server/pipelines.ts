import { ruleOf } from '@hearth/kit/field-rule';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { FIELD_LOCKED, POSITION_TAKEN, STEPS_FIXED, STEPS_REFUSED } from '../contract/failures.ts';
import type { Pipeline, PipelineContent } from '../contract/pipeline-schemas.ts';
import type { JobContent, PipelineCopy } from '../contract/schemas.ts';
import { lockedPipeline, pipelineFor, stepProblems } from '../rules/pipeline.ts';
import { findPipeline, findPipelines } from './queries/pipeline.ts';
import type { PipelineRow } from './queries/pipeline.ts';
import type { JobRow, JobUpdate } from './queries/job.ts';

/** A pipeline of the caller's group. */
export async function provenPipeline(tx: Tx, grant: BrandGrant, id: string): Promise<PipelineRow> {
  const pipeline = await findPipeline(tx, grant.groupId, id);
  if (pipeline === undefined) throw failure(NOT_FOUND);
  return pipeline;
}

export function presentPipeline(row: PipelineRow): Pipeline {
  const { id, name, steps, positions, locked, posts, version, updated_at } = row;
  return { id, name, steps, positions, locked, posts, version, updated_at: updated_at.toISOString() };
}

/** Refuses steps that no application could go through, and a position that another pipeline is for; `known` are those of the group. */
export function assertPipeline(written: PipelineContent, known: readonly PipelineRow[], ownId: string | null): void {
  const [wrong] = stepProblems(written.steps);
  if (wrong !== undefined)
    throw failure(STEPS_REFUSED, {
      fields: [{ field: `steps.${wrong.index}`, rule: ruleOf(wrong.problem), message: STEPS_REFUSED.message }],
    });
  const others = known.filter(({ id }) => id !== ownId).flatMap(({ positions }) => positions);
  const taken = written.positions.filter(({ id }) => others.some((position) => position.id === id));
  if (taken.length > 0)
    throw failure(POSITION_TAKEN, {
      fields: taken.map(({ id }) => ({ field: `positions.${id}`, rule: 'taken', message: POSITION_TAKEN.message })),
    });
}

/** The steps that a post or a template begins with: of the group's library, or none. */
export async function withKnownPipeline<Written extends Pick<JobContent, 'pipeline_id'>>(
  tx: Tx,
  groupId: string,
  written: Written,
): Promise<Written> {
  if (written.pipeline_id === null) return written;
  const found = await findPipeline(tx, groupId, written.pipeline_id);
  return found === undefined ? { ...written, pipeline_id: null } : written;
}

/** Refuses other steps for a post that has gone live, or whose position's are locked, and steps that the group does not keep. */
export async function assertStepsFree(
  tx: Tx,
  job: Pick<JobRow, 'group_id' | 'first_published_at'>,
  content: JobContent,
): Promise<void> {
  if (job.first_published_at !== null) throw failure(STEPS_FIXED);
  if (content.pipeline_id === null) return;
  const known = await findPipelines(tx, job.group_id);
  if (known.every(({ id }) => id !== content.pipeline_id)) throw failure(NOT_FOUND);
  const locked = lockedPipeline(content, known);
  if (locked !== undefined && locked.id !== content.pipeline_id)
    throw failure(FIELD_LOCKED, {
      fields: [{ field: 'pipeline', rule: 'locked', message: FIELD_LOCKED.message }],
    });
}

/** What a post that goes live for the first time takes from the library: a copy, which no later change reaches. */
export async function takePipeline(tx: Tx, job: JobRow): Promise<JobUpdate> {
  if (job.first_published_at !== null) return {};
  const pipeline = pipelineFor(job, await findPipelines(tx, job.group_id));
  if (pipeline === null) return {};
  const { id, version, name, steps } = pipeline;
  return { pipeline: json({ id, version, name, steps } satisfies PipelineCopy) };
}
