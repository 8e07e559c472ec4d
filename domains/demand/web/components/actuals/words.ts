import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import { useFormat } from '@hearth/i18n/use-format';
import type { Driver } from '../../../rules/actuals/drivers.ts';
import en from './en.json' with { type: 'json' };

/** The phrases of what happened. */
export function useActualsWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('demand-actuals', en);
}

/** How a value of a driver is written: sales as money, all else as a number. */
export function useAmount(driver: Driver | null, currency: string | null): (value: number) => string {
  const format = useFormat();
  return (value) =>
    driver === 'SALES' && currency !== null
      ? format.money(Math.round(value), currency, 'whole')
      : format.number(value, { maximumFractionDigits: 0 });
}
