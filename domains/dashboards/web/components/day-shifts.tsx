import { Badge } from '@hearth/ui/badge';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router';
import type { DayShift, LocationDay } from '../../contract/schemas.ts';
import { useDashboardPhrases } from '../words.ts';

const PHASES = ['now', 'ahead', 'over'] as const;

/** Today's shifts: current, upcoming and finished. */
export function DayShifts({ schedule, date }: { schedule: NonNullable<LocationDay['schedule']>; date: string }) {
  const { t, format } = useDashboardPhrases();
  const { shifts } = schedule;
  const link = (
    <Link to={`/schedule?date=${date}&view=day`} className={TEXT_LINK}>
      {t('day.toSchedule')}
    </Link>
  );
  return (
    <Card flush title={t('day.shifts')} note={format.number(shifts.length)} action={link}>
      {shifts.length === 0 ? (
        <EmptyState icon={<Icon of={CalendarDays} size={24} />} title={t('day.noShifts')}>
          {t('day.noShiftsText')}
        </EmptyState>
      ) : (
        PHASES.map((phase) => (
          <Phase
            key={phase}
            title={t(`day.${phase}`)}
            shifts={shifts.filter((shift) => shift.phase === phase)}
            date={date}
          />
        ))
      )}
    </Card>
  );
}

function Phase({ title, shifts, date }: { title: string; shifts: readonly DayShift[]; date: string }) {
  const { format } = useDashboardPhrases();
  if (shifts.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="flex items-center gap-2 bg-surface-2 px-4 py-1.5 text-sm font-bold text-ink-2">
        {title}
        <span className="font-normal tabular-nums">{format.number(shifts.length)}</span>
      </h3>
      <ul className="divide-y divide-line">
        {shifts.map((shift) => (
          <Shift key={shift.id} shift={shift} date={date} />
        ))}
      </ul>
    </section>
  );
}

function Shift({ shift, date }: { shift: DayShift; date: string }) {
  const { t, format } = useDashboardPhrases();
  const { holder, position_name: position, start, end, away, published } = shift;
  const name = holder === null ? t('day.open') : `${holder.first_name} ${holder.last_name}`;
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <span className="w-32 shrink-0 text-dense text-ink-2 tabular-nums">{format.timeRange(start, end)}</span>
      <span className="flex min-w-0 flex-1 basis-32 font-bold">
        <Link
          to={
            holder === null
              ? `/schedule?date=${date}&view=day&open`
              : `/schedule?date=${date}&view=day&find=${encodeURIComponent(name)}`
          }
          className={`inline-flex min-h-6 min-w-0 items-center underline-offset-2 hover:underline phone:min-h-11 ${holder === null ? 'text-bad' : ''}`}
        >
          <bdi className="truncate">{name}</bdi>
        </Link>
      </span>
      {position !== null && (
        <span className="flex min-w-0 text-sm text-ink-2">
          <bdi className="truncate">{position}</bdi>
        </span>
      )}
      {away && <Badge tone="bad">{t('day.dayOff')}</Badge>}
      {!published && <Badge tone="warn">{t('day.unpublished')}</Badge>}
    </li>
  );
}
