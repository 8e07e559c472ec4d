import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { findEmployees } from '@hearth/domains/team/service';
import type { ReasonOfChange } from '@hearth/domains/laws/schemas';
import { PUBLISHED, SHIFTS_CHANGED } from '../../contract/events.ts';
import type { Conflict, Shift } from '../../contract/schemas.ts';
import type { PlacedShift } from '../../rules/conflicts/conflict-report.ts';
import type { HandOver, HandOverFacts, SeenShift, ShiftMove, Tolerance } from '../../rules/hand-over/hand-over.ts';
import {
  handOverConflicts,
  isAsSeen,
  peopleOf,
  refusingConflicts,
  shiftsOfMove,
} from '../../rules/hand-over/hand-over.ts';
import { startOfWeek } from '../../rules/hours/time.ts';
import { divideShift, type ShiftPart } from '../../rules/hand-over/split.ts';
import { pickContent } from '../../rules/shift.ts';
import { changesToPublish, diffChanges } from '../../rules/publication/publish.ts';
import { recordAnswers } from '../answers.ts';
import { touchedToChanges } from '../changes.ts';
import { groupBy, loadPeople } from '../people.ts';
import { loadPlaces, type SchedulingPlace, toScope } from '../place-settings.ts';
import { presentShift } from '../present.ts';
import { insertChanges } from '../queries/change.ts';
import { keepPremiums } from './premiums.ts';
import { insertPublication, publishShifts } from '../queries/publication.ts';
import { findShiftsById, insertShifts, lockPeople, lockShifts, updateShifts } from '../queries/shift.ts';
import { markPublished, raiseWeeks } from '../queries/week.ts';
import type { TouchedShift } from '../save.ts';

/** A shift, as it was seen, that goes to somebody: the whole, or a part of it. */
type OrderedMove = Pick<ShiftMove, 'from' | 'to'> & {
  readonly shiftId: string;
  readonly seen: SeenShift;
  readonly part?: ShiftPart | undefined;
};

/** A hand-over to be carried out. */
export interface OrderedHandOver {
  readonly key: string;
  readonly moves: readonly OrderedMove[];
  readonly tolerates: Tolerance;
  /** What is kept beside each conflict that the people agreed to by asking for it. */
  readonly consent: string;
  /**
   * Why the employer changes shifts of whoever gives or gets one: what laws ask for it is kept. Absent where the people wanted it
   * themselves; hand-overs of one call have reasons all, or none.
   */
  readonly reasons?: readonly Omit<ReasonOfChange, 'shift_id'>[];
}

/** What became of a hand-over. `CHANGED`: a shift is no longer what was agreed on, or has unpublished changes. */
export type HandOverOutcome =
  | { readonly done: true }
  | { readonly done: false; readonly why: 'CHANGED' }
  | { readonly done: false; readonly why: 'CONFLICT'; readonly conflicts: readonly Conflict[] };

/**
 * The conflicts that each hand-over would bring for itself, by key. One reading serves all of them: the number of statements
 * depends neither on how many there are nor on how many people take part.
 */
export async function judgeHandOvers(
  tx: Tx<'system'>,
  handOvers: readonly HandOver[],
): Promise<ReadonlyMap<string, readonly Conflict[]>> {
  const moves = handOvers.flatMap((handOver) => handOver.moves);
  if (moves.length === 0) return new Map();
  const places = await placesOf(tx, moves.flatMap(shiftsOfMove));
  const facts = await loadFacts(tx, moves, places);
  return new Map(handOvers.map((handOver) => [handOver.key, handOverConflicts(handOver.moves, facts)]));
}

export type HandOverWork = Pick<Work<'system'>, 'db' | 'clock' | 'emit'>;

/**
 * Carries hand-overs out, each or not at all: in the working copy and in what staff see, with a publication of these shifts
 * alone. Each is judged as it stands now, after those before it. Locks shifts, then people, then weeks, as saving does. The
 * caller has decided that they may be carried out, and tells the people.
 */
export async function carryOutHandOvers(
  work: HandOverWork,
  handOvers: readonly OrderedHandOver[],
  by: { readonly userId: string },
): Promise<ReadonlyMap<string, HandOverOutcome>> {
  const { db } = work;
  const ordered = handOvers.flatMap(({ moves }) => moves);
  const ids = [...new Set(ordered.map(({ shiftId }) => shiftId))].sort();
  await lockShifts(db, ids);
  await lockPeople(db, [...peopleOf(ordered)]);
  const shifts = new Map((await findShiftsById(db, ids)).map((row) => [row.id, presentShift(row)]));
  const places = await placesOf(db, [...shifts.values()]);
  const zoneOf = (shift: PlacedShift): string => places.get(shift.location_id)?.time_zone ?? 'UTC';
  const plan = new Plan(await loadFacts(db, withShifts(ordered, shifts, zoneOf), places), shifts, zoneOf);
  const outcomes = new Map(handOvers.map((handOver) => [handOver.key, plan.add(handOver)]));
  await write(work, plan, places, by);
  return outcomes;
}

