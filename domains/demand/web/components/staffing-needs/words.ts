import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import { useFormat } from '@hearth/i18n/use-format';
import en from './en.json' with { type: 'json' };

/** The phrases of staffing needs. */
export function useStaffingNeedWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('demand-staffing-needs', en);
}

/** The days of the week, from Monday (1) on, as they are written short. */
export function useWeekdays(): { readonly number: number; readonly short: string }[] {
  const format = useFormat();
  return [1, 2, 3, 4, 5, 6, 7].map((number) => ({ number, short: format.weekday(number, 'short') }));
}
