import type { PipelineStep } from '@hearth/domains/job-library/schemas';
import { LANGUAGES } from '@hearth/kit/constants';
import type { Language } from '@hearth/kit/constants';
import type { EndReason, Stage } from '../contract/schemas.ts';
import { BOARD, isOpen, moveVerdict, nextStage } from './stages.ts';
import type { MoveVerdict } from './stages.ts';

/** The stage of an application, and its step where the job has its own pipeline. */
export interface StageRef {
  readonly stage: Stage;
  readonly step_id: string | null;
}

/** The pipeline steps of a job; null for the standard stages. */
export type PipelineSteps = readonly PipelineStep[] | null;

/** The target of a move: a stage or one of its steps. */
export interface MoveTarget {
  readonly stage: Stage;
  readonly step_id?: string | null | undefined;
}

/**
 * Whether an employer may move an application, as `moveVerdict`, and to which step of its post. A stage alone means the first step
 * of its type, and nothing for who stands at one of them; a stage that the post has no step of is refused.
 */
export function resolveMove(
  from: StageRef,
  to: MoveTarget,
  steps: PipelineSteps,
  reason: EndReason | null,
): { readonly verdict: MoveVerdict; readonly stepId: string | null } {
  const verdict = moveVerdict(from.stage, to.stage, reason);
  const named = to.step_id ?? null;
  const stays = verdict === 'same' && (named === null || named === from.step_id || !isOpen(to.stage));
  if (stays || (verdict !== 'same' && verdict !== 'allowed')) return { verdict, stepId: from.step_id };
  if (!isOpen(to.stage)) return { verdict, stepId: null };
  if (steps === null) return named === null ? { verdict, stepId: null } : { verdict: 'refused', stepId: null };
  const step = steps.find(({ id, type }) => type === to.stage && (named === null || id === named));
  return step === undefined ? { verdict: 'refused', stepId: null } : { verdict: 'allowed', stepId: step.id };
}

/** The columns of a job's board: its steps or the standard stages, the hired last. */
export function boardColumns(steps: PipelineSteps): readonly StageRef[] {
  return steps === null
    ? BOARD.map((stage) => ({ stage, step_id: null }))
    : [...steps.map(({ id, type }): StageRef => ({ stage: type, step_id: id })), { stage: 'HIRED', step_id: null }];
}

/** The stages that a post leads through, in order and each once; the last one is the contract. */
export function stagesOf(steps: PipelineSteps): readonly Stage[] {
  return [...new Set(boardColumns(steps).map(({ stage }) => stage))];
}

/**
 * Where an application is taken when something was arranged that belongs to a later stage: the first step of that stage. Null when
 * it stands there or beyond already, has ended, or its post has no such step.
 */
export function placeForward(from: StageRef, to: Stage, steps: PipelineSteps): StageRef | null {
  if (!isOpen(from.stage) || BOARD.indexOf(to) <= BOARD.indexOf(from.stage)) return null;
  const { verdict, stepId } = resolveMove(from, { stage: to }, steps, null);
  return verdict === 'allowed' ? { stage: to, step_id: stepId } : null;
}

/** The places at which a contract can still come, in order. */
export function openPlaces(steps: PipelineSteps): readonly StageRef[] {
  return boardColumns(steps).filter(({ stage }) => isOpen(stage));
}

/** The next open stage or step; null after the last and for an ending. */
export function nextStageRef({ stage, step_id }: StageRef, steps: PipelineSteps): StageRef | null {
  if (!isOpen(stage)) return null;
  if (steps === null) {
    const next = nextStage(stage);
    return next === null ? null : { stage: next, step_id: null };
  }
  const places = openPlaces(steps);
  const at = places.findIndex((place) => place.step_id === step_id);
  return at < 0 ? null : (places[at + 1] ?? null);
}

/** The id of a stage or step among the columns of a board. */
export function keyOf({ stage, step_id }: StageRef): string {
  return step_id ?? stage;
}

/** What a step is called to a reader; null: as its type. One of several of its type that has no name in their language has the first it has. */
export function stepName(id: string | null, steps: PipelineSteps, language: Language): string | null {
  const step = steps?.find((one) => one.id === id);
  if (step === undefined) return null;
  const { names, type } = step;
  const isOnly = steps?.filter((one) => one.type === type).length === 1;
  const first = LANGUAGES.find((one) => names[one] !== undefined);
  return names[language] ?? (isOnly || first === undefined ? null : (names[first] ?? null));
}

/** A step of an application's history as its candidate may read it. */
export interface CandidateStep {
  readonly stage: Stage;
  readonly at: Date;
  /** What the step is called, where the group shows it. */
  readonly step_names: PipelineStep['names'] | null;
}

/** An application's history for its candidate: names of visible steps only, without meaningless moves. */
export function candidateHistory(
  events: readonly { readonly to_stage: Stage; readonly to_step_id: string | null; readonly at: Date }[],
  steps: PipelineSteps,
): CandidateStep[] {
  const way: CandidateStep[] = [];
  for (const { to_stage: stage, to_step_id, at } of events) {
    const step_names = candidateStepNames(to_step_id, steps);
    const last = way.at(-1);
    if (last === undefined || last.stage !== stage || last.step_names !== step_names)
      way.push({ stage, at, step_names });
  }
  return way;
}

/** A step's names for candidates; null where the step is hidden from them. */
export function candidateStepNames(id: string | null, steps: PipelineSteps): PipelineStep['names'] | null {
  const step = steps?.find((one) => one.id === id);
  return step?.shown === true ? step.names : null;
}