export type Places = ReadonlyMap<string, SchedulingPlace>;

/** The locations of some shifts with their rules, by id. */
export async function placesOf(tx: Tx<'system'>, shifts: readonly PlacedShift[]): Promise<Places> {
  const places = await loadPlaces(tx, [...new Set(shifts.map((shift) => shift.location_id))]);
  return new Map(places.map((place) => [place.id, place]));
}

/** What the rules need to judge some moves, in a constant number of statements. */
export async function loadFacts(tx: Tx<'system'>, moves: readonly ShiftMove[], places: Places): Promise<HandOverFacts> {
  const scopeOf: HandOverFacts['scopeOf'] = (shift) => {
    const place = places.get(shift.location_id);
    if (place === undefined) return undefined;
    const week = startOfWeek(shift.date, place.week_start);
    return toScope(place, week);
  };
  const dates = moves
    .flatMap(shiftsOfMove)
    .flatMap((shift) => [shift.date, scopeOf(shift)?.week ?? shift.date])
    .sort();
  const days = { from: dates[0] ?? '', to: dates.at(-1) ?? '' };
  if (days.from === '') return { personIn: () => undefined, shiftsOf: () => [], scopeOf };
  const known = await loadPeople(tx, await findEmployees(tx, [...peopleOf(moves)]), days, places.values());
  return { personIn: (week, id) => known.in(week, id), shiftsOf: (id) => known.shiftsOf(id), scopeOf };
}

type ZoneOf = (shift: PlacedShift) => string;

function withShifts(ordered: readonly OrderedMove[], shifts: ReadonlyMap<string, Shift>, zoneOf: ZoneOf): ShiftMove[] {
  return ordered.flatMap((move) => {
    const shift = shifts.get(move.shiftId);
    const planned = shift === undefined ? undefined : planMove(move, shift, zoneOf);
    return planned === undefined ? [] : [{ ...planned, shift: planned.given }];
  });
}

/** A move as it changes the schedule: what goes, and what stays with whoever gives a part. */
interface PlannedMove {
  readonly whole: Shift;
  readonly given: Shift;
  readonly from: string | null;
  readonly to: string;
  readonly of?: string;
  readonly kept?: Shift;
}

/** What a move makes of a shift; nothing where it cannot be divided like that. A part that goes is a shift of its own. */
function planMove({ from, to, part }: OrderedMove, whole: Shift, zoneOf: ZoneOf): PlannedMove | undefined {
  if (part === undefined) return { whole, given: whole, from, to };
  const divided = divideShift(whole, zoneOf(whole), part, 0);
  if (divided === null) return undefined;
  const given: Shift = { ...whole, ...divided.given, id: newId(), version: 0, published: null };
  return { whole, given, from, to, of: whole.id, kept: { ...whole, ...divided.kept } };
}

/** The hand-overs of one call, each judged after those before it. */
class Plan {
  readonly touched: TouchedShift[] = [];
  readonly agreed: { readonly conflict: Conflict; readonly reason: string; readonly locationId: string }[] = [];
  reasons: readonly ReasonOfChange[] | undefined;
  readonly #facts: HandOverFacts;
  readonly #shifts: Map<string, Shift>;
  readonly #zoneOf: ZoneOf;
  readonly #own = new Map<string, readonly PlacedShift[]>();

  constructor(facts: HandOverFacts, shifts: Map<string, Shift>, zoneOf: ZoneOf) {
    this.#facts = facts;
    this.#shifts = shifts;
    this.#zoneOf = zoneOf;
  }

  add({ moves, tolerates, consent, reasons }: OrderedHandOver): HandOverOutcome {
    const asAgreed = moves.flatMap((move) => {
      const { from, seen } = move;
      const shift = this.#shifts.get(move.shiftId);
      // What staff see has to be what managers have: nothing that is not published goes along.
      const stands = shift?.published === 'same' && !shift.removed;
      if (!stands || shift.employee_id !== from || !isAsSeen(shift, seen)) return [];
      return planMove(move, shift, this.#zoneOf) ?? [];
    });
    if (asAgreed.length < moves.length) return { done: false, why: 'CHANGED' };
    const judged = asAgreed.map((move): ShiftMove => ({ ...move, shift: move.given }));
    const conflicts = handOverConflicts(judged, { ...this.#facts, shiftsOf: (id) => this.#shiftsOf(id) });
    const refusing = refusingConflicts(conflicts, tolerates);
    if (refusing.length > 0) return { done: false, why: 'CONFLICT', conflicts: refusing };
    for (const move of asAgreed) this.#apply(move);
    // A part that goes is a shift of its own.
    const changed = new Set(asAgreed.flatMap(({ whole, given }) => [whole.id, given.id]));
    const named = reasons?.flatMap((one) => [...changed].map((id) => ({ ...one, shift_id: id })));
    if (named !== undefined) this.reasons = [...(this.reasons ?? []), ...named];
    const locationId = asAgreed[0]?.whole.location_id ?? '';
    for (const conflict of conflicts)
      if (conflict.level === 'consent') this.agreed.push({ conflict, reason: consent, locationId });
    return { done: true };
  }

  #shiftsOf(id: string): readonly PlacedShift[] {
    return this.#own.get(id) ?? this.#facts.shiftsOf(id);
  }

  #apply({ whole, given, from, to, kept }: PlannedMove): void {
    const after: Shift = { ...given, employee_id: to, version: given.version + 1 };
    const stays: Shift | undefined = kept === undefined ? undefined : { ...kept, version: kept.version + 1 };
    // One that changes hands a second time in one call is not what was agreed any more.
    this.#shifts.set(whole.id, { ...(stays ?? after), published: null });
    if (stays === undefined) this.touched.push({ before: whole, after });
    else this.touched.push({ before: whole, after: stays }, { before: undefined, after });
    if (from !== null)
      this.#own.set(from, [
        ...this.#shiftsOf(from).filter(({ id }) => id !== whole.id),
        ...(stays === undefined ? [] : [stays]),
      ]);
    this.#own.set(to, [...this.#shiftsOf(to), after]);
  }
}

