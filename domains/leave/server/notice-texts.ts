import { fillPlaces } from '@hearth/domains/identity/service';
import type { NoticeText } from '@hearth/domains/notices/service';
import type { Language } from '@hearth/kit/constants';
import { formatDayRange } from '@hearth/kit/text/written-dates';
import { HUNDREDTHS } from '../rules/limits.ts';
import type { BalanceChangeRow } from './queries/balance-change.ts';
import { leaveWords } from './words.ts';

const MINUTES_PER_HOUR = 60;

/** An amount in the unit of its policy, with its sign where it is a change. */
function writeAmount(amount: number, unit: 'DAYS' | 'HOURS', language: Language, isChange: boolean): string {
  const value = amount / (unit === 'DAYS' ? HUNDREDTHS : MINUTES_PER_HOUR);
  // The unit of days is in the browser's list of units, as that of hours is.
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: unit === 'DAYS' ? 'day' : 'hour',
    unitDisplay: 'long',
    maximumFractionDigits: 2,
    signDisplay: isChange ? 'exceptZero' : 'auto',
  }).format(value);
}

/** The notice about what a manager entered, in a language. */
export function writeChange(change: BalanceChangeRow, unit: 'DAYS' | 'HOURS', language: Language): NoticeText {
  const words = leaveWords(language);
  const day = formatDayRange(language, change.on_day, change.on_day);
  const amount = change.amount === null ? '' : writeAmount(change.amount, unit, language, change.kind === 'ADJUSTMENT');
  const lines = {
    ADJUSTMENT: fillPlaces(words.adjusted, { amount, day }),
    OPENING: fillPlaces(words.opened, { amount, day }),
    WEEK_DAYS: fillPlaces(words.weekDays, { count: String(change.week_days ?? ''), day }),
  };
  return {
    title: fillPlaces(words.title, { kind: words.kinds[change.time_off_kind] }),
    text: [lines[change.kind], change.reason].join('\n'),
    link: '/my/time-off',
  };
}
