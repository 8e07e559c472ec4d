import {
  checkPerson,
  costOfShift,
  findClash,
  newConflicts,
  paidMinutes,
  type CheckScope,
  type PaidPerson,
  type PlacedShift,
  type RulePerson,
} from '@hearth/domains/scheduling/rules';

type Conflicts = ReturnType<typeof checkPerson>;

/** Somebody who might fill a gap. */
export interface Candidate extends RulePerson, PaidPerson {
  readonly position_id: string | null;
}

/** Somebody who can fill a gap, with what speaks for and against it. */
export interface RankedPerson<C extends Candidate> {
  readonly person: C;
  /** Rules that only warn, or that the person has to agree to. */
  readonly rules: readonly Conflicts[number]['rule'][];
  readonly needsConsent: boolean;
  /** They said that they like to work then. */
  readonly isWished: boolean;
  /** Their paid minutes of the week, without this shift. */
  readonly minutes: number;
  /** Minutes that their contract has left in the week; null without one. */
  readonly left: number | null;
  /** What it costs, in minor units of the location's currency; null where pay may not be seen or is in another one. */
  readonly cost: number | null;
}

/**
 * People of the position for one shift, the most suitable first: without any rule in the way, then by wish, then by how much of their
 * contract is left. Whom a rule refuses is not among them.
 */
export function rankPeople<C extends Candidate>(
  shift: PlacedShift,
  people: readonly C[],
  shiftsOf: (employeeId: string) => readonly PlacedShift[],
  scope: CheckScope & { readonly currency: string | null },
): RankedPerson<C>[] {
  const ranked = people.flatMap((person): RankedPerson<C>[] => {
    if (person.position_id !== shift.position_id) return [];
    const own = shiftsOf(person.employee_id);
    const conflicts = newConflicts(checkPerson(person, own, scope), checkPerson(person, [...own, shift], scope));
    if (conflicts.some(({ level }) => level === 'block')) return [];
    const minutes = own.reduce((sum, one) => sum + paidMinutes(one), 0);
    const contract = person.contract_minutes_per_week;
    return [
      {
        person,
        rules: [...new Set(conflicts.map(({ rule }) => rule))],
        needsConsent: conflicts.some(({ level }) => level === 'consent'),
        isWished: findClash(shift, person, 'PREFERS') !== undefined,
        minutes,
        left: contract === null ? null : Math.max(0, contract - minutes),
        cost: costOfShift(shift, person, scope.currency),
      },
    ];
  });
  return ranked.sort(
    (one, other) =>
      Number(one.needsConsent) - Number(other.needsConsent) ||
      one.rules.length - other.rules.length ||
      Number(other.isWished) - Number(one.isWished) ||
      (other.left ?? -other.minutes) - (one.left ?? -one.minutes),
  );
}
