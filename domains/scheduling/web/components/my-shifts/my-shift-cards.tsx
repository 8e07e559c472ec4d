import { Slot } from '@hearth/client/slots';
import { Badge } from '@hearth/ui/badge';
import { Card } from '@hearth/ui/card';
import { Icon } from '@hearth/ui/icon';
import { Clock, MapPin, StickyNote } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { MyShift } from '../../../contract/schemas.ts';
import { paidMinutes } from '../../../rules/shift.ts';
import { weekdayOf } from '../../../rules/hours/time.ts';
import { MY_SHIFT } from '../../slots.ts';
import { useNow } from '../use-now.ts';
import { useMyShiftWords } from './words.ts';
import { useSchedulingPhrases } from '../use-scheduling-phrases.ts';

const AbsenceActions = lazy(() => import('../absence/absence-actions.tsx'));
const DAY_MS = 86_400_000;

/** From a day before a shift until it is over one can say that one comes late, or not at all. */
function Absence({ shift }: { readonly shift: MyShift }) {
  const now = useNow();
  if (Date.parse(shift.starts_at) - DAY_MS > now || Date.parse(shift.ends_at) <= now) return null;
  return (
    <Suspense fallback={null}>
      <AbsenceActions shift={shift} />
    </Suspense>
  );
}

/** The shift that is on or comes next, with all that one needs on the way to it. */
export function NextShift({ shift, now }: { shift: MyShift; now: number }) {
  const own = useMyShiftWords();
  const { format } = useSchedulingPhrases();
  const starts = Date.parse(shift.starts_at);
  const going = starts <= now;
  const lasts = Date.parse(shift.ends_at) - starts;
  const done = going ? Math.min(1, (now - starts) / lasts) : 0;
  return (
    <Card>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-base text-ink-2">
            <b className="text-ink">{own('next')}</b>, {format.date(shift.date, 'full')}
          </h2>
          <Badge tone={going ? 'ok' : 'info'} pill icon={<Icon of={Clock} size={14} />}>
            {going ? own('now') : format.relative(shift.starts_at, new Date(now))}
          </Badge>
        </div>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-2xl font-bold tabular-nums">{format.timeRange(shift.start, shift.end)}</span>
          <span className="text-base text-ink-2">
            {format.duration(paidMinutes(shift))}
            {shift.unpaid_break_minutes > 0 &&
              `, ${own('pause', { time: format.duration(shift.unpaid_break_minutes) })}`}
          </span>
        </p>
        {going && (
          <div className="h-1.5 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
            <div className="h-full bg-accent-ink" style={{ inlineSize: `${done * 100}%` }} />
          </div>
        )}
        <Place shift={shift} />
        <Absence shift={shift} />
      </div>
    </Card>
  );
}

function Place({ shift }: { shift: MyShift }) {
  const work = [shift.position_name, shift.station].filter((part) => part !== null && part !== '').join(' · ');
  return (
    <div className="grid gap-1 text-base text-ink-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {work !== '' && <b className="text-ink">{work}</b>}
        <span className="inline-flex items-center gap-1">
          <Icon of={MapPin} />
          {[shift.location.name, shift.location.address].filter((part) => part !== '').join(', ')}
        </span>
      </p>
      {shift.note !== '' && (
        <p className="flex gap-1.5 text-ink">
          <Icon of={StickyNote} className="mt-0.5 text-ink-2" />
          {shift.note}
        </p>
      )}
    </div>
  );
}

/** A day to come with its shifts. */
export function Day({ date, shifts }: { date: string; shifts: readonly MyShift[] }) {
  const { format } = useSchedulingPhrases();
  return (
    <li className="flex gap-4 px-4 py-3">
      <div className="w-11 flex-none text-center">
        <span className="block text-xs text-ink-2">{format.weekday(weekdayOf(date), 'short')}</span>
        <b className="block text-xl leading-tight">{format.date(date, 'day')}</b>
        <span className="sr-only">{format.date(date, 'full')}</span>
      </div>
      <ul className="grid min-w-0 flex-1 gap-3">
        {shifts.map((shift) => (
          <li key={shift.id}>
            <b className="tabular-nums">{format.timeRange(shift.start, shift.end)}</b>
            <span className="ms-2 text-sm text-ink-2">{format.duration(paidMinutes(shift))}</span>
            <Place shift={shift} />
            <Slot of={MY_SHIFT} with={{ shift }} />
            <Absence shift={shift} />
          </li>
        ))}
      </ul>
    </li>
  );
}
