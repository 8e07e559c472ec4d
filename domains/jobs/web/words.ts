import { fractionDigits } from '@hearth/kit/currency';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import en from './en.json' with { type: 'json' };
import type { Pay, WeeklyHours } from '@hearth/domains/job-library/schemas';

/** Returns the phrases of this domain in the page's language. */
export function useWords() {
  return usePhrases('jobs', en);
}

/** Returns whether an amount in minor units is whole in its currency. */
function hasNoCents(amount: number, currency: string): boolean {
  return amount % 10 ** fractionDigits(currency) === 0;
}

/** Returns formatters for pay and hours. */
export function usePayWords() {
  const { t } = useWords();
  const format = useFormat();
  return {
    amount({ min, max, currency }: Pay): string {
      // Cents are left out where both ends have none.
      const precision = hasNoCents(min, currency) && hasNoCents(max, currency) ? 'whole' : 'exact';
      const [from, to] = [format.money(min, currency, precision), format.money(max, currency, precision)];
      return min === max ? from : t('pay.range', { from, to });
    },
    unit({ per, tips }: Pay): string {
      const unit = t(`per.${per}`);
      return tips ? t('pay.withTips', { per: unit }) : unit;
    },
    hours({ min, max }: WeeklyHours): string {
      const [from, to] = [format.number(min), format.number(max)];
      return min === max ? from : t('hours.range', { from, to });
    },
  };
}
