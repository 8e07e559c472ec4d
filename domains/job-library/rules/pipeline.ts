import type { PipelineContent } from '../contract/pipeline-schemas.ts';
import type { JobContent, PipelineStep, StepType } from '../contract/content-schemas.ts';

/** The step types in pipeline order. */
export const STEP_TYPES: readonly StepType[] = ['NEW', 'SCREEN', 'INTERVIEW', 'TRIAL', 'OFFER'];
/** The most steps of a pipeline. */
export const MAX_STEPS = 12;
/** The most pipelines of a group. */
export const MAX_PIPELINES = 50;

export type StepProblem = 'FIRST_NOT_NEW' | 'OUT_OF_ORDER' | 'NAMELESS' | 'TWICE';

/**
 * What is wrong with which step. Everybody arrives at a new application, and steps follow the order of their types, so that how far
 * somebody came can be told of every post; several of one type are told apart by names.
 */
export function stepProblems(
  steps: readonly Pick<PipelineStep, 'id' | 'type' | 'names'>[],
): { readonly index: number; readonly problem: StepProblem }[] {
  return steps.flatMap(({ id, type, names }, index) => {
    const earlier = steps.slice(0, index);
    const before = earlier.at(-1);
    const has = (problem: StepProblem) => [{ index, problem }];
    if (earlier.some((step) => step.id === id)) return has('TWICE');
    if (index === 0 && type !== 'NEW') return has('FIRST_NOT_NEW');
    if (before !== undefined && STEP_TYPES.indexOf(before.type) > STEP_TYPES.indexOf(type)) return has('OUT_OF_ORDER');
    // The first of a type may be called as the type is.
    if (earlier.some((step) => step.type === type) && Object.keys(names).length === 0) return has('NAMELESS');
    return [];
  });
}

type PipelineTarget = Pick<JobContent, 'position_id' | 'position_name' | 'pipeline_id'>;
type KnownPipeline = Pick<PipelineContent, 'positions' | 'locked'> & { readonly id: string };

const foldName = (name: string): string => name.trim().toLowerCase();

/** Returns whether a job's position is listed, by id or by name. */
export function matchesPosition(
  positions: KnownPipeline['positions'],
  post: Omit<PipelineTarget, 'pipeline_id'>,
): boolean {
  return positions.some(({ id, name }) =>
    post.position_id === null ? foldName(name) === foldName(post.position_name) : id === post.position_id,
  );
}

/** Finds the pipeline that is mandatory for a job's position. */
export function findLockedPipeline<P extends KnownPipeline>(
  post: Omit<PipelineTarget, 'pipeline_id'>,
  pipelines: readonly P[],
): P | undefined {
  return pipelines.find((pipeline) => pipeline.locked && matchesPosition(pipeline.positions, post));
}

/** Resolves a job's pipeline: mandatory, chosen, or its position's; null for default stages. */
export function resolvePipeline<P extends KnownPipeline>(post: PipelineTarget, pipelines: readonly P[]): P | null {
  return (
    findLockedPipeline(post, pipelines) ??
    pipelines.find(({ id }) => id === post.pipeline_id) ??
    pipelines.find((pipeline) => matchesPosition(pipeline.positions, post)) ??
    null
  );
}
