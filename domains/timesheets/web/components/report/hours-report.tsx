import { useBrand } from '@hearth/client/person';
import { useCursorPages } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { ExportMenu } from '@hearth/domains/exports/widgets';
import { DayField } from '@hearth/ui/day-field';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PagedList } from '@hearth/ui/resource';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { Clock } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { SHEETS_CHANGED } from '../../../contract/events.ts';
import { exportHours, listHours } from '../../../contract/report-endpoints.ts';
import { useTimesheetWords } from '../../words.ts';
import { HoursTable } from './hours-table.tsx';
import { readAsked } from './read-asked.ts';
import type { Asked } from './read-asked.ts';

/** Hours across the locations at and below the brand in view: scheduled, worked, approved, and their cost for who sees pay. */
export function HoursReport({ today }: { readonly today: string }) {
  const { t, problem } = useTimesheetWords();
  const { id } = useBrand();
  const [search, setSearch] = useSearchParams();
  const asked = readAsked(search, today);
  const ask = (more: Partial<Asked>): void => setSearch({ ...asked, ...more }, { replace: true });
  const pages = useCursorPages(
    listHours,
    { params: { id }, query: asked },
    { nextOf: (answer) => answer.next_cursor, keepPrevious: true },
  );
  useReadAgainOn([SHEETS_CHANGED], [listHours]);
  const seesPay = pages.data?.pages[0]?.can_see_pay ?? false;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Days asked={asked} onAsk={ask} />
        <SegmentedControl
          label={t('report.by')}
          segments={BY.map((value) => ({ value, label: t(`report.${value}`) }))}
          value={asked.by}
          onChange={(by) => ask({ by })}
        />
        <span className="ms-auto">
          <ExportMenu endpoint={exportHours} brandId={id} filter={asked} />
        </span>
      </div>
      <p className="text-ink-2">{t('report.note')}</p>
      <PagedList
        of={pages}
        items={(page) => page.rows}
        rows={8}
        failed={t('report.failed')}
        problem={problem}
        empty={
          <EmptyState icon={<Icon of={Clock} size={24} />} title={t('report.none')}>
            {t('report.noneNote')}
          </EmptyState>
        }
      >
        {(rows) => <HoursTable rows={rows} asked={asked} seesPay={seesPay} />}
      </PagedList>
    </div>
  );
}

const BY = ['LOCATION', 'PERSON', 'DAY'] as const;

/** The first and the last day; an emptied field leaves what is shown. */
function Days({ asked, onAsk }: { readonly asked: Asked; readonly onAsk: (more: Partial<Asked>) => void }) {
  const { t } = useTimesheetWords();
  const field = (name: 'from' | 'until') => (
    <div className="w-44 max-w-full phone:w-full">
      <DayField
        label={t(`report.${name}`)}
        value={asked[name]}
        onChange={(day) => day !== null && onAsk({ [name]: day })}
      />
    </div>
  );
  return (
    <>
      {field('from')}
      {field('until')}
    </>
  );
}
