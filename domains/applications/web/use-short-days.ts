import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import type { Application } from '../contract/schemas.ts';
import { summarizeWeek } from '../rules/availability.ts';
import en from './en.json' with { type: 'json' };

/** Says a week of availability in few words: "Mon–Fri", "Weekends, evenings"; null when nothing was said. */
export function useShortDays(): (availability: Application['availability']) => string | null {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  const name = (day: number): string => format.weekday(day, 'short');
  return (availability) => {
    const { days, runs, part } = summarizeWeek(availability);
    if (days === 'none') return null;
    const said =
      days === 'all'
        ? t('card.anyDay')
        : days === 'weekend'
          ? t('card.weekends')
          : runs.map(([from, to]) => formatDayRun(from, to, name)).join(', ');
    return part === null ? said : t(`card.during.${part}`, { days: said });
  };
}

function formatDayRun(from: number, to: number, name: (day: number) => string): string {
  if (from === to) return name(from);
  return to - from === 1 ? `${name(from)}, ${name(to)}` : `${name(from)}–${name(to)}`;
}
