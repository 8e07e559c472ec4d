import { useCursorPages } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PagedList } from '@hearth/ui/resource';
import { CircleCheck } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { CORRECTION_CHANGED } from '../../../contract/events.ts';
import { listOpenExceptions } from '../../../contract/live-endpoints.ts';
import type { ExceptionDay } from '../../../contract/schemas.ts';
import { useClockWords } from '../../words.ts';
import { ExceptionLine } from './exception-line.tsx';
import { useCorrect } from './use-correct.ts';
import { useLiveWords } from './words.ts';

const CorrectionDialog = lazy(async () => ({ default: (await import('../correction-dialog.tsx')).CorrectionDialog }));

interface OpenExceptionsProps {
  readonly brandId: string;
  /** Shows the whole of a day. */
  readonly onDay: (date: string) => void;
}

/** What is odd about the last days of a location and nobody has settled, day by day. */
export default function OpenExceptions({ brandId, onDay }: OpenExceptionsProps) {
  const { t, problem, format } = useLiveWords();
  const { t: clockWord } = useClockWords();
  const list = useCursorPages(
    listOpenExceptions,
    { params: { id: brandId }, query: {} },
    { nextOf: ({ next_cursor: next }) => next },
  );
  useReadAgainOn([CORRECTION_CHANGED], [listOpenExceptions]);
  const counted = useRef<HTMLParagraphElement>(null);
  const first = list.data?.pages[0];
  return (
    <>
      <p ref={counted} role="status" tabIndex={-1} className="text-ink-2 tabular-nums outline-none">
        {first === undefined || first.total === 0
          ? ''
          : `${t('review.total', { count: first.total })} · ${format.dateRange(first.from, first.to)}`}
      </p>
      {first?.is_clocked === false && <Alert tone="info">{clockWord('live.off')}</Alert>}
      <PagedList
        of={list}
        items={({ days }) => days}
        rows={6}
        failed={t('review.failed')}
        problem={problem}
        empty={
          <Card>
            <EmptyState icon={<Icon of={CircleCheck} size={24} />} title={clockWord('live.calm')}>
              {t('review.calmText')}
            </EmptyState>
          </Card>
        }
      >
        {(days) =>
          [...Map.groupBy(days, ({ date }) => date)].map(([date, people]) => (
            <Card
              key={date}
              flush
              title={format.date(date, 'full')}
              action={
                <Button size="sm" variant="ghost" onClick={() => onDay(date)}>
                  {t('review.day')}
                </Button>
              }
            >
              <ul className="divide-y divide-line">
                {people.map((day) => (
                  <OddDayLine
                    key={day.employee_id}
                    day={day}
                    brandId={brandId}
                    zone={first?.time_zone ?? 'UTC'}
                    canCorrect={first?.can_correct === true && !day.is_own}
                    onSettled={() => counted.current?.focus()}
                  />
                ))}
              </ul>
            </Card>
          ))
        }
      </PagedList>
    </>
  );
}

interface OddDayProps {
  readonly day: ExceptionDay;
  readonly brandId: string;
  readonly zone: string;
  readonly canCorrect: boolean;
  readonly onSettled: () => void;
}

/** A day of one person with what is odd about it, and what settles that. */
function OddDayLine({ day, brandId, zone, canCorrect, onSettled }: OddDayProps) {
  const { t, format } = useClockWords();
  const [isCorrecting, setIsCorrecting] = useState(false);
  const send = useCorrect(brandId, day.employee_id);
  const time = (at: string): string => format.instantTime(at, zone);
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-40 flex-1 font-bold">
          <bdi>{day.name}</bdi>
        </span>
        {canCorrect && (
          <Button size="sm" variant="ghost" onClick={() => setIsCorrecting(true)}>
            {t('live.correct')}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-2">
        {[
          ...(day.position_name === null ? [] : [day.position_name]),
          ...day.shifts.map((shift) => t('card.shift', { from: time(shift.starts_at), to: time(shift.ends_at) })),
        ].join(' · ')}
      </p>
      {day.exceptions.map((exception) => (
        <ExceptionLine
          key={exception.key}
          exception={exception}
          brandId={brandId}
          zone={zone}
          canCorrect={canCorrect}
          onFix={canCorrect ? send : undefined}
          onSettled={onSettled}
        />
      ))}
      {isCorrecting && (
        <Suspense fallback={null}>
          <CorrectionDialog
            title={t('edit.title')}
            day={day.date}
            zone={zone}
            punches={day.punches}
            reasonHelp={t('edit.managerHelp')}
            send={send}
            onClose={() => setIsCorrecting(false)}
          />
        </Suspense>
      )}
    </li>
  );
}
