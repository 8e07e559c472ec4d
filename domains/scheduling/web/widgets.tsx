import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { deviceZone } from '@hearth/i18n/device-zone';
import { localDay } from '@hearth/kit/local-day';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { PendingRead } from '@hearth/ui/resource/pending-read';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { CalendarDays } from 'lucide-react';
import { lazy } from 'react';
import { Link } from 'react-router';
import * as contract from '../contract/endpoints.ts';
import { PUBLISHED } from '../contract/events.ts';
import { addDays, startOfWeek } from '../rules/hours/time.ts';
import { Day, NextShift } from './components/my-shifts/my-shift-cards.tsx';
import { useNow } from './components/use-now.ts';
import { useMyShiftWords } from './components/my-shifts/words.ts';
import { useSchedulingPhrases } from './components/use-scheduling-phrases.ts';
import { LOOKAHEAD_DAYS, groupByDay, nextShift } from './state/my-days.ts';

/** The rules, breaks and hours of a place's schedule; loaded by the settings alone. */
export const ScheduleSettings = lazy(async () => ({
  default: (await import('./components/settings/schedule-settings.tsx')).ScheduleSettings,
}));

/** Where a day is halved for time off; loaded by the settings alone. */
export const MiddayCard = lazy(async () => ({
  default: (await import('./components/settings/midday-card.tsx')).MiddayCard,
}));

/** Why shifts were left out of a week, within the schedule alone. */
export const SkippedReport = lazy(async () => ({
  default: (await import('./components/toolbar/copy-report.tsx')).SkippedReport,
}));

/** Why something that was kept for later was refused. */
export const OwnDayProblem = lazy(async () => ({
  default: (await import('./components/own-days/own-day-problem.tsx')).OwnDayProblem,
}));
export { useRuleNames } from './components/settings/words.ts';
export { useDepartmentName } from './components/shift/department-name.ts';
export { CalendarFeedCard } from './components/my-shifts/calendar-feed-card.tsx';

const DAYS_SHOWN = 14;

/** The next shift of the signed-in person, however far ahead, and the two weeks to come. It changes by itself when a schedule is published. */
export function MyShifts() {
  const own = useMyShiftWords();
  const { t, problem } = useSchedulingPhrases();
  const now = useNow();
  const today = localDay(new Date(now), deviceZone());
  // One day to each side: what is today here may be yesterday or tomorrow where the shift is.
  // From the beginning of the week: without a connection the page of one's shifts shows it from this answer.
  const query = { from: addDays(startOfWeek(today), -1), to: addDays(today, LOOKAHEAD_DAYS) };
  const read = useCall(contract.listMyShifts, { query }, { keepPrevious: true });
  const { data, error, isPending, refetch } = read;
  useReadAgainOn([PUBLISHED], [contract.listMyShifts]);
  if (isPending) {
    return (
      <Card flush title={own('title')}>
        <PendingRead of={read}>
          <SkeletonRows rows={3} />
        </PendingRead>
      </Card>
    );
  }
  if (data === undefined) {
    return (
      <Alert tone="bad" title={own('failed')} action={<Button onClick={() => void refetch()}>{t('again')}</Button>}>
        {problem(error)}
      </Alert>
    );
  }
  const next = nextShift(data.shifts, now);
  const until = addDays(today, DAYS_SHOWN);
  const days = groupByDay(
    data.shifts.filter(({ date }) => date <= until),
    now,
    next,
  );
  if (next === null) {
    return (
      <Card>
        <EmptyState icon={<Icon of={CalendarDays} size={24} />} title={own('none')}>
          {own('noneNote')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className="grid gap-4">
      <NextShift shift={next} now={now} />
      {days.length > 0 && (
        <Card flush title={own('coming')}>
          <ul className="divide-y divide-line">
            {days.map(({ date, shifts }) => (
              <Day key={date} date={date} shifts={shifts} />
            ))}
          </ul>
        </Card>
      )}
      <p>
        <Link to="/my/shifts" className={`${TEXT_LINK} phone:py-2.5`}>
          {own('all')}
        </Link>
      </p>
    </div>
  );
}
