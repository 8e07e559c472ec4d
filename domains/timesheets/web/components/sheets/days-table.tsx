import { useBrand } from '@hearth/client/person';
import { ExportMenu } from '@hearth/domains/exports/widgets';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { DataTable } from '@hearth/ui/data-table';
import type { Column } from '@hearth/ui/data-table';
import type { listTimesheets } from '../../../contract/endpoints.ts';
import { exportHours } from '../../../contract/report-endpoints.ts';
import { useTimesheetWords } from '../../words.ts';

type Day = AnswerOf<typeof listTimesheets>['days'][number];

interface DaysTableProps {
  readonly days: readonly Day[];
  readonly period: { readonly from: string; readonly until: string };
}

/** Hours of each day: scheduled, worked, approved, with their sums last. */
export function DaysTable({ days, period: { from, until } }: DaysTableProps) {
  const { id } = useBrand();
  const { t, format, signed } = useTimesheetWords();
  const sum = (of: (day: Day) => number): number => days.reduce((total, day) => total + of(day), 0);
  const total: Day = {
    day: '',
    planned: sum(({ planned }) => planned),
    worked: sum(({ worked }) => worked),
    approved: sum(({ approved }) => approved),
  };
  const figure = (id: 'planned' | 'worked' | 'approved' | 'difference', of: (day: Day) => string): Column<Day> => ({
    id,
    header: t(`list.${id}`),
    align: 'end',
    cell: (day) => <span className={`tabular-nums ${day.day === '' ? 'font-bold' : ''}`}>{of(day)}</span>,
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <span className="justify-self-end">
        <ExportMenu endpoint={exportHours} brandId={id} filter={{ from, until, by: 'DAY' }} />
      </span>
      <div className="rounded-lg border border-line bg-surface">
        <DataTable
          label={t('tabs.days')}
          rows={[...days, total]}
          rowKey={({ day }) => day}
          columns={[
            {
              id: 'day',
              header: t('list.day'),
              rowHeader: true,
              cell: ({ day }) => (day === '' ? <b>{t('detail.total')}</b> : format.date(day, 'weekday')),
            },
            figure('planned', ({ planned }) => format.duration(planned)),
            figure('worked', ({ worked }) => format.duration(worked)),
            figure('difference', ({ worked, planned }) => signed(worked - planned)),
            figure('approved', ({ approved }) => format.duration(approved)),
          ]}
        />
      </div>
    </div>
  );
}
