import { usePhrases } from '@hearth/i18n/phrases';
import en from './en.json' with { type: 'json' };

/** The phrases of posts at many locations, which come when they are opened. */
export function useRolloutWords() {
  return usePhrases('jobs-rollout', en);
}
