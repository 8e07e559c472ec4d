import { newId } from '@hearth/kit/id';
import type { PipelineStep, StepType } from '../../../contract/content-schemas.ts';
import { STEP_TYPES } from '../../../rules/pipeline.ts';

/** Returns a step of a type, still without names. */
export const newStep = (type: StepType): PipelineStep => ({
  id: newId(),
  type,
  names: {},
  shown: false,
  target_days: null,
});

/** Returns the steps of a type. */
export function stepsOf(steps: readonly PipelineStep[], type: StepType): PipelineStep[] {
  return steps.filter((step) => step.type === type);
}

/** Puts the steps of a type where that type stands. */
export function putSteps(
  steps: readonly PipelineStep[],
  type: StepType,
  next: readonly PipelineStep[],
): PipelineStep[] {
  return STEP_TYPES.flatMap((one) => (one === type ? next : stepsOf(steps, one)));
}

/** Swaps a step with the one after it. */
export function swapNext(steps: readonly PipelineStep[], at: number): PipelineStep[] {
  const next = [...steps];
  const [moved] = next.splice(at, 1);
  if (moved !== undefined) next.splice(at + 1, 0, moved);
  return next;
}
