import { Badge } from '@hearth/ui/badge';
import { Card } from '@hearth/ui/card';
import { TEXT_LINK } from '@hearth/ui/link-button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LocationDay } from '../../contract/schemas.ts';
import { useDashboardPhrases } from '../words.ts';

const LINE = 'flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2';

function Who({ name, to, children }: { name: string; to?: string; children: ReactNode }) {
  return (
    <span className="min-w-0 flex-1 basis-48">
      <span className="flex font-bold">
        {to === undefined ? (
          <bdi className="truncate">{name}</bdi>
        ) : (
          <Link to={to} className={`${TEXT_LINK} inline-flex min-h-6 min-w-0 items-center phone:min-h-11`}>
            <bdi className="truncate">{name}</bdi>
          </Link>
        )}
      </span>
      <span className="flex text-sm text-ink-2">
        <bdi className="truncate">{children}</bdi>
      </span>
    </span>
  );
}

/** The candidates who wait longest, each a link to their application. */
export function Candidates({ candidates, now }: { candidates: NonNullable<LocationDay['candidates']>; now: string }) {
  const { t, format } = useDashboardPhrases();
  return (
    <Card
      flush
      title={t('day.candidates')}
      action={
        <Link to="/dashboard/hiring" className={TEXT_LINK}>
          {t('day.toHiring')}
        </Link>
      }
    >
      <ul className="divide-y divide-line">
        {candidates.longest.map((one) => (
          <li key={one.id} className={LINE}>
            <Who name={`${one.first_name} ${one.last_name}`} to={`/dashboard/hiring?application=${one.id}`}>
              {one.job_title}
            </Who>
            <Badge tone={one.late ? 'bad' : 'neutral'}>{format.waiting(one.waiting_since, now)}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The requests for time off that nobody has decided, the nearest first. */
export function TimeOffToDecide({ timeOff }: { timeOff: NonNullable<LocationDay['time_off']> }) {
  const { t, format } = useDashboardPhrases();
  return (
    <Card flush title={t('figures.time_off')} note={format.number(timeOff.total)}>
      <ul className="divide-y divide-line">
        {timeOff.nearest.map((one) => (
          <li key={one.id} className={LINE}>
            <Who name={`${one.first_name} ${one.last_name}`}>{format.dateRange(one.starts_on, one.ends_on)}</Who>
            {one.shifts > 0 && <Badge tone="warn">{t('day.shiftsIn', { count: one.shifts })}</Badge>}
            <Link to="/schedule/time-off" className={`${TEXT_LINK} text-sm`}>
              {t('day.decide')}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Employments and job posts whose last day is near. */
export function EndsSoon({ day }: { day: LocationDay }) {
  const { t, format } = useDashboardPhrases();
  const { leaving, ending_jobs: jobs } = day;
  if ((leaving?.length ?? 0) + (jobs?.length ?? 0) === 0) return null;
  return (
    <Card flush title={t('day.soon')}>
      <ul className="divide-y divide-line">
        {leaving?.map((one) => (
          <li key={one.employee_id} className={LINE}>
            <Who name={`${one.first_name} ${one.last_name}`}>{t('day.lastDay')}</Who>
            <span className="text-sm text-ink-2">{format.date(one.end_date, 'short')}</span>
          </li>
        ))}
        {jobs?.map((one) => (
          <li key={one.id} className={LINE}>
            <Who name={one.title}>{t('day.jobEnds')}</Who>
            <Link to={`/hiring/jobs/${one.id}`} className={`${TEXT_LINK} text-sm`}>
              {format.instantDate(one.expires_at, day.location.time_zone, 'short')}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
