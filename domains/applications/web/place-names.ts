import { usePhrases } from '@hearth/i18n/phrases';
import type { Place, Steps } from '../rules/steps.ts';
import { nameOfStep } from '../rules/steps.ts';
import en from './en.json' with { type: 'json' };

/** What the places of an application are called to the reader: as the step of its post, or as its stage. */
export function usePlaceNames(): (place: Place, steps: Steps) => string {
  const { t, language } = usePhrases('applications', en);
  return ({ stage, step_id }, steps) => nameOfStep(step_id, steps, language) ?? t(`stage.${stage}`);
}
