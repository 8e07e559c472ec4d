import { setImmediate } from 'node:timers/promises';
import type { Actor, BrandGrant } from '@hearth/kit/access';
import { failure } from '@hearth/kit/failure';
import type { Work } from '@hearth/platform/module';
import { findAttachedTo, findEmployees, findPositions } from '@hearth/domains/team/service';
import { SHIFTS_CHANGED } from '../contract/events.ts';
import * as failures from '../contract/failures.ts';
import type { AnsweredConflict, Conflict, ConflictAnswer, Shift, ShiftCommand } from '../contract/schemas.ts';
import { type Command, applyCommands, type Roster, createRoster } from '../rules/commands.ts';
import { filterAnswers, withAnswers } from '../rules/answers.ts';
import { newConflicts } from '../rules/conflicts/compare-conflicts.ts';
import { checkPerson } from '../rules/conflicts/conflicts.ts';
import { findShiftProblem } from '../rules/shift.ts';
import type { ScheduleLocation } from './access.ts';
import { requireAnswers, recordAnswers, loadAnswers } from './answers.ts';
import { touchedToChanges } from './changes.ts';
import { loadPeople } from './people.ts';
import { presentShift } from './present.ts';
import { weekDays } from './schedule.ts';
import { claimBatch, findBatch, insertChanges } from './queries/change.ts';
import { findShiftsById, insertShifts, lockPeople, lockShifts, updateShifts } from './queries/shift.ts';
import { findWeek, raiseWeeks } from './queries/week.ts';

/** After so many people others get a turn: a whole week can be saved at once. */
const PEOPLE_PER_TURN = 25;

const PROBLEMS = { SHIFT_TIMES_EQUAL: failures.SHIFT_TIMES_EQUAL, BREAK_TOO_LONG: failures.BREAK_TOO_LONG };

/** A batch of shift commands under the sender's idempotency key. */
export interface ShiftBatch {
  readonly key: string;
  readonly commands: readonly ShiftCommand[];
  readonly answers: readonly ConflictAnswer[];
}

/** The result of a saved batch: shifts, conflicts, answers and week versions. */
export interface SavedShifts {
  readonly shifts: Shift[];
  readonly conflicts: Conflict[];
  readonly answers: AnsweredConflict[];
  readonly versions: { week: string; version: number }[];
}

/** What a save needs: the transaction, the caller and their permission. */
export type SaveContext = Pick<Work, 'db' | 'clock' | 'emit'> & { readonly actor: Actor; readonly grant: BrandGrant };

/** One shift before and after the batch; `before` is absent for a new one. */
export interface TouchedShift {
  readonly before: Shift | undefined;
  readonly after: Shift;
}

/**
 * Saves a batch: all of it or nothing. Waits for others who save the same shifts or people, refuses what was made from stale
 * shifts, runs the conflict rules before and after, and keeps what was changed, consented to and overridden. Locks shifts, then
 * people, then weeks.
 */
