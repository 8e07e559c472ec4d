import { useCall } from '@hearth/client/query';
import { Slot } from '@hearth/client/slots';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { getMyAvailability } from '@hearth/domains/scheduling/contract';
import { addDays, startOfWeek } from '@hearth/domains/scheduling/rules';
import { deviceZone } from '@hearth/i18n/device-zone';
import { localDay } from '@hearth/kit/local-day';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { ChevronLeft, ChevronRight, Clock } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { listMyPunches } from '../../contract/endpoints.ts';
import { PUNCHES_CHANGED } from '../../contract/events.ts';
import { ClockCards } from '../components/clock-card.tsx';
import { OwnPins } from '../components/kiosk-settings/own-pin.tsx';
import { MyCorrections } from '../components/my-corrections.tsx';
import { MyWeek } from '../components/my-week.tsx';
import { ProofCard } from '../components/proof-card.tsx';
import { useNow } from '../components/use-now.ts';
import { MY_PAY } from '../slots.ts';
import { useClockWords } from '../words.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The signed-in employee's hours, week by week, with each change to them; `?week=` names a day of the week. */
export function Component() {
  const { t, problem, format } = useClockWords();
  const [params, setParams] = useSearchParams();
  const employments = useCall(getMyAvailability, {});
  const today = localDay(new Date(useNow()), deviceZone());
  const asked = params.get('week');
  const week = startOfWeek(asked !== null && DAY.test(asked) ? asked : today);
  const go = (day: string): void => setParams(day === startOfWeek(today) ? {} : { week: day }, { replace: true });
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('mine.title')}</PageTitle>
      <PageHeader
        title={t('mine.title')}
        note={format.dateRange(week, addDays(week, 6))}
        actions={
          <div className="flex flex-wrap gap-2">
            <Button
              icon={<Icon of={ChevronLeft} className="rtl:-scale-x-100" />}
              aria-label={t('mine.previous')}
              onClick={() => go(addDays(week, -7))}
            />
            <Button disabled={week === startOfWeek(today)} onClick={() => go(startOfWeek(today))}>
              {t('mine.this')}
            </Button>
            <Button
              icon={<Icon of={ChevronRight} className="rtl:-scale-x-100" />}
              aria-label={t('mine.next')}
              disabled={week >= startOfWeek(today)}
              onClick={() => go(addDays(week, 7))}
            />
          </div>
        }
      />
      <ClockCards />
      <MyCorrections zone={deviceZone()} />
      <OwnPins />
      <Resource
        of={employments}
        rows={4}
        failed={t('mine.failed')}
        problem={problem}
        isEmpty={(data) => data.employments.length === 0}
        empty={
          <Card>
            <EmptyState icon={<Icon of={Clock} size={24} />} title={t('mine.none')}>
              {t('mine.noneText')}
            </EmptyState>
          </Card>
        }
      >
        {(data) =>
          data.employments.map(({ employee_id: id, location }) => (
            <Employment
              key={id}
              employeeId={id}
              title={data.employments.length > 1 ? location.name : undefined}
              week={week}
            />
          ))
        }
      </Resource>
    </div>
  );
}

/** The hours of one employment. */
function Employment({ employeeId, title, week }: { employeeId: string; title: string | undefined; week: string }) {
  const { t, problem } = useClockWords();
  // A day to each side: work that crosses midnight is read whole.
  const query = { from: addDays(week, -1), to: addDays(week, 7) };
  const log = useCall(listMyPunches, { params: { employee_id: employeeId }, query }, { keepPrevious: true });
  useReadAgainOn([PUNCHES_CHANGED], [listMyPunches]);
  return (
    <section className="grid gap-4">
      {title !== undefined && <h2 className="text-lg font-bold">{title}</h2>}
      <Slot of={MY_PAY} with={{ employeeId }} />
      <Resource of={log} rows={4} failed={t('mine.failed')} problem={problem}>
        {(data) => <MyWeek employeeId={employeeId} week={week} log={data} />}
      </Resource>
      <ProofCard employeeId={employeeId} />
    </section>
  );
}
