import type { StaffingNeed } from '../contract/staffing-need-schemas.ts';
import type { StaffingNeedRow } from './queries/staffing-need.ts';

/** A staffing need as its readers see it. */
export function presentStaffingNeed(row: StaffingNeedRow): StaffingNeed {
  return {
    id: row.id,
    position_id: row.position_id,
    weekdays: row.weekdays,
    start: row.start_time.slice(0, 5),
    end: row.end_time.slice(0, 5),
    heads: row.heads,
    valid_from: row.valid_from,
    valid_until: row.valid_until,
    version: row.version,
    changed_at: row.changed_at.toISOString(),
  };
}
