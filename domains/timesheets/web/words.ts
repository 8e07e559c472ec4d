import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import { useMemo } from 'react';
import en from './en.json' with { type: 'json' };

/** The phrases of timesheets, tips and payroll, and how figures are said. */
export function useTimesheetWords() {
  const phrases = usePhrases('timesheets', en);
  const format = useFormat();
  return useMemo(() => {
    /** Minor units in their currency; nothing where either is not known. */
    const money = (amount: number | null, currency: string | null): string =>
      amount === null || currency === null ? '' : format.money(amount, currency);
    /** Minutes with their sign, for what is more or less than something. */
    const signed = (minutes: number): string =>
      minutes > 0 ? `+${format.duration(minutes)}` : format.duration(minutes);
    return { ...phrases, format, money, signed };
  }, [phrases, format]);
}
