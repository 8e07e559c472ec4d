import { usePhrases } from '@hearth/i18n/phrases';
import en from './en.json' with { type: 'json' };

/** The phrases of the editor of templates. */
export function useTemplateWords() {
  return usePhrases('jobs-templates', en);
}
