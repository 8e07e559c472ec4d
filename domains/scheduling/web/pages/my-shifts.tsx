import { useCall } from '@hearth/client/query';
import { Slot } from '@hearth/client/slots';
import { useEvents } from '@hearth/client/use-events';
import { deviceZone } from '@hearth/i18n/device-zone';
import { localDay } from '@hearth/kit/local-day';
import { MyDayNotes } from '@hearth/domains/workplace/widgets';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import * as contract from '../../contract/endpoints.ts';
import { PUBLISHED } from '../../contract/events.ts';
import { paidMinutes } from '../../rules/shift.ts';
import { addDays, startOfWeek } from '../../rules/hours/time.ts';
import { Day } from '../components/my-shifts/my-shift-cards.tsx';
import { MY_SHIFTS_TOP } from '../slots.ts';
import { useNow } from '../components/use-now.ts';
import { useSchedulingPhrases } from '../components/use-scheduling-phrases.ts';
import { LOOKAHEAD_DAYS, daysOfWeek, firstAfter, type MyDay, weekAsked } from '../state/my-days.ts';

// The shifts are read first.
const LazyCards = lazy(async () => ({
  default: (await import('../components/receipts/confirm-card.tsx')).ConfirmCards,
}));
const ConfirmCards = ({ week }: { week: string }) => (
  <Suspense fallback={null}>
    <LazyCards week={week} />
  </Suspense>
);

/** The published shifts of the signed-in person, week by week, forward and back; `?week=` names a day of the week that is shown. */
export function Component() {
  const { t, format } = useSchedulingPhrases();
  const now = useNow();
  const [params, setParams] = useSearchParams();
  const today = localDay(new Date(now), deviceZone());
  const week = weekAsked(params.get('week'), today);
  const last = addDays(week, 6);
  // One day to each side: shifts of the edges may begin in another zone.
  const shown = useCall(contract.listMyShifts, { query: { from: addDays(week, -1), to: addDays(last, 1) } });
  const ahead = useCall(contract.listMyShifts, {
    query: { from: addDays(startOfWeek(today), -1), to: addDays(today, LOOKAHEAD_DAYS) },
  });
  const readAgain = (): void => void Promise.all([shown.refetch(), ahead.refetch()]);
  useEvents([PUBLISHED], readAgain, readAgain);
  const go = (day: string): void =>
    setParams(day === startOfWeek(today) ? {} : { week: day }, { preventScrollReset: true });
  const days = daysOfWeek(shown.data?.shifts ?? [], week);
  const later = firstAfter(ahead.data?.shifts ?? [], last);
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('mine.pageTitle')}</PageTitle>
      <PageHeader
        title={t('mine.pageTitle')}
        note={format.dateRange(week, last)}
        actions={
          <div className="flex flex-wrap gap-2">
            <Button
              icon={<Icon of={ChevronLeft} className="rtl:-scale-x-100" />}
              aria-label={t('mine.previous')}
              onClick={() => go(addDays(week, -7))}
            />
            <Button disabled={week === startOfWeek(today)} onClick={() => go(startOfWeek(today))}>
              {t('mine.this')}
            </Button>
            <Button
              icon={<Icon of={ChevronRight} className="rtl:-scale-x-100" />}
              aria-label={t('mine.nextWeek')}
              onClick={() => go(addDays(week, 7))}
            />
          </div>
        }
      />
      <ConfirmCards week={week} />
      <Slot of={MY_SHIFTS_TOP} with={{}} />
      <Suspense fallback={null}>
        <MyDayNotes from={week} to={last} />
      </Suspense>
      {shown.data === undefined ? (
        <Unread {...shown} />
      ) : days.length === 0 ? (
        <Card>
          <EmptyState
            icon={<Icon of={CalendarDays} size={24} />}
            title={t('mine.weekEmpty')}
            action={later !== null && <Button onClick={() => go(startOfWeek(later.date))}>{t('mine.show')}</Button>}
          >
            {/* Until the weeks ahead have been read, nothing is said of them. */}
            {later !== null
              ? t('mine.later', { date: format.date(later.date, 'full') })
              : ahead.data !== undefined && t('mine.nothingLater')}
          </EmptyState>
        </Card>
      ) : (
        <Week days={days} />
      )}
    </div>
  );
}

/** The days of a week with the shifts on them, and their hours in all. */
function Week({ days }: { days: readonly MyDay[] }) {
  const { t, format } = useSchedulingPhrases();
  const shifts = days.flatMap((day) => day.shifts);
  const minutes = shifts.reduce((sum, shift) => sum + paidMinutes(shift), 0);
  return (
    <Card
      flush
      title={t('mine.sum', {
        count: shifts.length,
        hours: format.number(minutes / 60, { maximumFractionDigits: 2 }),
      })}
    >
      <ul className="divide-y divide-line">
        {days.map((day) => (
          <Day key={day.date} date={day.date} shifts={day.shifts} />
        ))}
      </ul>
    </Card>
  );
}

function Unread({ isError, error, refetch }: { isError: boolean; error: unknown; refetch: () => unknown }) {
  const { t, problem } = useSchedulingPhrases();
  return isError ? (
    <Alert tone="bad" title={t('mine.failed')} action={<Button onClick={() => void refetch()}>{t('again')}</Button>}>
      {problem(error)}
    </Alert>
  ) : (
    <Card flush>
      <SkeletonRows rows={4} />
    </Card>
  );
}
