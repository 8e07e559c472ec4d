import { countLocationList } from '@hearth/domains/core/service';
import { exportList, prepareJob } from '@hearth/domains/exports/service';
import { countEmployeesBelow } from '@hearth/domains/team/service';
import { daysBetween } from '@hearth/kit/local-day';
import type { Tx } from '@hearth/platform/database';
import * as contract from '../../../contract/report-endpoints.ts';
import { readReport, requireReportDays } from '../../load-report.ts';
import type { ReportFilter, ReportPlace, ReportRow } from '../../load-report.ts';
import { timesheetWords } from '../../words.ts';
import type { ExportQuestion } from '@hearth/domains/exports/service';

type Words = ReturnType<typeof timesheetWords>['hoursExport'];
/** A row of a file, with the location before the portion that it was read in. */
type Row = ReportRow & { readonly before: ReportPlace | undefined };
type Question = ExportQuestion<ReportFilter>;

const hoursOf = (minutes: number): number => Math.round((minutes * 100) / 60) / 100;

/** Hours across locations, as their page lists them, as a file. */
export const exportHours = exportList<Row, ReportFilter, Words>(
  {
    list: 'hours',
    endpoint: contract.exportHours,
    words: (language) => timesheetWords(language).hoursExport,
    columns: [
      { type: 'text', heading: 'location', value: (row) => row.locationName },
      { type: 'text', heading: 'number', value: (row) => row.number },
      { type: 'text', heading: 'employee', value: (row) => row.name },
      { type: 'date', heading: 'day', value: (row) => row.day },
      { type: 'number', heading: 'planned', value: (row) => hoursOf(row.planned) },
      { type: 'number', heading: 'worked', value: (row) => hoursOf(row.worked) },
      { type: 'number', heading: 'difference', value: (row) => hoursOf(row.worked - row.planned) },
      { type: 'number', heading: 'approved', value: (row) => hoursOf(row.approved) },
      {
        type: 'money',
        heading: 'pay',
        currencyHeading: 'currency',
        shownTo: (grant) => grant.holds('VIEW_PAY'),
        value: ({ pay: amount, currency }) => (amount === null || currency === null ? null : { amount, currency }),
      },
    ],
    count: countRows,
    page: readRows,
  },
  prepareJob('timesheets.prepareHoursFile'),
);

async function countRows(tx: Tx<'tenant'>, { grant, filter }: Question): Promise<number> {
  requireReportDays(filter);
  if (filter.by === 'PERSON') return countEmployeesBelow(tx, grant, { from: filter.from, to: filter.until });
  const locations = await countLocationList(tx, grant, { words: [], includeArchived: false });
  return filter.by === 'DAY' ? locations * (daysBetween(filter.from, filter.until) + 1) : locations;
}

/** A portion ends wherever the file's does: the locations that its last row was read with are read again for the next. */
async function readRows(
  tx: Tx<'tenant'>,
  { grant, filter, now }: Question,
  { after, limit }: { readonly after: Row | undefined; readonly limit: number },
): Promise<Row[]> {
  const { from, until, by } = filter;
  const rows: Row[] = [];
  let before = after?.before;
  let known = after;
  while (rows.length < limit) {
    const portion = await readReport(tx, grant, { from, until, by }, { after: before, now });
    const read = portion.rows.map((row) => ({ ...row, before }));
    const last = known;
    rows.push(...(last === undefined ? read : read.slice(read.findIndex((row) => isSame(row, last)) + 1)));
    known = undefined;
    if (portion.last === null) break;
    before = portion.last;
  }
  return rows.slice(0, limit);
}

function isSame(one: Row, other: Row): boolean {
  return one.locationId === other.locationId && one.personId === other.personId && one.day === other.day;
}
