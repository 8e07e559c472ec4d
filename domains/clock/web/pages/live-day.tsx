import { hasPermission, hasService, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { Slot } from '@hearth/client/slots';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { PUBLISHED } from '@hearth/domains/scheduling/events';
import { addDays } from '@hearth/domains/scheduling/rules';
import { PLANNING } from '@hearth/kit/constants';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { CalendarDays, ChevronLeft, ChevronRight, CircleCheck } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { CORRECTION_CHANGED, PUNCHES_CHANGED } from '../../contract/events.ts';
import { getLiveDay } from '../../contract/live-endpoints.ts';
import type { LivePerson } from '../../contract/schemas.ts';
import { useAnswerWords } from '../components/answers/words.ts';
import { HeldPunches } from '../components/kiosk-settings/held-punches.tsx';
import { BreakTurns } from '../components/live/break-turns.tsx';
import { DayCounts } from '../components/live/day-counts.tsx';
import { OpenShifts } from '../components/live/open-shifts.tsx';
import { LivePersonLine } from '../components/live/live-person.tsx';
import { useLiveWords } from '../components/live/words.ts';
import { WaitingCorrections } from '../components/waiting-corrections.tsx';
import { LIVE_REVIEW, LIVE_SUMMARY } from '../slots.ts';
import { toAnswerFilter } from '../../rules/answers/answers.ts';
import { useClockWords } from '../words.ts';

const OpenExceptions = lazy(() => import('../components/live/open-exceptions.tsx'));
const ClockOutAnswers = lazy(() => import('../components/answers/clock-out-answers.tsx'));

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MINUTE_MS = 60_000;
/** Who needs somebody first. */
const ORDER = ['NO_SHOW', 'LATE', 'BREAK', 'IN', 'SCHEDULED', 'OUT'] as const;

/**
 * Who works at a location on a day, live: today unless `?day=` names another; `?show=odd` has those alone who need a look,
 * `?show=open` all that is to review of the last days, and `?show=answers` what people answered as they clocked out.
 */
export function Component() {
  const { t, format } = useClockWords();
  const { id } = useBrand();
  const shown = useShown();
  const { day, view, set } = shown;
  const read = useLive(id, day, view === 'day');
  const date = read.data?.date ?? day;
  const showDay = (to: string, person: string | null = null): void => set({ day: to, show: null, only: null, person });
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4" key={id}>
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader
        title={t('title')}
        note={date === undefined || view !== 'day' ? '' : format.date(date, 'full')}
        actions={
          date !== undefined &&
          view === 'day' && (
            <DayNav shown={date} isToday={day === undefined} onDay={(to) => set({ day: to, person: null })} />
          )
        }
      />
      <Views view={view} onView={(to) => set({ show: to === 'day' ? null : to, only: null, person: null })} />
      {view === 'day' ? (
        <Today read={read} brandId={id} shown={shown} />
      ) : (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          {view === 'open' ? (
            <>
              <OpenExceptions brandId={id} onDay={showDay} />
              <Slot of={LIVE_REVIEW} with={{ locationId: id }} />
            </>
          ) : (
            <ClockOutAnswers
              brandId={id}
              only={shown.only}
              onOnly={(only) => set({ only: only === 'ALL' ? null : only })}
              onDay={showDay}
            />
          )}
        </Suspense>
      )}
    </div>
  );
}

type View = 'day' | 'open' | 'answers';

/** The day, what is to review, and what people answered, for whoever may read that. */
function Views({ view, onView }: { readonly view: View; readonly onView: (view: View) => void }) {
  const { t } = useLiveWords();
  const { t: answerWord } = useAnswerWords();
  const brand = useBrand();
  const views: readonly { readonly value: View; readonly label: string }[] = [
    { value: 'day', label: t('review.one') },
    { value: 'open', label: t('review.period') },
    ...(hasPermission(brand, 'EDIT_SCHEDULE') ? [{ value: 'answers' as const, label: answerWord('view') }] : []),
  ];
  return (
    <div className="flex">
      <SegmentedControl
        label={t('review.label')}
        segments={[...views]}
        value={view}
        onChange={(value) => onView(views.find((one) => one.value === value)?.value ?? 'day')}
      />
    </div>
  );
}

interface TodayProps {
  readonly read: ReturnType<typeof useLive>;
  readonly brandId: string;
  readonly shown: ReturnType<typeof useShown>;
}

function Today({ read, brandId, shown: { isOdd, person, set } }: TodayProps) {
  const { t, problem } = useClockWords();
  return (
    <Resource of={read} rows={6} failed={t('live.failed')} problem={problem}>
      {(live) => (
        <Live
          live={live}
          brandId={brandId}
          isOdd={isOdd}
          onOdd={(odd) => set({ show: odd ? 'odd' : null })}
          named={person}
        />
      )}
    </Resource>
  );
}

