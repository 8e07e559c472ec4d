import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import type { BonusTerms } from '../../../contract/schemas.ts';
import en from './en.json' with { type: 'json' };

/** Returns the employer-side phrases and formats of referrals and costs. */
export function useEmployerWords() {
  const phrases = usePhrases('sourcing-house', en);
  const format = useFormat();
  const { t } = phrases;
  /** A part of a promise as a line. */
  const partText = ({ amount, after_days: days }: BonusTerms['parts'][number], currency: string): string => {
    const money = format.money(amount, currency);
    return days === 0 ? t('rules.partAtOnce', { amount: money }) : t('rules.part', { amount: money, count: days });
  };
  return { ...phrases, format, partText };
}
