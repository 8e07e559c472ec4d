import { useBrand } from '@hearth/client/person';
import { useMediaQuery } from '@hearth/client/browser/use-media';
import { DataTable } from '@hearth/ui/data-table';
import type { Column } from '@hearth/ui/data-table';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { Link } from 'react-router';
import type { ReportedHours } from '../../../contract/report-endpoints.ts';
import { useTimesheetWords } from '../../words.ts';
import type { Asked } from './read-asked.ts';

const NARROW = '(max-width: 767px)';

interface TableProps {
  readonly rows: readonly ReportedHours[];
  readonly asked: Asked;
  readonly seesPay: boolean;
}

/** A row for each location, or for each person or day of one; on a phone what was worked against what was planned. */
export function HoursTable({ rows, asked, seesPay }: TableProps) {
  const { t, format, money, signed } = useTimesheetWords();
  const isNarrow = useMediaQuery(NARROW);
  const figure = (
    id: 'planned' | 'worked' | 'difference' | 'approved' | 'pay',
    of: (row: ReportedHours) => string,
  ): Column<ReportedHours> => ({
    id,
    header: t(`list.${id}`),
    align: 'end',
    ...(isNarrow ? {} : { width: '8rem' }),
    cell: (row) => <span className="tabular-nums">{of(row)}</span>,
  });
  const planned = figure('planned', (row) => format.duration(row.planned));
  const worked = figure('worked', (row) => format.duration(row.worked));
  const further = [
    figure('difference', (row) => signed(row.worked - row.planned)),
    figure('approved', (row) => format.duration(row.approved)),
    ...(seesPay ? [figure('pay', (row) => money(row.pay, row.currency))] : []),
  ];
  return (
    <div className="rounded-lg border border-line bg-surface">
      <DataTable
        label={t('report.label')}
        rows={rows}
        rowKey={(row) => `${row.location_id} ${row.employee_id ?? ''} ${row.day ?? ''}`}
        columns={[
          {
            id: 'of',
            header: t(`report.${asked.by}`),
            rowHeader: true,
            cell: (row) => <Of row={row} from={asked.from} />,
          },
          planned,
          worked,
          ...(isNarrow ? [] : further),
        ]}
      />
    </div>
  );
}

/** What a row is about; it leads to the timesheets of its location, which the shell then puts in view. */
function Of({ row, from }: { readonly row: ReportedHours; readonly from: string }) {
  const { t, format } = useTimesheetWords();
  const isHere = useBrand().id === row.location_id;
  const { location_name: location, employee_name: name } = row;
  const day = row.day === null ? null : format.date(row.day, 'weekday');
  const search = new URLSearchParams({
    gid: row.location_id,
    day: row.day ?? from,
    tab: row.day === null ? 'sheets' : 'days',
  });
  if (row.employee_id !== null) search.set('employee', row.employee_id);
  return (
    <span className="grid min-w-0">
      <Link
        to={`/timesheets?${search.toString()}`}
        aria-label={t('report.open', { name: name ?? day ?? location })}
        className={`${TEXT_LINK} inline-flex min-h-6 min-w-0 items-center phone:min-h-11`}
      >
        <bdi className="[overflow-wrap:anywhere]">{name ?? day ?? location}</bdi>
      </Link>
      {(name ?? day) !== null && !isHere && <bdi className="truncate text-sm text-ink-2">{location}</bdi>}
    </span>
  );
}
