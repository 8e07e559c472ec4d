import { usePhrases } from '@hearth/i18n/phrases';
import en from './en.json' with { type: 'json' };

/** The phrases of the library of templates, which come with its pages. */
export function useTemplateWords() {
  return usePhrases('job-library-templates', en);
}
