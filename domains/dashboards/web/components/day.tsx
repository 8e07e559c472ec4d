import type { getDay } from '../../contract/endpoints.ts';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Resource } from '@hearth/ui/resource';
import { hasPermission, hasService, useBrand } from '@hearth/client/person';
import { Slot } from '@hearth/client/slots';
import { LIVE_SUMMARY } from '@hearth/domains/clock/slots';
import { LIVE_SCHEDULE, PLANNING } from '@hearth/kit/constants';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { PageHeader } from '@hearth/ui/page-header';
import { Skeleton } from '@hearth/ui/skeleton';
import { Volume2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { TTS_SERVICE } from '../../rules/services.ts';
import { useDay } from '../use-day.ts';
import { useDashboardPhrases } from '../words.ts';
import { Candidates, EndsSoon, TimeOffToDecide } from './day-lists.tsx';
import { DayShifts } from './day-shifts.tsx';
import { DayWaits } from './day-waits.tsx';

/** Comes after the day: it is asked of the clocks. */
const WhoIsIn = lazy(async () => ({ default: (await import('@hearth/domains/clock/widgets')).WhoIsIn }));

/** The day of the location in view: what waits first, then who works. */
export function Day() {
  const brand = useBrand();
  return (
    <Resource of={useDay(brand.id)} loading={<Outline />}>
      {(day) => <DayPage day={day} />}
    </Resource>
  );
}

function Outline() {
  return (
    <>
      <Skeleton className="mb-5 h-8 w-72" />
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
    </>
  );
}

function DayPage({ day }: { day: AnswerOf<typeof getDay> }) {
  const { t, format } = useDashboardPhrases();
  const brand = useBrand();
  // What the hours come to is for whoever plans them.
  const canPlan = hasPermission(brand, 'PUBLISH_SCHEDULE') && hasService(brand, PLANNING);
  return (
    <div className="grid gap-5">
      <PageHeader
        title={t('day.title', { place: day.location.name })}
        note={`${format.date(day.date, 'full')} · ${t('asOf', { time: format.instantTime(day.as_of, day.location.time_zone) })}`}
        actions={
          brand.services.has(TTS_SERVICE) && (
            <Link to="/dashboard/tts" className={linkButtonLook()}>
              <Icon of={Volume2} />
              {t('menu.aloud')}
            </Link>
          )
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <DayWaits day={day} />
        {/* On a phone right after what waits, on a desk beside it. */}
        {day.schedule !== null && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {hasPermission(brand, 'VIEW_SCHEDULE') &&
              hasService(brand, LIVE_SCHEDULE) &&
              day.schedule.shifts.length > 0 && (
                <Suspense>
                  <WhoIsIn locationId={day.location.id} />
                </Suspense>
              )}
            {canPlan && day.schedule.shifts.length > 0 && (
              <Slot of={LIVE_SUMMARY} with={{ locationId: day.location.id, date: day.date, asOf: day.as_of }} />
            )}
            <DayShifts schedule={day.schedule} date={day.date} />
          </div>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {day.candidates !== null && day.candidates.longest.length > 0 && (
            <Candidates candidates={day.candidates} now={day.as_of} />
          )}
          {day.time_off !== null && day.time_off.total > 0 && <TimeOffToDecide timeOff={day.time_off} />}
          <EndsSoon day={day} />
        </div>
      </div>
    </div>
  );
}
