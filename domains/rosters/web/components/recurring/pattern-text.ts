import { useFormat } from '@hearth/i18n/use-format';
import type { RecurringShift } from '../../../contract/recurring-schemas.ts';
import { useRecurringWords } from './words.ts';

/** Says on which days a recurring shift is: “Every week: Mon and Thu”, “Every 2 weeks: Sun, until 24 Dec 2026”. */
export function usePatternText(): (one: Pick<RecurringShift, 'every_weeks' | 'weekdays' | 'ends_on'>) => string {
  const { t } = useRecurringWords();
  const format = useFormat();
  return ({ every_weeks: count, weekdays, ends_on: last }) => {
    const days = format.list(weekdays.map((weekday) => format.weekday(weekday, 'short')));
    const every = t('every', { count, days });
    return last === null ? every : t('until', { every, day: format.date(last, 'medium') });
  };
}
