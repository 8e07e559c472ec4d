import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import en from './en.json' with { type: 'json' };

/** A range of money in one currency, in minor units. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** Returns the phrases and formats of request costs and budgets. */
export function useBudgetWords() {
  const phrases = usePhrases('requisitions-budget', en);
  const format = useFormat();
  const { t } = phrases;
  return {
    ...phrases,
    format,
    /** From the lower to the upper end, or one amount where they are the same. */
    range: ({ from, to }: Range, currency: string): string => {
      const [low, high] = [format.money(from, currency), format.money(to, currency)];
      return from === to ? low : t('range', { from: low, to: high });
    },
    /** A year, or a quarter of it. */
    period: ({ year, quarter }: { readonly year: number; readonly quarter: number | null }): string =>
      quarter === null ? String(year) : t('quarterOf', { quarter: String(quarter), year: String(year) }),
  };
}
