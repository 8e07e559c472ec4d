import { useClient } from '@hearth/client/context';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { addDays } from '@hearth/domains/scheduling/rules';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { toasts } from '@hearth/ui/toast';
import { Clock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { proposeMyCorrection } from '../../contract/correction-endpoints.ts';
import type { listMyPunches } from '../../contract/endpoints.ts';
import { workedMs } from '../../rules/pair.ts';
import { toWorkedDays } from '../state/my-days.ts';
import type { WorkedDay } from '../state/my-days.ts';
import { useClockWords } from '../words.ts';
import { useNow } from './use-now.ts';

const CorrectionDialog = lazy(async () => ({ default: (await import('./correction-dialog.tsx')).CorrectionDialog }));

const MS_PER_MINUTE = 60_000;
const LONGEST_MS = 16 * 60 * MS_PER_MINUTE;

interface WeekProps {
  readonly employeeId: string;
  readonly week: string;
  readonly log: AnswerOf<typeof listMyPunches>;
}

/** The days of a week with the work on them, and what others changed about it. */
export function MyWeek({ employeeId, week, log }: WeekProps) {
  const { t, format } = useClockWords();
  const client = useClient();
  const [asking, setAsking] = useState<WorkedDay | null>(null);
  const zone = log.time_zone;
  const now = useNow();
  const days = toWorkedDays(log.punches, zone).filter(({ date }) => date >= week && date < addDays(week, 7));
  const minutes = days
    .flatMap(({ spans }) => spans)
    .filter((span) => span.end !== null || now - span.start < LONGEST_MS)
    .reduce((sum, span) => sum + workedMs(span, now) / MS_PER_MINUTE, 0);
  const ask = (
    <Button size="sm" onClick={() => setAsking(days.at(-1) ?? { date: week, spans: [], punches: [], changes: [] })}>
      {t('mine.report')}
    </Button>
  );
  return (
    <Card
      flush={days.length > 0}
      title={t('mine.worked', { hours: format.duration(Math.round(minutes)) })}
      action={ask}
    >
      {days.length === 0 ? (
        <EmptyState icon={<Icon of={Clock} size={24} />} title={t('mine.empty')}>
          {t('mine.emptyText')}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {days.map((day) => (
            <DayLine key={day.date} day={day} zone={zone} now={now} names={log.names} onAsk={() => setAsking(day)} />
          ))}
        </ul>
      )}
      {asking !== null && (
        <Suspense fallback={null}>
          <CorrectionDialog
            title={t('mine.report')}
            day={asking.date}
            zone={zone}
            punches={asking.punches}
            reasonHelp={t('ask.help')}
            send={async (wanted) => {
              await client.call(proposeMyCorrection, { params: { employee_id: employeeId }, body: wanted });
              toasts.show({ message: t('edit.asked'), tone: 'ok' });
            }}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      )}
    </Card>
  );
}

interface DayProps {
  readonly day: WorkedDay;
  readonly zone: string;
  readonly now: number;
  readonly names: Readonly<Record<string, string>>;
  readonly onAsk: () => void;
}

function DayLine({ day, zone, now, names, onAsk }: DayProps) {
  const { t, format } = useClockWords();
  const time = (at: number): string => format.instantTime(new Date(at), zone);
  const end = (at: number | null, start: number): string =>
    at !== null ? time(at) : t(now - start < LONGEST_MS ? 'mine.open' : 'mine.noEnd');
  return (
    <li className="grid gap-1 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-bold">{format.date(day.date, 'weekday')}</h3>
        <Button size="sm" variant="ghost" onClick={onAsk}>
          {t('mine.report')}
        </Button>
      </div>
      {day.spans.map((span) => (
        <div key={span.start_id}>
          <p className="tabular-nums">
            {time(span.start)}–{end(span.end, span.start)}{' '}
            {span.end !== null && (
              <span className="text-ink-2">{format.duration(Math.round(workedMs(span, now) / MS_PER_MINUTE))}</span>
            )}
          </p>
          {span.breaks.map((pause) => (
            <p key={pause.start_id} className="text-sm text-ink-2 tabular-nums">
              {t('mine.break', { from: time(pause.start), to: end(pause.end, pause.start) })}
            </p>
          ))}
        </div>
      ))}
      {day.changes.map((change) => (
        <p key={change.id} dir="auto" className="flex flex-wrap items-center gap-2 text-sm break-words">
          <Badge tone="info">{t(`edit.acts.${change.act === 'PUNCH' ? 'ADD' : change.act}`)}</Badge>
          {t('mine.changed', { name: names[change.by_user ?? ''] ?? '', reason: change.reason })}
        </p>
      ))}
    </li>
  );
}
