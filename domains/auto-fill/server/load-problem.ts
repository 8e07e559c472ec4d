import {
  findPublishedAt,
  loadWeekGround,
  requireLocation,
  type ScheduleLocation,
} from '@hearth/domains/scheduling/service';
import type { Shift } from '@hearth/domains/scheduling/schemas';
import { findPositions, loadRates } from '@hearth/domains/team/service';
import type { Tx } from '@hearth/platform/database';
import { buildProblem } from '../rules/week/build-problem.ts';
import { fairDays, type CountedShift } from '../rules/week/past-work.ts';
import type { WeekProblem } from '../rules/week/week-problem.ts';
import { positionsOf } from './departments.ts';
import type { RunRow } from './queries/run.ts';

/** What decides which shifts of a week a search fills. */
export type FillRequest = Pick<
  RunRow,
  'location_id' | 'group_id' | 'week' | 'goals' | 'with_published' | 'departments' | 'sees_pay'
>;

/** A problem with what it was made from. */
export interface LoadedProblem {
  readonly place: ScheduleLocation;
  readonly problem: WeekProblem;
  /** By the index of the shift in the problem. */
  readonly open: readonly Shift[];
}

/**
 * Reads a week and everybody’s past, in a number of statements that does not depend on how many there are. Whoever plans some
 * departments fills their shifts with their people: others are none of their business, nor is what those earn.
 */
export async function loadProblem(tx: Tx, request: FillRequest, now: Date): Promise<LoadedProblem> {
  const place = await requireLocation(tx, { brandId: request.location_id });
  const { week } = request;
  const ground = await loadWeekGround(tx, place, week);
  const allowed = positionsOf(
    request.departments,
    request.departments === null ? [] : await findPositions(tx, request.group_id),
  );
  const staffed = ground.people.filter(({ staff }) => allowed(staff.position_id));
  const open = ground.shifts.filter((shift) => isOpen(shift, request, now) && allowed(shift.position_id));
  const days = fairDays(week);
  const past = (await findPublishedAt(tx, place.id, days)).map((row): CountedShift => ({
    employee_id: row.employee_id,
    position_id: row.position_id,
    date: row.local_date,
    start: row.start_time,
    end: row.end_time,
    unpaid_break_minutes: row.unpaid_break_minutes,
  }));
  const ids = staffed.map(({ staff }) => staff.id);
  const book = request.sees_pay ? await loadRates(tx, ids, { from: week, to: week }) : undefined;
  const positions = new Set(open.map(({ position_id: id }) => id));
  const problem = buildProblem({
    scope: place.scope(week),
    people: staffed.map(({ staff, person }) => ({
      person,
      positionId: staff.position_id,
      rates: [...positions, null].flatMap((positionId) => {
        const rate = book?.rateFor(staff.id, positionId, place.id, week);
        return rate === null || rate === undefined || rate.currency !== place.currency
          ? []
          : { positionId, amount: rate.amount };
      }),
    })),
    planned: ground.shifts,
    open,
    past,
    goals: request.goals,
  });
  const byId = new Map(open.map((shift) => [shift.id, shift]));
  return { place, problem, open: problem.shifts.flatMap(({ shift }) => byId.get(shift.id) ?? []) };
}

/** Open, not begun, and never shown to staff unless those are wanted, too. */
function isOpen(shift: Shift, { with_published: withPublished }: FillRequest, now: Date): boolean {
  if (shift.employee_id !== null || shift.removed) return false;
  return Date.parse(shift.starts_at) > now.getTime() && (withPublished || shift.published === null);
}