/** What has been decided about some shifts, and which conflicts were agreed to. */
interface Decided {
  readonly touched: readonly TouchedShift[];
  readonly agreed: readonly { readonly conflict: Conflict; readonly reason: string; readonly locationId: string }[];
  /** Why the employer changed shifts of somebody: what laws ask for it is kept. Absent: the people wanted it themselves. */
  readonly reasons?: readonly ReasonOfChange[] | undefined;
}

/** Changes working copies and what staff see together, with a publication of these shifts alone. */
export async function write(
  work: HandOverWork,
  plan: Decided,
  places: Places,
  by: { readonly userId: string },
): Promise<void> {
  if (plan.touched.length === 0) return;
  const { db, clock } = work;
  const at = { at: clock.now(), userId: by.userId };
  const zoneOf = (shift: Shift): string => places.get(shift.location_id)?.time_zone ?? 'UTC';
  const written = ({ after }: TouchedShift) => ({ ...after, time_zone: zoneOf(after) });
  await updateShifts(db, plan.touched.filter(({ before }) => before !== undefined).map(written), at);
  const byPlace = groupBy(plan.touched, ({ after }) => after.location_id);
  // In order of id, as everybody who locks weeks of several locations.
  for (const id of [...byPlace.keys()].sort()) {
    const place = places.get(id);
    if (place === undefined) continue;
    const touched = byPlace.get(id) ?? [];
    const parts = touched.filter(({ before }) => before === undefined);
    await insertShifts(db, place.group_id, parts.map(written), at);
    await insertChanges(db, place, touchedToChanges(touched), at);
    const agreed = plan.agreed.filter(({ locationId }) => locationId === id);
    await recordAnswers(
      db,
      place,
      agreed.map(({ conflict, reason }) => ({ conflict, kind: 'CONSENTED', reason })),
      at,
    );
    await publishTouched(work, place, touched, { ...at, reasons: plan.reasons });
  }
}

/** Makes staff see shifts that changed hands, and nothing else of their weeks. */
async function publishTouched(
  { db, emit }: HandOverWork,
  place: SchedulingPlace,
  touched: readonly TouchedShift[],
  {
    at,
    userId,
    reasons,
  }: { readonly at: Date; readonly userId: string; readonly reasons: readonly ReasonOfChange[] | undefined },
): Promise<void> {
  const byWeek = groupBy(touched, ({ after }) => startOfWeek(after.date, place.week_start));
  const raised = await raiseWeeks(db, place, [...byWeek.keys()]);
  await publishShifts(
    db,
    touched.map(({ after }) => after.id),
    at,
  );
  for (const { week, version, publication_number: before } of raised) {
    const changes = changesToPublish(
      (byWeek.get(week) ?? []).map(({ before: old, after }) => ({
        ...after,
        published: old === undefined ? null : pickContent(old),
      })),
    );
    const diff = diffChanges(changes);
    const [id, number] = [newId(), before + 1];
    const { people_count, change_count } = diff;
    const row = { id, week, number, published_at: at, published_by: userId, people_count, change_count };
    const publication = { ...row, key: newId(), changes, isHandOver: true as const };
    await insertPublication(db, place, publication);
    if (reasons !== undefined)
      await keepPremiums({ db, actor: { userId } }, place, { row: publication, wasPublished: true, reasons });
    await markPublished(db, place.id, week, { number, at });
    const people = await findEmployees(
      db,
      diff.people.map((person) => person.employee_id),
    );
    const users = people.flatMap(({ user_id: user }) => (user === null ? [] : [`user:${user}` as const]));
    const [topics, group_id] = [[`brand:${place.id}` as const, ...users], place.group_id];
    await emit(
      SHIFTS_CHANGED.of({
        group_id,
        topics: [`brand:${place.id}`],
        data: { location_id: place.id, week, version, user_id: userId },
      }),
    );
    await emit(PUBLISHED.of({ group_id, topics, data: { location_id: place.id, week, version, publication_id: id } }));
  }
}
