import { setImmediate } from 'node:timers/promises';
import type { BrandGrant } from '@hearth/kit/access';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { findEmployeesAtLocation, findPositions } from '@hearth/domains/team/service';
import { holdsOn } from '@hearth/domains/workplace/rules';
import { CONFLICT_STALE } from '../contract/failures.ts';
import type { ShiftContent, SkippedCopy } from '../contract/schemas.ts';
import { commandsForWire } from '../rules/commands.ts';
import type { RulePerson } from '../rules/conflicts/conflict-report.ts';
import { addDays } from '../rules/hours/time.ts';
import {
  type PlacingGround,
  type PlacingObstacle,
  type PlacingOptions,
  type PlacingPlan,
  planPlacing,
  type WantedShift,
} from '../rules/placing/placing.ts';
import type { ScheduleLocation } from './access.ts';
import { loadPeople } from './people.ts';
import { presentShift } from './present.ts';
import { findBatch, lockPlacing } from './queries/change.ts';
import { findShiftsAt } from './queries/shift.ts';
import { findWeek } from './queries/week.ts';
import { type SaveContext, saveBatch, type SavedShifts } from './save.ts';

/** Shifts that are to stand on some days of a location, all saved together or none. */
export interface PlacingRequest extends PlacingOptions {
  readonly key: string;
  readonly from: string;
  readonly days: number;
  readonly wanted: readonly WantedShift[];
  /** Only say what would happen. */
  readonly dryRun: boolean;
  /** The version of the first day's week that a look beforehand was at; null takes the week as it is. */
  readonly version: number | null;
}

/** What became of wanted shifts. */
export interface PlacedShifts extends SavedShifts {
  readonly created_count: number;
  /** Shifts that were there and are now others; only where the request says which. */
  readonly changed_count: number;
  readonly opened_count: number;
  /** Drafts that were there before and are not any more. */
  readonly removed_ids: string[];
  readonly skipped: SkippedCopy[];
  /** The version of the first day's week that this was planned on. */
  readonly version: number;
  /** False where nothing was saved now: a look beforehand, nothing to do, or the same key again. */
  readonly isNew: boolean;
}

/** After so many shifts others get a turn. */
const SHIFTS_PER_TURN = 50;

/**
 * Plans the wanted shifts by the rules, then saves them as any other batch. Those who place shifts at one location at once wait
 * for each other, so that the second one finds what the first one made. The same key again answers what was saved under it.
 */
export async function placeShifts(
  means: SaveContext,
  place: ScheduleLocation,
  request: PlacingRequest,
): Promise<PlacedShifts> {
  const { db, grant, actor } = means;
  if (!request.dryRun) await lockPlacing(db, place.id);
  const batch = { key: request.key, answers: [] };
  const again = await findBatch(db, grant.groupId, request.key, { placeId: place.id, userId: actor.userId });
  const version = (await findWeek(db, place.id, place.weekOf(request.from)))?.version ?? 0;
  if (again !== undefined) return replay(again, version, await saveBatch(means, place, { ...batch, commands: [] }));
  if (request.version !== null && request.version !== version) throw failure(CONFLICT_STALE, { version });

  const { ground, versionOf } = await loadGround(db, place, grant, request);
  const plan = await runInTurns(planPlacing(request.wanted, ground, request));
  const report = {
    created_count: plan.createdCount,
    changed_count: plan.changedCount,
    opened_count: plan.opened.length,
    removed_ids: [...plan.removed],
    skipped: [...plan.skipped],
    version,
  };
  if (request.dryRun || plan.commands.length === 0)
    return { shifts: [], conflicts: [], answers: [], versions: [], ...report, isNew: false };
  const saved = await saveBatch(means, place, { ...batch, commands: commandsForWire(plan.commands, versionOf) });
  return { ...saved, ...report, isNew: true };
}

function replay(ids: readonly string[], version: number, saved: SavedShifts): PlacedShifts {
  const shown = new Set(saved.shifts.map((shift) => shift.id));
  const removed = ids.filter((id) => !shown.has(id));
  const report = {
    created_count: shown.size,
    changed_count: 0,
    opened_count: 0,
    removed_ids: removed,
    skipped: [],
    version,
  };
  return { ...saved, ...report, isNew: false };
}

/** Lets others work between the steps of a plan: a week of 500 people is a second of work. */
async function runInTurns(plan: Generator<undefined, PlacingPlan>): Promise<PlacingPlan> {
  for (let count = 1; ; count += 1) {
    const step = plan.next();
    if (step.done === true) return step.value;
    if (count % SHIFTS_PER_TURN === 0) await setImmediate();
  }
}

async function loadGround(
  db: Tx,
  place: ScheduleLocation,
  grant: BrandGrant,
  { from, days, wanted }: PlacingRequest,
): Promise<{ ground: PlacingGround; versionOf: (shiftId: string) => number }> {
  const last = addDays(from, days - 1);
  const weeks = { from: place.weekOf(from), to: addDays(place.weekOf(last), 6) };
  const standing = (await findShiftsAt(db, place.id, weeks)).map(presentShift);
  const holders = new Set(wanted.map(({ content }) => content.employee_id));
  // Only those who are to get shifts are looked at: a recurring shift is one person's, in a location of five hundred.
  const staff = (await findEmployeesAtLocation(db, place.id, weeks)).filter(({ id }) => holders.has(id));
  const known = await loadPeople(db, staff, weeks, [place]);
  const versions = new Map(standing.map((shift) => [shift.id, shift.version]));
  const people = new Map<string, RulePerson>();
  for (const { id } of staff) {
    const person = known.in(weeks.from, id);
    const nearby = known.shiftsOf(id).filter((shift) => !versions.has(shift.id));
    if (person !== undefined) people.set(id, { ...person, nearby });
  }
  const departments = new Map((await findPositions(db, grant.groupId)).map(({ id, department }) => [id, department]));
  const ground: PlacingGround = {
    target: standing,
    replaceable: { from, to: last },
    people,
    scopeOf: (date) => place.scope(place.weekOf(date)),
    newId: () => newId(),
    findObstacle: (content) => findObstacle(content, departments, grant.codes) ?? findClosure(content.date, place),
  };
  return { ground, versionOf: (id) => versions.get(id) ?? 0 };
}

/** A position that the group has no more, or that belongs to a department which the caller may not plan. */
function findObstacle(
  { position_id: positionId }: Pick<ShiftContent, 'position_id'>,
  departments: ReadonlyMap<string, string>,
  codes: readonly string[] | null,
): PlacingObstacle | undefined {
  const department = positionId === null ? undefined : departments.get(positionId);
  if (positionId !== null && department === undefined) return 'position_missing';
  return codes !== null && (department === undefined || !codes.includes(department)) ? 'not_allowed' : undefined;
}

/** A day on which nobody comes, unless the location does not mind shifts on closed days. */
function findClosure(date: string, { closed, rule_set: ruleSet }: ScheduleLocation): PlacingObstacle | undefined {
  if (ruleSet.rules.closed_day.level === 'off') return undefined;
  return closed.some((days) => holdsOn(days, date)) ? 'closed_day' : undefined;
}
