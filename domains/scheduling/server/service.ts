import type { BrandGrant } from '@hearth/kit/access';
import { newId } from '@hearth/kit/id';
import type { SearchResult, SearchWindow, Tx, WordSearch } from '@hearth/platform/database';
import { ensurePositions, findPositions } from '@hearth/domains/team/service';
import type { Shift, ShiftContent } from '../contract/schemas.ts';
import { instantsAt, findShiftProblem, toInstants, type Span } from '../rules/shift.ts';
import { addDays, startOfWeek } from '../rules/hours/time.ts';
import { groupBy } from './people.ts';
import { findWeekStarts } from './place-settings.ts';
import { presentShift } from './present.ts';
import { findPlaceNames } from './queries/place.ts';
import { findPublishedOpen, type PublishedRow } from './queries/published-shift.ts';
import { findShiftsByHolder, type ShiftHit } from './queries/search.ts';
import {
  findBulkTwins,
  findShiftsById,
  findShiftsOfPeople,
  lockPeople,
  insertShifts,
  type WrittenShift,
} from './queries/shift.ts';
import { raiseManyWeeks } from './queries/week.ts';

export {
  findMyEndedShifts,
  findPublishedAt,
  findPublishedById,
  findPublishedShifts,
  findStarting,
  type MyEndedShift,
  type PublishedRow,
} from './queries/published-shift.ts';
export { carryOutHandOvers, type HandOverOutcome, judgeHandOvers, type OrderedHandOver } from './actions/hand-over.ts';
export { lockShifts } from './queries/shift.ts';
export { hidePay } from './actions/premiums.ts';
export { changeStation } from './actions/change-station.ts';
export { changeEnd, judgeEnd, type JudgedEnd, type OrderedEnd } from './actions/change-end.ts';
export { awaitPublications, findShiftStates } from './actions/shift-states.ts';
export type { HandOver, ShiftMove } from '../rules/hand-over/hand-over.ts';
export { divideShift, type ShiftPart, timesToDivide } from '../rules/hand-over/split.ts';
export { readDealSettings } from './place-settings.ts';
export { TEAM_LINK, WEEK } from '../rules/settings.ts';
export { findPlannedMinutes } from './actions/planned-minutes.ts';
export { sumLocationWeeks } from './actions/location-weeks.ts';
export { hasPublishedWeek } from './queries/begun.ts';
export { beginAvailability } from './actions/begin-availability.ts';
export { findOpenRequests } from './queries/time-off.ts';
export { findWeekStarts, readMiddays } from './place-settings.ts';
export { findAbsences, findOwnTimeOff, findTimeOff } from './queries/time-off.ts';
export { sumPublishedMinutes } from './queries/published-shift.ts';
export { findEngagements, type Engagements } from './engagements.ts';
export { checkLocationWeek, type CheckedWeek, findWeeksOfEmployee, type LocationWeek } from './week-check.ts';
export { countAway, countComingShifts, countRequests, countShifts } from './queries/day.ts';
export {
  type FillableShifts,
  findFillableShifts,
  findUnassignedShifts,
  type ShiftSeeker,
  type UnassignedShift,
} from './fillable.ts';
export { findGaps, type GapRow } from './queries/gap.ts';
export { type LocationDay, loadDay } from './day.ts';
export { requireLocation, type ScheduleLocation } from './access.ts';
export { placeShifts, type PlacedShifts } from './place-shifts.ts';
export { saveBatch, type SaveContext, type SavedShifts } from './save.ts';
export { loadWeekGround, type WeekGround } from './actions/week-ground.ts';
export { lockPlacing } from './queries/change.ts';
export { readPlannedShifts } from './schedule.ts';
export type { WantedShift } from '../rules/placing/placing.ts';

/** A shift as a file gives it. An empty position is none; without an employee it is open. */
export interface BulkShift {
  readonly location_id: string;
  readonly employee_id: string | null;
  readonly date: string;
  readonly start: string;
  /** At or before `start`: on the next day. */
  readonly end: string;
  readonly position: string;
  readonly break_minutes: number;
  readonly note: string | null;
}

export type BulkShiftOutcome = 'created' | 'same' | 'overlap' | 'location_unknown' | 'times_equal' | 'break_too_long';

const PROBLEMS = { SHIFT_TIMES_EQUAL: 'times_equal', BREAK_TOO_LONG: 'break_too_long' } as const;

/**
 * Adds shifts as drafts, with a number of statements that does not depend on how many there are. Answers for each row in its
 * place what became of it: one bad row never stops the rest, and the same rows again change nothing. The locations have to be of
 * the group, and so have the employees: the caller has found them by their numbers.
 */
