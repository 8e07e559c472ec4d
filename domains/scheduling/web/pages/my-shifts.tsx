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
import type { ResourceRead } from '@hearth/ui/resource';
import { PendingRead } from '@hearth/ui/resource/pending-read';
import { SegmentedControl } from '@hearth/ui/segmented-control';
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
import { useMyShiftWords } from '../components/my-shifts/words.ts';
import { useSchedulingPhrases } from '../components/use-scheduling-phrases.ts';
import { LOOKAHEAD_DAYS, daysOfWeek, firstAfter, type MyDay, weekAsked } from '../state/my-days.ts';

// The shifts are read first.
const LazyCards = lazy(async () => ({
  default: (await import('../components/receipts/confirm-card.tsx')).ConfirmCards,
}));
const ConsentCards = lazy(() => import('../components/consents/consent-cards.tsx'));
const TeamWeek = lazy(() => import('../components/my-shifts/team-week.tsx'));
const ConfirmCards = ({ week }: { week: string }) => (
  <Suspense fallback={null}>
    <LazyCards week={week} />
  </Suspense>
);

/**
 * The published shifts of the signed-in person, week by week, forward and back; `?week=` names a day of the week that is shown,
 * `?view=team` shows those of their colleagues.
 */
export function Component() {
  const own = useMyShiftWords();
  const { format } = useSchedulingPhrases();
  const now = useNow();
  const [params, setParams] = useSearchParams();
  const isTeam = params.get('view') === 'team';
  const today = localDay(new Date(now), deviceZone());
  const week = weekAsked(params.get('week'), today);
  const last = addDays(week, 6);
  const show = (day: string | null, team: boolean): void =>
    setParams(
      { ...(day === null ? {} : { week: day }), ...(team ? { view: 'team' } : {}) },
      { preventScrollReset: true },
    );
  const go = (day: string): void => show(day === startOfWeek(today) ? null : day, isTeam);
  return (
    <div className={`mx-auto grid ${isTeam ? 'max-w-6xl' : 'max-w-2xl'} grid-cols-[minmax(0,1fr)] gap-4`}>
      <PageTitle>{own('pageTitle')}</PageTitle>
      <PageHeader
        title={own('pageTitle')}
        note={format.dateRange(week, last)}
        actions={<Weeks week={week} now={startOfWeek(today)} onGo={go} />}
      />
      <SegmentedControl
        className="justify-self-start"
        label={own('view')}
        segments={[
          { value: 'mine', label: own('mine') },
          { value: 'team', label: own('team') },
        ]}
        value={isTeam ? 'team' : 'mine'}
        onChange={(view) => show(params.get('week'), view === 'team')}
      />
      {!isTeam && (
        <Suspense fallback={null}>
          <ConsentCards />
        </Suspense>
      )}
      {!isTeam && <ConfirmCards week={week} />}
      {!isTeam && <Slot of={MY_SHIFTS_TOP} with={{}} />}
      <Suspense fallback={null}>
        <MyDayNotes from={week} to={last} />
      </Suspense>
      {isTeam ? (
        <Suspense fallback={<Loading />}>
          <TeamWeek week={week} today={today} />
        </Suspense>
      ) : (
        <OwnWeek week={week} today={today} onGo={go} />
      )}
    </div>
  );
}

/** One week back, this one, one forward; each names the first day of a week. */
function Weeks({
  week,
  now,
  onGo,
}: {
  readonly week: string;
  readonly now: string;
  readonly onGo: (day: string) => void;
}) {
  const own = useMyShiftWords();
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        icon={<Icon of={ChevronLeft} className="rtl:-scale-x-100" />}
        aria-label={own('previous')}
        onClick={() => onGo(addDays(week, -7))}
      />
      <Button disabled={week === now} onClick={() => onGo(now)}>
        {own('this')}
      </Button>
      <Button
        icon={<Icon of={ChevronRight} className="rtl:-scale-x-100" />}
        aria-label={own('nextWeek')}
        onClick={() => onGo(addDays(week, 7))}
      />
    </div>
  );
}

/** One's own week; where it is empty, the way to the next shift. */
function OwnWeek({
  week,
  today,
  onGo,
}: {
  readonly week: string;
  readonly today: string;
  readonly onGo: (day: string) => void;
}) {
  const own = useMyShiftWords();
  const { format } = useSchedulingPhrases();
  const last = addDays(week, 6);
  // One day to each side: shifts of the edges may begin in another zone.
  const shown = useCall(contract.listMyShifts, { query: { from: addDays(week, -1), to: addDays(last, 1) } });
  const ahead = useCall(contract.listMyShifts, {
    query: { from: addDays(startOfWeek(today), -1), to: addDays(today, LOOKAHEAD_DAYS) },
  });
  const readAgain = (): void => void Promise.all([shown.refetch(), ahead.refetch()]);
  useEvents([PUBLISHED], readAgain, readAgain);
  const days = daysOfWeek(shown.data?.shifts ?? [], week);
  const later = firstAfter(ahead.data?.shifts ?? [], last);
  if (shown.data === undefined) return <Unread {...shown} />;
  if (days.length > 0) return <Week days={days} />;
  return (
    <Card>
      <EmptyState
        icon={<Icon of={CalendarDays} size={24} />}
        title={own('weekEmpty')}
        action={later !== null && <Button onClick={() => onGo(startOfWeek(later.date))}>{own('show')}</Button>}
      >
        {/* Until the weeks ahead have been read, nothing is said of them. */}
        {later !== null
          ? own('later', { date: format.date(later.date, 'full') })
          : ahead.data !== undefined && own('nothingLater')}
      </EmptyState>
    </Card>
  );
}

/** The days of a week with the shifts on them, and their hours in all. */
function Week({ days }: { days: readonly MyDay[] }) {
  const own = useMyShiftWords();
  const { format } = useSchedulingPhrases();
  const shifts = days.flatMap((day) => day.shifts);
  const minutes = shifts.reduce((sum, shift) => sum + paidMinutes(shift), 0);
  return (
    <Card
      flush
      title={own('sum', {
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

function Unread({ isError, ...read }: ResourceRead<unknown> & { isError: boolean }) {
  const own = useMyShiftWords();
  const { t, problem } = useSchedulingPhrases();
  return isError ? (
    <Alert tone="bad" title={own('failed')} action={<Button onClick={() => void read.refetch()}>{t('again')}</Button>}>
      {problem(read.error)}
    </Alert>
  ) : (
    <PendingRead of={read}>
      <Loading />
    </PendingRead>
  );
}

function Loading() {
  return (
    <Card flush>
      <SkeletonRows rows={4} />
    </Card>
  );
}
