import { usePhrases } from '@hearth/i18n/phrases';
import type { StageRef, PipelineSteps } from '../../rules/steps.ts';
import { stepName } from '../../rules/steps.ts';
import en from '../en.json' with { type: 'json' };

/** Returns a function that names a stage or step for the reader. */
export function useStageNames(): (place: StageRef, steps: PipelineSteps) => string {
  const { t, language } = usePhrases('applications', en);
  return ({ stage, step_id }, steps) => stepName(step_id, steps, language) ?? t(`stage.${stage}`);
}
