import { usePhrases } from '@hearth/i18n/phrases';
import type { CalendarLabels } from '../calendar/index.tsx';
import en from '../phrases/en.json';

/** The phrases of the design system's own pages. */
export const usePagePhrases = () => usePhrases('ui', en);

/** What the widgets of the examples say by themselves, in the language of the page. */
export function useWords() {
  const { t } = usePagePhrases();
  const calendar: CalendarLabels = {
    calendar: t('widgets.calendar'),
    previous: t('widgets.previous'),
    next: t('widgets.next'),
    chooseMonth: t('widgets.chooseMonth'),
    chooseYear: t('widgets.chooseYear'),
  };
  return { t, calendar };
}
