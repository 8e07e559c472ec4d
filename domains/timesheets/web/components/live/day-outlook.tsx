import type { ShownDay } from '@hearth/domains/clock/slots';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Card } from '@hearth/ui/card';
import { Resource } from '@hearth/ui/resource';
import type { DaySums, getDayOutlook } from '../../../contract/day-endpoints.ts';
import { useTimesheetWords } from '../../words.ts';
import { useDayOutlook } from './use-day-outlook.ts';

/** Hours and cost of a day: so far, at its end if everybody works as planned, and as it was planned. */
export function DayOutlook(day: ShownDay) {
  const { t, problem } = useTimesheetWords();
  const read = useDayOutlook(day, true);
  return (
    <Card title={t('live.title')}>
      <Resource of={read} rows={2} failed={t('live.failed')} problem={problem}>
        {(data) => <Figures data={data} />}
      </Resource>
    </Card>
  );
}

function Figures({ data }: { readonly data: AnswerOf<typeof getDayOutlook> }) {
  const { t, format, money } = useTimesheetWords();
  const { currency } = data;
  const over = data.at_close.minutes - data.planned.minutes;
  const figure = (sum: DaySums): string =>
    sum.pay === null || currency === null ? format.duration(sum.minutes) : money(sum.pay, currency);
  const note = (sum: DaySums): string => (sum.pay === null || currency === null ? '' : format.duration(sum.minutes));
  const parts = [
    ['soFar', data.so_far],
    ['atClose', data.at_close],
    ['planned', data.planned],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-3 gap-3">
        {parts.map(([name, sum]) => (
          <div key={name}>
            <dt className="text-sm text-ink-2">{t(`live.${name}`)}</dt>
            <dd className="text-lg font-bold tabular-nums">{figure(sum)}</dd>
            <dd className="text-sm text-ink-2 tabular-nums">{note(sum)}</dd>
          </div>
        ))}
      </dl>
      {Math.abs(over) >= LEAST_MINUTES && (
        <p className="mt-2 text-sm text-ink-2">
          {t(over > 0 ? 'live.over' : 'live.under', { length: format.duration(Math.abs(over)) })}
        </p>
      )}
      {data.overtime.length > 0 && (
        <p className="mt-2 text-sm">
          {t('live.overtime', {
            names: data.overtime
              .slice(0, 4)
              .map(({ name, minutes }) => `${name} (${format.duration(minutes)})`)
              .join(', '),
          })}
        </p>
      )}
    </>
  );
}

/** What differs less is as planned. */
const LEAST_MINUTES = 15;
