import { usePhrases } from '@hearth/i18n/phrases';
import type { PipelineStep } from '../../../contract/content-schemas.ts';
import en from './en.json' with { type: 'json' };

/** The phrases of the group's hiring steps, which come when they are opened. */
export function useStepWords() {
  const words = usePhrases('job-library-pipelines', en);
  const { t, language } = words;
  return {
    ...words,
    /** What a step is called in the library: in the reader's language, else as it was written, else as its type. */
    nameOf: ({ names, type }: Pick<PipelineStep, 'names' | 'type'>): string =>
      names[language] ?? Object.values(names)[0] ?? t(`types.${type}`),
  };
}
