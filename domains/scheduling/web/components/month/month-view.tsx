import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { listDayNotes } from '@hearth/domains/workplace/contract';
import { useFormat } from '@hearth/i18n/use-format';
import { Button, IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { PageHeader } from '@hearth/ui/page-header';
import { Resource } from '@hearth/ui/resource';
import { CalendarRange, ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { PUBLISHED, SHIFTS_CHANGED, TIME_OFF_DECIDED } from '../../../contract/events.ts';
import { getScheduleMonth } from '../../../contract/month-endpoints.ts';
import type { ScheduleMonth } from '../../../contract/month-endpoints.ts';
import { addMonths } from '../../../rules/hours/month.ts';
import { MonthGrid } from './month-grid.tsx';
import { useMonthWords } from './words.ts';

interface ViewProps {
  readonly locationId: string;
  /** A day of the month; null: this month. */
  readonly date: string | null;
  readonly onGo: (date: string | null) => void;
}

/** A month of a location, in figures by day. */
export function MonthView({ locationId, date, onGo }: ViewProps) {
  const { t, problem } = useMonthWords();
  const params = { id: locationId };
  const read = useCall(
    getScheduleMonth,
    { params, query: date === null ? {} : { date } },
    { staleTime: 0, keepPrevious: true },
  );
  useReadAgainOn([SHIFTS_CHANGED, PUBLISHED, TIME_OFF_DECIDED], [getScheduleMonth]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeader
        title={t('title')}
        actions={
          <Link to={date === null ? '/schedule' : `/schedule?date=${date}`} className={linkButtonLook()}>
            <Icon of={CalendarRange} />
            {t('week')}
          </Link>
        }
      />
      <Resource of={read} rows={8} problem={problem}>
        {(month) => <Month month={month} onGo={onGo} />}
      </Resource>
    </div>
  );
}

function Month({ month, onGo }: { readonly month: ScheduleMonth } & Pick<ViewProps, 'onGo'>) {
  const { t } = useMonthWords();
  const format = useFormat();
  const first = `${month.month}-01`;
  const { days, location, today } = month;
  const { data } = useCall(listDayNotes, {
    params: { id: location.id },
    query: { from: days[0]?.date ?? first, to: days.at(-1)?.date ?? first },
  });
  const go = (by: number): void => onGo(addMonths(first, by));
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <span className="inline-flex">
          <IconButton
            variant="secondary"
            className="rounded-e-none"
            label={t('previous')}
            icon={<Icon of={ChevronLeft} directional />}
            onClick={() => go(-1)}
          />
          <IconButton
            variant="secondary"
            className="-ms-px rounded-s-none"
            label={t('next')}
            icon={<Icon of={ChevronRight} directional />}
            onClick={() => go(1)}
          />
        </span>
        <h2 className="px-1.5 text-lg font-bold" aria-live="polite">
          {format.date(first, 'month')}
        </h2>
        <Button disabled={today.startsWith(month.month)} onClick={() => onGo(null)}>
          {t('thisMonth')}
        </Button>
      </div>
      <MonthGrid key={month.month} month={month} notes={data?.notes ?? []} onTurn={go} />
    </>
  );
}
