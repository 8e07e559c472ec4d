import { usePhrases } from '@hearth/i18n/phrases';
import type { DateFieldProps } from '../date-field/index.tsx';
import en from './phrases/en.json';

/** The words of a date field and of its calendar, in the language of the page. */
export function useDateLabels(): DateFieldProps['labels'] {
  const { t } = usePhrases('ui-date-labels', en);
  return {
    open: t('open'),
    invalid: t('invalid'),
    outOfBounds: t('outOfBounds'),
    calendar: t('calendar'),
    previous: t('previous'),
    next: t('next'),
    chooseMonth: t('chooseMonth'),
    chooseYear: t('chooseYear'),
  };
}
