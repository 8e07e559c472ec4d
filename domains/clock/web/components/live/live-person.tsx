import { Slot } from '@hearth/client/slots';
import { localDay } from '@hearth/kit/local-day';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { DayMark, LivePerson, LiveState } from '../../../contract/schemas.ts';
import { LIVE_PERSON } from '../../slots.ts';
import { useClockWords } from '../../words.ts';
import { ExceptionLine } from './exception-line.tsx';
import { PersonMenu } from './person-menu.tsx';
import type { LiveDialog } from './person-menu.tsx';
import { useCorrect } from './use-correct.ts';
import { useLiveWords } from './words.ts';

const LiveDialogs = lazy(async () => ({ default: (await import('./live-dialogs.tsx')).LiveDialogs }));

const TONES = {
  SCHEDULED: 'neutral',
  LATE: 'warn',
  IN: 'ok',
  BREAK: 'info',
  OUT: 'neutral',
  NO_SHOW: 'bad',
} as const satisfies Readonly<Record<LiveState, string>>;

interface PersonProps {
  readonly person: LivePerson;
  readonly brandId: string;
  readonly date: string;
  readonly now: string;
  readonly zone: string;
  readonly canCorrect: boolean;
  /** Whether the reader plans shifts there: then what comes of hours is shown as well. */
  readonly canPlan: boolean;
  /** The stations in use there. */
  readonly stations: readonly string[];
  /** Whether the page was opened for them: then it leads there. */
  readonly isNamed?: boolean;
}

/** Somebody's day on one line, with what is odd about it and what can be done. */
export function LivePersonLine({
  person,
  brandId,
  date,
  now,
  zone,
  canCorrect,
  canPlan,
  stations,
  isNamed = false,
}: PersonProps) {
  const { t, format } = useClockWords();
  const { problem } = useLiveWords();
  const [dialog, setDialog] = useState<LiveDialog | null>(null);
  const [error, setError] = useState<unknown>(null);
  const time = (at: string): string => format.instantTime(at, zone);
  const send = useCorrect(brandId, person.employee_id);
  const mayCorrect = canCorrect && !person.is_own;
  const line = useLed(isNamed);
  return (
    <li ref={line} tabIndex={-1} className={`grid gap-2 px-4 py-3 outline-none ${isNamed ? 'bg-accent-soft' : ''}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-40 flex-1 font-bold">
          <bdi>{person.name}</bdi>
        </span>
        <Badge tone={TONES[person.state]}>{t(`live.states.${person.state}`)}</Badge>
        {person.since !== null && <span className="text-ink-2">{t('live.since', { time: time(person.since) })}</span>}
        {person.worked_minutes > 0 && <span className="tabular-nums">{format.duration(person.worked_minutes)}</span>}
        {canPlan && (
          <Slot of={LIVE_PERSON} with={{ locationId: brandId, date, asOf: now, employeeId: person.employee_id }} />
        )}
        {mayCorrect && (
          <PersonMenu
            person={person}
            brandId={brandId}
            now={now}
            zone={zone}
            canPlan={canPlan}
            hasStations={stations.length > 0}
            open={setDialog}
            onProblem={setError}
          />
        )}
      </div>
      <WorkLine person={person} date={date} zone={zone} />
      {person.marks.map((mark) => (
        <MarkLine key={mark.shift_id} mark={mark} zone={zone} />
      ))}
      {person.exceptions.map((exception) => (
        <ExceptionLine
          key={exception.key}
          exception={exception}
          brandId={brandId}
          zone={zone}
          canCorrect={mayCorrect}
          onFix={mayCorrect ? send : undefined}
        />
      ))}
      {error !== null && <Alert tone="bad">{problem(error)}</Alert>}
      {dialog !== null && (
        <Suspense fallback={null}>
          <LiveDialogs
            dialog={dialog}
            person={person}
            brandId={brandId}
            date={date}
            now={now}
            zone={zone}
            stations={stations}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </li>
  );
}

/** What they were to do, and where. A night that began before the day says when. */
function WorkLine({
  person,
  date,
  zone,
}: {
  readonly person: LivePerson;
  readonly date: string;
  readonly zone: string;
}) {
  const { t, format } = useClockWords();
  const time = (at: string): string => format.instantTime(at, zone);
  return (
    <p className="text-sm text-ink-2">
      {[
        ...(person.position_name === null ? [] : [person.position_name]),
        ...person.shifts.flatMap((shift) => [
          ...[localDay(new Date(shift.starts_at), zone)]
            .filter((day) => day !== date)
            .map((day) => format.date(day, 'weekday')),
          t('card.shift', { from: time(shift.starts_at), to: time(shift.ends_at) }),
          ...(shift.station === '' ? [] : [shift.station]),
        ]),
      ].join(' · ')}
    </p>
  );
}

/** A line that the page leads to as soon as it is there. */
function useLed(isNamed: boolean) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNamed) line.current?.focus();
  }, [isNamed]);
  return line;
}

/** What a manager knows of somebody who is not there. */
function MarkLine({ mark: { mark, expected_at: at, note, by }, zone }: { mark: DayMark; zone: string }) {
  const { t, format } = useLiveWords();
  const what =
    mark === 'NO_SHOW'
      ? t('marks.NO_SHOW')
      : at === null
        ? t('marks.LATER')
        : t('marks.LATE', { time: format.instantTime(at, zone) });
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <Badge tone="info">{what}</Badge>
      <span className="text-ink-2" dir="auto">
        {[note, by].filter((part) => part !== '').join(' · ')}
      </span>
    </p>
  );
}
