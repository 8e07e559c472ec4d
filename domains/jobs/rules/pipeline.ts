import type { PipelineContent } from '../contract/pipeline-schemas.ts';
import type { JobContent, PipelineStep, StepType } from '../contract/schemas.ts';

/** The types of steps in the order of the way. */
export const STEP_TYPES: readonly StepType[] = ['NEW', 'SCREEN', 'INTERVIEW', 'TRIAL', 'OFFER'];
/** Steps of a pipeline at most. */
export const MOST_STEPS = 12;
/** Pipelines that a group keeps at most. */
export const MOST_PIPELINES = 50;

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

type Post = Pick<JobContent, 'position_id' | 'position_name' | 'pipeline_id'>;
type Known = Pick<PipelineContent, 'positions' | 'locked'> & { readonly id: string };

const folded = (name: string): string => name.trim().toLowerCase();

/** Whether a post's position, which may be known by its name alone, is one of these. */
export function isAmong(positions: Known['positions'], post: Omit<Post, 'pipeline_id'>): boolean {
  return positions.some(({ id, name }) =>
    post.position_id === null ? folded(name) === folded(post.position_name) : id === post.position_id,
  );
}

/** The pipeline that a post of this position has whatever is chosen; undefined where nothing is locked. */
export function lockedPipeline<P extends Known>(
  post: Omit<Post, 'pipeline_id'>,
  pipelines: readonly P[],
): P | undefined {
  return pipelines.find((pipeline) => pipeline.locked && isAmong(pipeline.positions, post));
}

/** The pipeline that a post goes live with: what is locked for its position, else what was chosen, else its position's; null for the usual stages. */
export function pipelineFor<P extends Known>(post: Post, pipelines: readonly P[]): P | null {
  return (
    lockedPipeline(post, pipelines) ??
    pipelines.find(({ id }) => id === post.pipeline_id) ??
    pipelines.find((pipeline) => isAmong(pipeline.positions, post)) ??
    null
  );
}
