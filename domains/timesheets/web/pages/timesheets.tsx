import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { PUNCHES_CHANGED } from '@hearth/domains/clock/events';
import { deviceZone } from '@hearth/i18n/device-zone';
import { localDay } from '@hearth/kit/local-day';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { Tabs } from '@hearth/ui/tabs';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { getTimesheet, listTimesheets } from '../../contract/endpoints.ts';
import { POOL_CLOSED, SHEETS_CHANGED } from '../../contract/events.ts';
import { PeriodNav } from '../components/period-nav.tsx';
import { DaysTable } from '../components/sheets/days-table.tsx';
import { SheetList } from '../components/sheets/sheet-list.tsx';
import { useTimesheetWords } from '../words.ts';

const HoursReport = lazy(async () => ({
  default: (await import('../components/report/hours-report.tsx')).HoursReport,
}));
const TipPools = lazy(() => import('../components/tips/tip-pools.tsx'));
const Payroll = lazy(() => import('../components/payroll/payroll.tsx'));

const TABS = ['sheets', 'days', 'tips', 'payroll'] as const;

/** The timesheets of the location in view; above a location, hours across all of them. */
export function Component() {
  const { t } = useTimesheetWords();
  const { id, type } = useBrand();
  const [today] = useState(() => localDay(new Date(), deviceZone()));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" key={id}>
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader title={t('title')} />
      {type === 'LOCATION' ? (
        <LocationSheets />
      ) : (
        <Suspense fallback={<SkeletonRows rows={8} />}>
          <HoursReport today={today} />
        </Suspense>
      )}
    </div>
  );
}

/** Whose hours payroll does not get yet. */
const countUnlocked = (sheets: AnswerOf<typeof listTimesheets>['sheets']): number =>
  sheets.filter(({ state }) => state !== 'LOCKED' && state !== 'EXPORTED').length;

/** The sheets of a location: to approve, by day, tips, and what goes to payroll. */
function LocationSheets() {
  const { t, problem } = useTimesheetWords();
  const { id } = useBrand();
  const [search, setSearch] = useSearchParams();
  const day = search.get('day');
  const listed = useCall(
    listTimesheets,
    { params: { id }, query: day === null ? {} : { day } },
    { keepPrevious: true },
  );
  useReadAgainOn([SHEETS_CHANGED], [listTimesheets, getTimesheet]);
  useReadAgainOn([POOL_CLOSED, PUNCHES_CHANGED], [listTimesheets, getTimesheet]);
  const open = (name: string, value: string): void => {
    const next = new URLSearchParams(search);
    next.set(name, value);
    if (name === 'day') next.delete('employee');
    setSearch(next, { replace: true });
  };
  const waiting = <SkeletonRows rows={4} />;
  return (
    <Resource of={listed} rows={8} failed={t('list.failed')} problem={problem}>
      {(answer) => (
        <>
          <PeriodNav
            period={answer.period}
            previous={answer.previous}
            next={answer.next}
            isOver={answer.is_over}
            onDay={(to) => open('day', to)}
          />
          <Tabs
            label={t('title')}
            value={TABS.find((one) => one === search.get('tab')) ?? 'sheets'}
            onChange={(tab) => open('tab', tab)}
            tabs={[
              { id: 'sheets', label: t('tabs.sheets'), panel: <SheetList listed={answer} /> },
              { id: 'days', label: t('tabs.days'), panel: <DaysTable days={answer.days} period={answer.period} /> },
              ...(answer.can_see_pay
                ? [
                    {
                      id: 'tips' as const,
                      label: t('tabs.tips'),
                      panel: (
                        <Suspense fallback={waiting}>
                          <TipPools period={answer.period} />
                        </Suspense>
                      ),
                    },
                    {
                      id: 'payroll' as const,
                      label: t('tabs.payroll'),
                      panel: (
                        <Suspense fallback={waiting}>
                          <Payroll periodFrom={answer.period.from} unlocked={countUnlocked(answer.sheets)} />
                        </Suspense>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        </>
      )}
    </Resource>
  );
}
