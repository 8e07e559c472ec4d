import { hasPermission, hasService, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { PUNCHES_CHANGED } from '@hearth/domains/clock/events';
import { PLANNING } from '@hearth/kit/constants';
import { Card } from '@hearth/ui/card';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { Resource } from '@hearth/ui/resource';
import { Link } from 'react-router';
import { SHEETS_CHANGED } from '../../../contract/events.ts';
import { listFarDays } from '../../../contract/far-endpoints.ts';
import type { FarDay } from '../../../contract/far-endpoints.ts';
import { useTimesheetWords } from '../../words.ts';

/** The days of the last two weeks that are far from the plan, until their timesheets are approved. */
export function FarDays({ locationId }: { readonly locationId: string }) {
  const brand = useBrand();
  const isShown = hasPermission(brand, 'PUBLISH_SCHEDULE') && hasService(brand, PLANNING);
  return isShown ? <Days locationId={locationId} /> : null;
}

function Days({ locationId }: { readonly locationId: string }) {
  const { t, format, problem } = useTimesheetWords();
  const read = useCall(listFarDays, { params: { id: locationId } });
  useReadAgainOn([SHEETS_CHANGED, PUNCHES_CHANGED], [listFarDays]);
  if (read.data?.days.length === 0) return null;
  return (
    <Card
      flush
      title={t('far.title')}
      note={read.data === undefined ? '' : t('far.note', { length: format.duration(read.data.minutes) })}
    >
      <Resource of={read} rows={2} failed={t('far.failed')} problem={problem}>
        {({ days }) => (
          <ul className="divide-y divide-line">
            {days.map((day) => (
              <Line key={`${day.employee_id} ${day.date}`} day={day} />
            ))}
          </ul>
        )}
      </Resource>
    </Card>
  );
}

/** One day of one person; it leads to their timesheet, where the day is settled. */
function Line({ day: { employee_id: id, name, date, planned, worked } }: { readonly day: FarDay }) {
  const { t, format } = useTimesheetWords();
  const search = new URLSearchParams({ day: date, employee: id });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
      <span className="min-w-40 flex-1">
        <bdi className="font-bold">{name}</bdi>
        <span className="block text-sm text-ink-2 tabular-nums">
          {`${format.date(date, 'weekday')} · ${t('far.day', {
            worked: format.duration(worked),
            planned: format.duration(planned),
          })}`}
        </span>
      </span>
      <Link
        to={`/timesheets?${search.toString()}`}
        aria-label={t('far.openOf', { name, date: format.date(date, 'weekday') })}
        className={`${TEXT_LINK} inline-flex min-h-6 items-center phone:min-h-11`}
      >
        {t('far.open')}
      </Link>
    </li>
  );
}