export async function saveBatch(means: SaveContext, place: ScheduleLocation, batch: ShiftBatch): Promise<SavedShifts> {
  const { db, clock, emit, actor, grant } = means;
  const ids = [...new Set(batch.commands.map((command) => command.id))].sort();
  const now = clock.now();
  if (!(await claimBatch(db, place, { key: batch.key, shiftIds: ids, at: now, userId: actor.userId })))
    return replayBatch(means, place, batch.key);

  const touched = await applyToLockedShifts(means, place, batch.commands, ids);
  await refuseUnknown(means, place, touched);
  const weeks = touchedWeeks(place, touched);
  const { before, after } = await findConflictsAround(means, place, touched, weeks);
  const given = requireAnswers(newConflicts(before, after), batch.answers, grant);

  const saved = touched.map(({ before: old, after: shift }) => ({
    ...shift,
    version: (old?.version ?? 0) + 1,
    time_zone: place.time_zone,
  }));
  const by = { at: now, userId: actor.userId };
  const fresh = saved.filter((shift) => shift.version === 1);
  await updateShifts(
    db,
    saved.filter((shift) => shift.version > 1),
    by,
  );
  if ((await insertShifts(db, place.group_id, fresh, by)) < fresh.length)
    throw failure(failures.CONFLICT_STALE, { current: [] });
  await insertChanges(db, place, touchedToChanges(touched), by);
  await recordAnswers(db, place, given, by);
  const answers = await loadAnswersFor(db, place, weeks, saved);
  // A week's row is what all who save or publish there wait on, so it comes last. A publication that came in between was of the
  // shifts as they were before; the answer is read after it, to say what staff see.
  const raised = await raiseWeeks(db, place, weeks);
  const shifts = (await findShiftsById(db, ids)).map(presentShift);
  for (const { week, version } of raised) {
    await emit(
      SHIFTS_CHANGED.of({
        group_id: place.group_id,
        topics: [`brand:${place.id}`],
        data: { location_id: place.id, week, version, user_id: actor.userId },
        aside: { user_id: actor.userId, data: { key: batch.key } },
      }),
    );
  }
  return {
    shifts: shifts.filter(isVisible),
    conflicts: withAnswers(after, answers),
    answers,
    versions: raised.map(({ week, version }) => ({ week, version })),
  };
}

function isVisible(shift: Shift): boolean {
  return !shift.removed || shift.published !== null;
}

/** Rebuilds the answer to a batch that the caller has already saved. */
async function replayBatch(
  { db, grant, actor }: SaveContext,
  place: ScheduleLocation,
  key: string,
): Promise<SavedShifts> {
  const ids = (await findBatch(db, grant.groupId, key, { placeId: place.id, userId: actor.userId })) ?? [];
  const shifts = (await findShiftsById(db, ids)).map(presentShift);
  const versions = [];
  const weeks = new Set(shifts.map((shift) => place.weekOf(shift.date)));
  for (const week of weeks) {
    versions.push({ week, version: (await findWeek(db, place.id, week))?.version ?? 0 });
  }
  const answers = await loadAnswersFor(db, place, [...weeks].sort(), shifts);
  return { shifts: shifts.filter(isVisible), conflicts: [], answers, versions };
}

/** Loads the conflict answers from the first week to the last for the holders of these shifts. */
async function loadAnswersFor(
  db: SaveContext['db'],
  place: ScheduleLocation,
  weeks: readonly string[],
  shifts: readonly Pick<Shift, 'employee_id'>[],
): Promise<AnsweredConflict[]> {
  const [first] = weeks;
  const last = weeks.at(-1);
  if (first === undefined || last === undefined) return [];
  const holders = new Set(shifts.flatMap((shift) => shift.employee_id ?? []));
  return filterAnswers(await loadAnswers(db, place.id, { from: first, to: weekDays(last).to }), holders);
}

/** Applies the commands to the locked current shifts; throws CONFLICT_STALE if any was based on an older version. */
async function applyToLockedShifts(
  { db }: SaveContext,
  place: ScheduleLocation,
  commands: readonly ShiftCommand[],
  ids: readonly string[],
): Promise<TouchedShift[]> {
  await lockShifts(db, ids);
  const current = (await findShiftsById(db, ids)).map(presentShift);
  const here = createRoster(
    place.id,
    place.time_zone,
    current.filter((shift) => shift.location_id === place.id),
  );
  const taken = new Set(current.map((shift) => shift.id));
  const isStale = (command: ShiftCommand): boolean => {
    if (command.kind === 'create') return taken.has(command.id);
    // A shift made in this very batch has no version yet: it is expected to be 0.
    return (here.shifts.get(command.id)?.version ?? 0) !== command.expected_version;
  };
  const done = applyCommands(here, commands.map(withoutVersion));
  if (commands.some(isStale) || done.inverse.length !== commands.length)
    throw failure(failures.CONFLICT_STALE, { current: [...here.shifts.values()] });
  return ids.flatMap((id) => pairShift(here, done.roster, id));
}