export async function createShiftsInBulk(
  tx: Tx,
  groupId: string,
  rows: readonly BulkShift[],
  by: { at: Date; userId: string | null },
): Promise<BulkShiftOutcome[]> {
  if (rows.length === 0) return [];
  const holders = [...new Set(rows.flatMap((row) => row.employee_id ?? []))];
  await lockPeople(tx, holders);
  const places = await findPlaceNames(tx, [...new Set(rows.map((row) => row.location_id))]);
  const positions = await ensurePositions(
    tx,
    groupId,
    rows.map((row) => ({ position: row.position, department: null })),
  );
  const days = dateRange(rows);
  const busy = await busyTimes(tx, holders, days);
  const known = await findBulkTwins(tx, [...places.keys()], days);
  const written: WrittenShift[] = [];

  const outcomes = rows.map((row): BulkShiftOutcome => {
    const place = places.get(row.location_id);
    if (place === undefined) return 'location_unknown';
    const content: ShiftContent = {
      employee_id: row.employee_id,
      position_id: positions.get(row.position) ?? null,
      date: row.date,
      start: row.start,
      end: row.end,
      unpaid_break_minutes: row.break_minutes,
      paid_break_minutes: 0,
      station: '',
      note: row.note ?? '',
    };
    const problem = findShiftProblem(content);
    if (problem !== undefined) return PROBLEMS[problem];
    if (takeTwin(known, twinKey(row))) return 'same';
    const span = toInstants(content, place.time_zone);
    const own = row.employee_id === null ? [] : (busy.get(row.employee_id) ?? []);
    if (own.some((other) => other.start < span.end && span.start < other.end)) return 'overlap';
    if (row.employee_id !== null) busy.set(row.employee_id, [...own, span]);
    written.push({
      ...content,
      ...instantsAt(content, place.time_zone),
      id: newId(by.at.getTime()),
      location_id: row.location_id,
      time_zone: place.time_zone,
      version: 1,
      removed: false,
    });
    return 'created';
  });
  await insertShifts(tx, groupId, written, by);
  await raiseWeeksOfShifts(tx, groupId, written);
  return outcomes;
}

function dateRange(rows: readonly BulkShift[]): { from: string; to: string } {
  let from = '9999-12-31';
  let to = '0001-01-01';
  for (const { date } of rows) {
    if (date < from) from = date;
    if (date > to) to = date;
  }
  return { from, to };
}

async function busyTimes(tx: Tx, holders: readonly string[], days: { from: string; to: string }) {
  // A night shift of the day before reaches into the first day.
  const standing = await findShiftsOfPeople(tx, holders, { from: addDays(days.from, -1), to: days.to });
  const spans = new Map<string, Span[]>();
  for (const [id, shifts] of groupBy(standing, (shift) => shift.employee_id))
    spans.set(
      id,
      shifts.map((shift) => ({ start: shift.starts_at.getTime(), end: shift.ends_at.getTime() })),
    );
  return spans;
}

/** Two rows are the same shift when place, person and times agree. Open shifts may repeat: each row takes one of those that stand. */
function twinKey(row: Pick<BulkShift, 'location_id' | 'employee_id' | 'date' | 'start' | 'end'>): string {
  return [row.location_id, row.employee_id ?? '', row.date, row.start, row.end].join(' ');
}

function takeTwin(known: Map<string, number>, key: string): boolean {
  const left = known.get(key) ?? 0;
  if (left > 0) known.set(key, left - 1);
  return left > 0;
}

async function raiseWeeksOfShifts(tx: Tx, groupId: string, shifts: readonly WrittenShift[]): Promise<void> {
  const starts = await findWeekStarts(tx, [...new Set(shifts.map((shift) => shift.location_id))]);
  const weeks = new Map<string, { location_id: string; week: string }>();
  for (const shift of shifts) {
    const week = startOfWeek(shift.date, starts.get(shift.location_id));
    weeks.set(`${shift.location_id} ${week}`, { location_id: shift.location_id, week });
  }
  await raiseManyWeeks(tx, groupId, [...weeks.values()]);
}

/** The published shifts at some locations that nobody holds yet. */
export function findOpenShifts(
  tx: Tx,
  locationIds: readonly string[],
  days: { from: string; to: string },
): Promise<PublishedRow[]> {
  return findPublishedOpen(tx, locationIds, days);
}

/** The published shifts to come of people by words, where a grant (VIEW_SCHEDULE, which honours departments) reaches. */
export async function searchComingShifts(
  tx: Tx<'tenant'>,
  grant: BrandGrant,
  search: WordSearch,
  window: SearchWindow,
  now: Date,
): Promise<SearchResult<ShiftHit>> {
  const { codes } = grant;
  const positions = codes === null ? [] : await findPositions(tx, grant.groupId);
  const positionIds = positions.filter(({ department }) => codes?.includes(department)).map(({ id }) => id);
  return findShiftsByHolder(tx, grant, search, window, { now, positionIds });
}

/** The working copies of some shifts of a location, removed ones too; ids of other locations find nothing. */
export async function findPlannedById(tx: Tx, locationId: string, ids: readonly string[]): Promise<Shift[]> {
  const found = ids.length === 0 ? [] : await findShiftsById(tx, ids);
  return found.map(presentShift).filter((shift) => shift.location_id === locationId);
}
