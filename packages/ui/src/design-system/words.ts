import { usePhrases } from '@hearth/i18n/phrases';
import { useDateLabels } from '../date-labels/index.tsx';
import en from '../phrases/en.json';

/** The phrases of the design system's own pages. */
export const usePagePhrases = () => usePhrases('ui', en);

/** The phrases of the example widgets in the page's language. */
export function useExamplePhrases() {
  const { t } = usePagePhrases();
  const calendar = useDateLabels();
  return { t, calendar };
}
