import { ownRows } from '@hearth/platform/database/own-records';

/** What somebody takes along of their timesheets and tips. */
export const timesheetRecords = [
  ownRows('timesheets', 'timesheets.sheet', {
    columns: ['group_id', 'location_id', 'period_from', 'period_until', 'state', 'content', 'updated_at'],
    order: ['period_from', 'id'],
  }),
  ownRows('timesheet_decisions', 'timesheets.sheet_change', {
    columns: ['sheet_id', 'act', 'state', 'worked_minutes', 'note', 'at'],
    order: ['at', 'id'],
  }),
  ownRows('declared_tips', 'timesheets.declared_tip', {
    columns: ['group_id', 'on_day', 'amount', 'currency', 'at'],
    order: ['on_day', 'id'],
  }),
  ownRows('tip_shares', 'timesheets.tip_share', {
    columns: ['group_id', 'pool_id', 'minutes', 'weight', 'amount'],
    order: ['pool_id', 'number'],
  }),
];
