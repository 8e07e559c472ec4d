import type { Conflict, ShiftContent } from '../../contract/schemas.ts';
import type { CheckScope, PlacedShift, RulePerson } from '../conflicts/conflict-report.ts';
import { newConflicts } from '../conflicts/compare-conflicts.ts';
import { checkPerson } from '../conflicts/conflicts.ts';

/** A shift that goes from one person to another; an open shift comes from nobody. */
export interface ShiftMove {
  readonly shift: PlacedShift;
  readonly from: string | null;
  readonly to: string;
  /** The shift that it is a part of; absent: it is the whole. */
  readonly of?: string;
  /** The part that stays with whoever gives the other. */
  readonly kept?: PlacedShift;
}

/** Shifts that change hands together, such as the two of a swap. */
export interface HandOver {
  /** What the caller knows it by. */
  readonly key: string;
  readonly moves: readonly ShiftMove[];
}

/** What the rules need to judge a hand-over. */
export interface HandOverFacts {
  readonly personIn: (week: string, employeeId: string) => RulePerson | undefined;
  /** All shifts of a person in the weeks around, at every location. */
  readonly shiftsOf: (employeeId: string) => readonly PlacedShift[];
  /** The week of a shift at its location, with the rules there. */
  readonly scopeOf: (shift: PlacedShift) => CheckScope | undefined;
}

/** The conflicts that a hand-over would bring or make worse, for everybody who takes part in it. */
export function handOverConflicts(moves: readonly ShiftMove[], facts: HandOverFacts): Conflict[] {
  const moved = new Set(moves.map(({ shift, of }) => of ?? shift.id));
  const scopes = new Map(
    moves.flatMap(shiftsOfMove).flatMap((shift) => {
      const scope = facts.scopeOf(shift);
      return scope === undefined ? [] : [[`${scope.locationId} ${scope.week}`, scope] as const];
    }),
  );
  return [...peopleOf(moves)].flatMap((id) => {
    const before = facts.shiftsOf(id);
    const gained = moves.filter(({ to }) => to === id).map(({ shift }) => shift);
    const kept = moves.flatMap((move) => (move.from === id && move.kept !== undefined ? move.kept : []));
    const after = [...before.filter((shift) => !moved.has(shift.id)), ...kept, ...gained];
    return [...scopes.values()].flatMap((scope) => {
      const person = facts.personIn(scope.week, id);
      if (person === undefined) return [];
      return newConflicts(checkPerson(person, before, scope), checkPerson(person, after, scope));
    });
  });
}

/** The shifts that a move is about: what goes, and what stays of it. */
export function shiftsOfMove({ shift, kept }: ShiftMove): PlacedShift[] {
  return kept === undefined ? [shift] : [shift, kept];
}

/** Everybody who gives or gets a shift. */
export function peopleOf(moves: readonly Pick<ShiftMove, 'from' | 'to'>[]): Set<string> {
  return new Set(moves.flatMap(({ from, to }) => (from === null ? [to] : [from, to])));
}

/** What was seen of a shift when its hand-over was agreed. */
export type SeenShift = Pick<ShiftContent, 'date' | 'start' | 'end' | 'position_id'>;

/** Tells if a shift is still what was seen of it. */
export function isAsSeen(shift: SeenShift, seen: SeenShift): boolean {
  return (
    shift.date === seen.date &&
    shift.start === seen.start &&
    shift.end === seen.end &&
    shift.position_id === seen.position_id
  );
}

/** How much a hand-over may bring: nothing at all, or whatever the people can agree to. */
export type Tolerance = 'NOTHING' | 'CONSENT';

/** The conflicts that stand in the way of a hand-over. */
export function refusingConflicts(conflicts: readonly Conflict[], tolerates: Tolerance): Conflict[] {
  return tolerates === 'NOTHING' ? [...conflicts] : conflicts.filter(({ level }) => level === 'block');
}
