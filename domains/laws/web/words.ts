import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import { useMemo } from 'react';
import type { ShownRule } from '../contract/schemas.ts';
import en from './en.json' with { type: 'json' };

/** The phrases of laws, and how thresholds are said. */
export function useLawWords() {
  const phrases = usePhrases('laws', en);
  const format = useFormat();
  return useMemo(() => ({ ...phrases, format, threshold: thresholds(phrases.t, format) }), [phrases, format]);
}

type T = ReturnType<typeof usePhrases<typeof en>>['t'];

/** Says a threshold of a pack in one sentence of the reader’s language; duties are said as the pack says them. */
function thresholds(t: T, format: ReturnType<typeof useFormat>) {
  const length = (value: unknown): string => format.duration(Number(value ?? 0));
  return (rule: ShownRule, currency: string | null): string => {
    const { figures, kind, says } = rule;
    switch (kind) {
      case 'REST':
        return t('rule.REST', { time: length(figures['minutes']) });
      case 'DAILY':
        return t(`rule.DAILY_${String(figures['days']) as 'ALL' | 'SCHOOL' | 'NO_SCHOOL'}`, {
          time: length(figures['minutes']),
        });
      case 'WEEKLY':
        return t(`rule.WEEKLY_${String(figures['days']) as 'ALL' | 'SCHOOL' | 'NO_SCHOOL'}`, {
          time: length(figures['minutes']),
        });
      case 'DAYS_IN_A_ROW':
        return t('rule.DAYS_IN_A_ROW', { count: Number(figures['days']) });
      case 'WEEKLY_REST':
        return t('rule.WEEKLY_REST', { time: length(figures['minutes']) });
      case 'BREAK':
        return t('rule.BREAK', { time: length(figures['minutes']), over: length(figures['over_minutes']) });
      case 'HOURS_OF_DAY':
        return t(`rule.HOURS_OF_DAY_${String(figures['season']) as 'ALL' | 'SUMMER' | 'NOT_SUMMER'}`, {
          from: format.time(String(figures['from'])),
          until: format.time(String(figures['until'])),
        });
      case 'NOTICE':
        return t('rule.NOTICE', { count: Number(figures['days']) });
      case 'CONSENT':
        return t('rule.CONSENT', { time: length(Number(figures['notice_below']) * 60) });
      case 'RECORDS':
        return t('rule.RECORDS', { count: Number(figures['years']) });
      case 'CHANGE_PREMIUM':
        return t('rule.CHANGE_PREMIUM', {
          pay: payOf(t, format, figures, currency),
          changes: String(figures['on'])
            .split(' ')
            .map((change) => t(`change.${change as 'ADDED'}`))
            .join(' · '),
          from: length(Number(figures['notice_from']) * 60),
          below: length(Number(figures['notice_below']) * 60),
        });
      default:
        return says;
    }
  };
}

function payOf(
  t: T,
  format: ReturnType<typeof useFormat>,
  figures: ShownRule['figures'],
  currency: string | null,
): string {
  const time = format.duration(Number(figures['minutes'] ?? 0));
  switch (figures['pay']) {
    case 'FIXED':
      return format.money(Number(figures['amount']), currency ?? 'USD');
    case 'LOST':
      return t('pay.LOST', { percent: format.percent(Number(figures['percent']) / 100) });
    case 'BY_LENGTH':
      return t('pay.BY_LENGTH', { time, beyond: format.duration(Number(figures['beyond'] ?? 0)) });
    default:
      return t('pay.MINUTES', { time });
  }
}