function withoutVersion(command: ShiftCommand): Command {
  if (command.kind === 'create') return command;
  const { expected_version: _expected, ...rest } = command;
  return rest;
}

function pairShift(before: Roster, after: Roster, id: string): TouchedShift[] {
  const shift = after.shifts.get(id);
  return shift === undefined ? [] : [{ before: before.shifts.get(id), after: shift }];
}

/** Refuses shifts that make no sense, people of other places, and positions that do not exist or that the caller may not plan. */
async function refuseUnknown(
  { db, grant }: SaveContext,
  place: ScheduleLocation,
  touched: readonly TouchedShift[],
): Promise<void> {
  for (const { after } of touched) {
    const problem = after.removed ? undefined : findShiftProblem(after);
    if (problem !== undefined) throw failure(PROBLEMS[problem], { shift_id: after.id });
  }
  const assigned = touched.flatMap(({ before, after }) =>
    after.employee_id === null || after.employee_id === before?.employee_id ? [] : [after.employee_id],
  );
  const attached = await findAttachedTo(db, place.id, assigned);
  const stranger = assigned.find((id) => !attached.has(id));
  if (stranger !== undefined) throw failure(failures.UNKNOWN_PERSON, { employee_id: stranger });

  const positions = new Map((await findPositions(db, grant.groupId)).map((position) => [position.id, position]));
  for (const { before, after } of touched) {
    const isNew = after.position_id !== before?.position_id;
    if (isNew && after.position_id !== null && !positions.has(after.position_id))
      throw failure(failures.UNKNOWN_POSITION, { position_id: after.position_id });
    for (const positionId of before === undefined ? [after.position_id] : [before.position_id, after.position_id]) {
      const department = positionId === null ? undefined : positions.get(positionId)?.department;
      if (grant.codes !== null && (department === undefined || !grant.codes.includes(department)))
        throw failure(failures.POSITION_NOT_ALLOWED, { shift_id: after.id });
    }
  }
}

function touchedWeeks(place: ScheduleLocation, touched: readonly TouchedShift[]): string[] {
  const weeks = new Set<string>();
  for (const { before, after } of touched) {
    weeks.add(place.weekOf(after.date));
    if (before !== undefined) weeks.add(place.weekOf(before.date));
  }
  return [...weeks].sort();
}

/** Finds the conflicts before and after the batch for everyone who holds a touched shift. */
async function findConflictsAround(
  { db }: SaveContext,
  place: ScheduleLocation,
  touched: readonly TouchedShift[],
  weeks: readonly string[],
): Promise<{ before: Conflict[]; after: Conflict[] }> {
  const holders = new Set(touched.flatMap(({ before, after }) => [before?.employee_id, after.employee_id]));
  const people = [...holders].filter((id) => typeof id === 'string');
  await lockPeople(db, people);
  const first = weeks[0];
  const last = weeks.at(-1);
  if (people.length === 0 || first === undefined || last === undefined) return { before: [], after: [] };
  const known = await loadPeople(db, await findEmployees(db, people), { from: first, to: last }, [place]);
  const changedIds = new Set(touched.map(({ after }) => after.id));
  const gainedBy = Map.groupBy(
    touched.flatMap(({ after }) => (after.removed ? [] : [after])),
    (shift) => shift.employee_id,
  );
  const found: { before: Conflict[]; after: Conflict[] } = { before: [], after: [] };
  for (const [index, id] of people.entries()) {
    if (index % PEOPLE_PER_TURN === PEOPLE_PER_TURN - 1) await setImmediate();
    const standing = known.shiftsOf(id);
    const untouched = standing.filter((shift) => !changedIds.has(shift.id));
    const gained = gainedBy.get(id) ?? [];
    for (const week of weeks) {
      const person = known.in(week, id);
      if (person === undefined) continue;
      found.before.push(...checkPerson(person, standing, place.scope(week)));
      found.after.push(...checkPerson(person, [...untouched, ...gained], place.scope(week)));
    }
  }
  return found;
}
