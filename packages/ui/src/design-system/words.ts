import { usePhrases } from '@hearth/i18n/phrases';
import { useDateLabels } from '../date-labels/index.tsx';
import en from '../phrases/en.json';

/** The phrases of the design system's own pages. */
export const usePagePhrases = () => usePhrases('ui', en);

/** What the widgets of the examples say by themselves, in the language of the page. */
export function useWords() {
  const { t } = usePagePhrases();
  const calendar = useDateLabels();
  return { t, calendar };
}
