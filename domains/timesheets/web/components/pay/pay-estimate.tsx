import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { CORRECTION_CHANGED, PUNCHES_CHANGED } from '@hearth/domains/clock/events';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Card } from '@hearth/ui/card';
import { Resource } from '@hearth/ui/resource';
import { useEffect } from 'react';
import { SHEETS_CHANGED } from '../../../contract/events.ts';
import { getMyPayEstimate } from '../../../contract/pay-endpoints.ts';
import { usePayWords } from './words.ts';

const MINUTE_MS = 60_000;

type Estimate = AnswerOf<typeof getMyPayEstimate>['estimates'][number];

/** What own hours are worth so far, with what that leaves out; nothing where the employer does not show pay. */
export function PayEstimate({ employeeId }: { readonly employeeId: string }) {
  const { t, problem } = usePayWords();
  const read = useCall(getMyPayEstimate, {});
  const { refetch } = read;
  useReadAgainOn([PUNCHES_CHANGED, CORRECTION_CHANGED, SHEETS_CHANGED], [getMyPayEstimate]);
  // Work that goes on earns by the minute, and no event says so.
  useEffect(() => {
    const timer = setInterval(() => void refetch(), MINUTE_MS);
    return () => clearInterval(timer);
  }, [refetch]);
  const own = read.data?.estimates.find(({ employee_id: id }) => id === employeeId);
  if (read.data !== undefined && own === undefined) return null;
  return (
    <Card title={t('title')}>
      <Resource of={read} rows={2} failed={t('failed')} problem={problem}>
        {() => (own === undefined ? null : <Figures estimate={own} />)}
      </Resource>
    </Card>
  );
}

function Figures({ estimate }: { readonly estimate: Estimate }) {
  const { t, format } = usePayWords();
  const { day, week, period, tips, currency } = estimate;
  const parts = [
    ['day', day, format.date(estimate.date, 'weekday')],
    ['week', week, format.dateRange(week.from, week.until)],
    ['period', period, format.dateRange(period.from, period.until)],
  ] as const;
  const isKnown = parts.every(([, sum]) => sum.pay !== null) && currency !== null;
  return (
    <div className="grid gap-3">
      <dl className="grid gap-3 sm:grid-cols-3">
        {parts.map(([name, sum, days]) => (
          <div key={name}>
            <dt className="text-sm text-ink-2">{t(name)}</dt>
            <dd className="text-lg font-bold tabular-nums">
              {sum.pay === null || currency === null ? format.duration(sum.minutes) : format.money(sum.pay, currency)}
            </dd>
            <dd className="text-sm text-ink-2 tabular-nums">
              {[...(sum.pay === null || currency === null ? [] : [format.duration(sum.minutes)]), days].join(' · ')}
            </dd>
          </div>
        ))}
      </dl>
      {tips > 0 && currency !== null && (
        <p className="text-sm tabular-nums">{t('tips', { amount: format.money(tips, currency) })}</p>
      )}
      <p className="text-sm text-ink-2">{t(isKnown ? 'note' : 'noRate')}</p>
    </div>
  );
}
