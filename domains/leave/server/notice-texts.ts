import { fillPlaces } from '@hearth/domains/identity/service';
import type { NoticeText } from '@hearth/domains/notices/service';
import type { Language } from '@hearth/kit/constants';
import { formatMailDay, formatMailLength } from '@hearth/kit/text/written-figures';
import { HUNDREDTHS } from '../rules/limits.ts';
import type { BalanceChangeRow } from './queries/balance-change.ts';
import { leaveWords } from './words.ts';

const MINUTES_PER_HOUR = 60;

/** An amount in its unit, with its sign where it is a change. */
function writeAmount(amount: number, unit: 'DAYS' | 'HOURS', language: Language, isChange: boolean): string {
  return unit === 'DAYS'
    ? formatMailLength(language, amount / HUNDREDTHS, 'day', isChange)
    : formatMailLength(language, amount / MINUTES_PER_HOUR, 'hour', isChange);
}

/** The notice about what a manager entered, in a language. */
export function writeChange(change: BalanceChangeRow, language: Language): NoticeText {
  const words = leaveWords(language);
  const day = formatMailDay(language, change.on_day);
  const { kind, unit } = change;
  const amount =
    change.amount === null || unit === null ? '' : writeAmount(change.amount, unit, language, kind === 'ADJUSTMENT');
  const lines = {
    ADJUSTMENT: fillPlaces(words.adjusted, { amount, day }),
    OPENING: fillPlaces(words.opened, { amount, day }),
    WEEK_DAYS: fillPlaces(words.weekDays, { count: String(change.week_days ?? ''), day }),
  };
  return {
    title: fillPlaces(words.title, { kind: words.kinds[change.time_off_kind] }),
    text: [lines[kind], change.reason].join('\n'),
    link: '/my/time-off',
  };
}
