import type { CalendarLabels } from '@hearth/ui/calendar';
import { useWords } from './use-words.ts';

/** The words that a date field needs. */
export function useDateLabels(): CalendarLabels & { open: string; invalid: string; outOfBounds: string } {
  const { t } = useWords();
  return {
    calendar: t('week.choose'),
    previous: t('week.previousPage'),
    next: t('week.nextPage'),
    chooseMonth: t('week.chooseMonth'),
    chooseYear: t('week.chooseYear'),
    open: t('avail.open'),
    invalid: t('avail.invalid'),
    outOfBounds: t('avail.outOfBounds'),
  };
}