/** What the address says is shown, and changes it. */
function useShown() {
  const [params, setParams] = useSearchParams();
  const mayRead = hasPermission(useBrand(), 'EDIT_SCHEDULE');
  const asked = params.get('day');
  const set = (change: Readonly<Record<string, string | null>>): void =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(change))
          if (value === null) before.delete(name);
          else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const show = params.get('show');
  const view: View = show === 'open' ? 'open' : show === 'answers' && mayRead ? 'answers' : 'day';
  return {
    day: asked !== null && DAY.test(asked) ? asked : undefined,
    view,
    isOdd: show === 'odd',
    only: toAnswerFilter(params.get('only')),
    /** Whose line the page leads to. */
    person: params.get('person'),
    set,
  };
}

/** A day of a location, read again as it goes on. */
function useLive(id: string, day: string | undefined, enabled: boolean) {
  const query = day === undefined ? {} : { date: day };
  const read = useCall(getLiveDay, { params: { id }, query }, { keepPrevious: true, enabled });
  const { refetch } = read;
  useReadAgainOn([PUNCHES_CHANGED, CORRECTION_CHANGED, PUBLISHED], [getLiveDay]);
  // Lateness comes with time alone, and no event says so.
  useEffect(() => {
    if (!enabled) return undefined;
    const timer = setInterval(() => void refetch(), MINUTE_MS);
    return () => clearInterval(timer);
  }, [enabled, refetch]);
  return read;
}

/** The day before, today, and the day after. */
function DayNav({
  shown,
  isToday,
  onDay,
}: {
  readonly shown: string;
  readonly isToday: boolean;
  readonly onDay: (day: string | null) => void;
}) {
  const { t } = useClockWords();
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        icon={<Icon of={ChevronLeft} className="rtl:-scale-x-100" />}
        aria-label={t('live.previous')}
        onClick={() => onDay(addDays(shown, -1))}
      />
      <Button disabled={isToday} onClick={() => onDay(null)}>
        {t('live.today')}
      </Button>
      <Button
        icon={<Icon of={ChevronRight} className="rtl:-scale-x-100" />}
        aria-label={t('live.next')}
        onClick={() => onDay(addDays(shown, 1))}
      />
    </div>
  );
}

interface LiveProps {
  readonly live: AnswerOf<typeof getLiveDay>;
  readonly brandId: string;
  readonly isOdd: boolean;
  readonly onOdd: (isOdd: boolean) => void;
  /** Whom the page leads to. */
  readonly named: string | null;
}

const needsLook = ({ exceptions }: LivePerson): boolean => exceptions.some(({ is_seen: isSeen }) => !isSeen);

function Live({ live, brandId, isOdd, onOdd, named }: LiveProps) {
  const { t } = useClockWords();
  // Without the schedule’s editing a location has hours to correct and no shifts to change.
  const brand = useBrand();
  const canPlan = live.can_correct && hasService(brand, PLANNING);
  const odd = live.people.filter(needsLook);
  const people = (isOdd ? odd : live.people).toSorted(
    (one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state),
  );
  return (
    <>
      {!live.is_clocked && <Alert tone="info">{t('live.off')}</Alert>}
      {live.people.length > 0 && <DayCounts people={live.people} openCount={live.open_shifts.length} />}
      {canPlan && <Slot of={LIVE_SUMMARY} with={{ locationId: brandId, date: live.date, asOf: live.now }} />}
      <BreakTurns breaks={live.breaks} now={live.now} zone={live.time_zone} />
      <OpenShifts shifts={live.open_shifts} brandId={brandId} now={live.now} zone={live.time_zone} canAct={canPlan} />
      {live.people.length === 0 ? (
        <Card>
          <EmptyState icon={<Icon of={CalendarDays} size={24} />} title={t('live.empty')}>
            {t('live.emptyText')}
          </EmptyState>
        </Card>
      ) : (
        <Card
          flush
          title={`${t(isOdd ? 'live.odd' : 'live.all')} (${people.length})`}
          action={
            <SegmentedControl
              label={t('title')}
              segments={[
                { value: 'all', label: t('live.all') },
                { value: 'odd', label: t('live.odd') },
              ]}
              value={isOdd ? 'odd' : 'all'}
              onChange={(value) => onOdd(value === 'odd')}
            />
          }
        >
          {people.length === 0 ? (
            <EmptyState icon={<Icon of={CircleCheck} size={24} />} title={t('live.calm')} />
          ) : (
            <ul className="divide-y divide-line">
              {people.map((person) => (
                <LivePersonLine
                  key={person.employee_id}
                  person={person}
                  brandId={brandId}
                  date={live.date}
                  now={live.now}
                  zone={live.time_zone}
                  canCorrect={live.can_correct}
                  canPlan={canPlan}
                  stations={live.stations}
                  isNamed={person.employee_id === named}
                />
              ))}
            </ul>
          )}
        </Card>
      )}
      {live.can_correct && <WaitingCorrections brandId={brandId} zone={live.time_zone} canPlan={canPlan} />}
      {live.can_correct && <HeldPunches brandId={brandId} zone={live.time_zone} />}
    </>
  );
}
