import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { PUNCHES_CHANGED } from '@hearth/domains/clock/events';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { Clock } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { getMyTimesheets } from '../../contract/endpoints.ts';
import { SHEETS_CHANGED } from '../../contract/events.ts';
import { MySheet } from '../components/mine/my-sheet.tsx';
import { useTimesheetWords } from '../words.ts';

/** The signed-in person’s timesheets of a pay period, one for each employer. */
export function Component() {
  const { t, problem } = useTimesheetWords();
  const [search, setSearch] = useSearchParams();
  const day = search.get('day');
  const mine = useCall(getMyTimesheets, { query: day === null ? {} : { day } }, { keepPrevious: true });
  useReadAgainOn([SHEETS_CHANGED], [getMyTimesheets]);
  useReadAgainOn([PUNCHES_CHANGED], [getMyTimesheets]);
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('myTitle')}</PageTitle>
      <PageHeader title={t('myTitle')} note={t('mine.of')} />
      <Resource
        of={mine}
        rows={6}
        failed={t('mine.failed')}
        problem={problem}
        isEmpty={({ sheets }) => sheets.length === 0}
        empty={
          <EmptyState icon={<Icon of={Clock} size={24} />} title={t('mine.none')}>
            {t('mine.noneNote')}
          </EmptyState>
        }
      >
        {({ sheets }) => (
          <>
            {sheets.map((sheet) => (
              <MySheet
                key={sheet.employee_id}
                sheet={sheet}
                onDay={(to) => setSearch({ day: to }, { replace: true })}
              />
            ))}
          </>
        )}
      </Resource>
    </div>
  );
}
