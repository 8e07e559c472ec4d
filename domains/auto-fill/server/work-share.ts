import { findBrand } from '@hearth/domains/core/service';
import { startOfWeek } from '@hearth/domains/scheduling/rules';
import { findPublishedAt, findWeekStarts } from '@hearth/domains/scheduling/service';
import { findEmployees, findPositions } from '@hearth/domains/team/service';
import { localDay } from '@hearth/kit/local-day';
import type { Tx } from '@hearth/platform/database';
import type { WorkShare } from '../contract/share-endpoints.ts';
import { fairDays } from '../rules/week/past-work.ts';
import { shareBeside } from '../rules/week/team-share.ts';

const TIME_LENGTH = 'HH:MM'.length;

/** What somebody worked at a location over the weeks before this one, beside those of the same department there. */
export async function loadWorkShare(
  tx: Tx<'system'>,
  { employeeId, locationId }: { readonly employeeId: string; readonly locationId: string },
  now: Date,
): Promise<WorkShare[]> {
  const place = await findBrand(tx, locationId);
  if (place === undefined) return [];
  const weekStart = (await findWeekStarts(tx, [locationId])).get(locationId);
  const days = fairDays(startOfWeek(localDay(now, place.timeZone), weekStart));
  const rows = await findPublishedAt(tx, locationId, days);
  const holders = [...new Set([employeeId, ...rows.flatMap((row) => row.employee_id ?? [])])];
  const departmentOf = new Map((await findPositions(tx, place.groupId)).map(({ id, department }) => [id, department]));
  const staff = (await findEmployees(tx, holders)).map(({ id, position_id: position }) => ({
    id,
    department: departmentOf.get(position ?? '') ?? null,
  }));
  const department = staff.find(({ id }) => id === employeeId)?.department ?? null;
  const peers = staff.filter((one) => one.department === department).map(({ id }) => id);
  const shifts = rows.map((row) => ({
    employee_id: row.employee_id,
    position_id: row.position_id,
    date: row.local_date,
    start: row.start_time.slice(0, TIME_LENGTH),
    end: row.end_time.slice(0, TIME_LENGTH),
    unpaid_break_minutes: row.unpaid_break_minutes,
  }));
  const share = shareBeside(shifts, { employeeId, peerIds: new Set(peers) });
  return [{ location: { id: place.id, name: place.name }, from: days.from, to: days.to, ...share }];
}
