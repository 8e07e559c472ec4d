import { implement } from '@hearth/platform/module';
import { listHours as contract } from '../../../contract/report-endpoints.ts';
import type { ReportedHours } from '../../../contract/report-endpoints.ts';
import { readReport, readReportCursor, requireReportDays, writeReportCursor } from '../../load-report.ts';
import type { ReportRow } from '../../load-report.ts';

export const listHours = implement(contract, async ({ query }, { db, grant, clock }) => {
  const { cursor, ...filter } = query;
  requireReportDays(filter);
  const { rows, last } = await readReport(db, grant, filter, { after: readReportCursor(cursor), now: clock.now() });
  const seesPay = grant.holds('VIEW_PAY');
  return {
    can_see_pay: seesPay,
    rows: rows.map((row) => present(row, seesPay)),
    next_cursor: writeReportCursor(last),
  };
});

function present(row: ReportRow, seesPay: boolean): ReportedHours {
  const { planned, worked, approved, day } = row;
  return {
    location_id: row.locationId,
    location_name: row.locationName,
    employee_id: row.personId,
    employee_name: row.name,
    day,
    planned,
    worked,
    approved,
    pay: seesPay ? row.pay : null,
    currency: seesPay ? row.currency : null,
  };
}
