import { IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTimesheetWords } from '../words.ts';

interface Period {
  readonly from: string;
  readonly until: string;
}

interface PeriodNavProps {
  readonly period: Period;
  readonly previous: Period;
  readonly next: Period | null;
  readonly isOver: boolean;
  readonly onDay: (day: string) => void;
}

/** The pay period in view, and the way to those beside it. */
export function PeriodNav({ period, previous, next, isOver, onDay }: PeriodNavProps) {
  const { t, format } = useTimesheetWords();
  return (
    <div role="group" aria-label={t('period.label')} className="flex flex-wrap items-center gap-2">
      <IconButton
        label={t('period.previous')}
        icon={<Icon of={ChevronLeft} directional />}
        onClick={() => onDay(previous.from)}
      />
      <p className="min-w-48 text-center font-bold" aria-live="polite">
        {format.dateRange(period.from, period.until)}
      </p>
      <IconButton
        label={t('period.next')}
        icon={<Icon of={ChevronRight} directional />}
        disabled={next === null}
        onClick={() => next !== null && onDay(next.from)}
      />
      {!isOver && (
        <span className="text-ink-2">{t('period.running', { day: format.date(period.until, 'short') })}</span>
      )}
    </div>
  );
}
