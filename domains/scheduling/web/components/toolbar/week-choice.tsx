import { Button, IconButton } from '@hearth/ui/button';
import { Deferred } from '@hearth/ui/deferred';
import { Icon } from '@hearth/ui/icon';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { addDays } from '../../../rules/hours/time.ts';
import { useSchedule } from '../editor/use-schedule.ts';

type WeekChoiceProps = {
  today: string;
  date: string;
  view: 'week' | 'day';
  onGo: (date: string, view: 'week' | 'day') => void;
  /** What stands beside the week where there is room for it. */
  children?: ReactNode;
};

/** One week (or day) back, one on, any by calendar, and back to today. The calendar is loaded when it is opened. */
export function WeekChoice({ today, date, view, onGo, children }: WeekChoiceProps) {
  const { snapshot, phrases } = useSchedule();
  const { t, format } = phrases;
  const { dates } = snapshot.index;
  const by = view === 'day' ? 1 : 7;
  const last = dates.at(-1) ?? date;
  const text = view === 'day' ? format.date(date, 'weekday') : format.dateRange(snapshot.week.week, last);
  return (
    <>
      <span className="inline-flex">
        <IconButton
          variant="secondary"
          className="rounded-e-none"
          label={t(view === 'day' ? 'week.previousDay' : 'week.previous')}
          icon={<Icon of={ChevronLeft} directional />}
          onClick={() => onGo(addDays(date, -by), view)}
        />
        <IconButton
          variant="secondary"
          className="-ms-px rounded-s-none"
          label={t(view === 'day' ? 'week.nextDay' : 'week.next')}
          icon={<Icon of={ChevronRight} directional />}
          onClick={() => onGo(addDays(date, by), view)}
        />
      </span>
      <Deferred
        button={
          <Button variant="ghost" className="px-1.5 text-lg" iconEnd={<Icon of={ChevronDown} />}>
            <span className="text-ink">{text}</span>
          </Button>
        }
        load={() => import('./week-calendar.tsx')}
        rest={{ label: t('week.choose'), week: snapshot.week, onChoose: (day: string) => onGo(day, view) }}
      />
      {children}
      <Button onClick={() => onGo(today, view)} disabled={view === 'day' ? date === today : dates.includes(today)}>
        {t('week.today')}
      </Button>
    </>
  );
}
