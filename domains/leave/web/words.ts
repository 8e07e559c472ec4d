import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import type { LeaveUnit } from '../contract/schemas.ts';
import { HUNDREDTHS } from '../rules/limits.ts';
import en from './en.json' with { type: 'json' };

/** The phrases of balances, policies and closed days, and how amounts are said. */
export function useLeaveWords() {
  const phrases = usePhrases('leave', en);
  const format = useFormat();
  /** An amount in the unit of its policy: 2.5 days, 7hrs 30m. */
  const say = (amount: number, unit: LeaveUnit): string =>
    unit === 'DAYS' ? phrases.t('days', { count: amount / HUNDREDTHS }) : format.duration(amount);
  /** With its sign, for what is added or taken. */
  const signed = (amount: number, unit: LeaveUnit): string =>
    amount > 0 ? `+${say(amount, unit)}` : say(amount, unit);
  return { ...phrases, format, say, signed };
}
