import type { CheckScope, PlacedShift, RulePerson } from '@hearth/domains/scheduling/rules';

/** How much each goal counts, from 0 (not at all) to 3. */
export interface Goals {
  readonly cost: number;
  readonly preference: number;
  readonly fairness: number;
  readonly stability: number;
}

/** What somebody has worked at the location in the weeks before, and how much they are meant to work. */
export interface PastWork {
  readonly weekends: number;
  readonly closes: number;
  readonly earlies: number;
}

/** A person who can be given shifts of the week. */
export interface FillPerson {
  readonly person: RulePerson;
  /** Their shifts of this week here, which stay as they are. */
  readonly pinned: readonly PlacedShift[];
  /** The positions that they work in: their own, and those that they were planned in lately. */
  readonly positions: readonly string[];
  readonly past: PastWork;
  /** Minutes a week that are fair for them. */
  readonly fairMinutes: number;
  /** Shifts of the weeks before: weekday (Monday is 1) and minutes of that day. */
  readonly usual: readonly { readonly weekday: number; readonly from: number; readonly to: number }[];
  /** Pay in minor units for an hour, by position; null is the pay of other positions. Empty where pay may not be seen. */
  readonly rates: readonly { readonly positionId: string | null; readonly amount: number }[];
}

/** A shift that nobody holds yet. */
export interface FillShift {
  readonly shift: PlacedShift;
  readonly minutes: number;
  readonly isWeekend: boolean;
  readonly isClose: boolean;
  readonly isEarly: boolean;
}

/** A week of a location with all that decides who can be given its open shifts. Plain data: it is sent to another thread. */
export interface WeekProblem {
  readonly scope: CheckScope;
  readonly people: readonly FillPerson[];
  readonly shifts: readonly FillShift[];
  readonly goals: Goals;
  /** What everybody has on average, after the week. */
  readonly mean: PastWork;
  /** How many weeks the history covers. */
  readonly weeks: number;
}

/** By shift, the index of whoever gets it, or -1. */
export type Assignment = readonly number[];

/** The shifts of each person. */
export function shiftsOf(assignment: Assignment, people: number): number[][] {
  const sets = Array.from({ length: people }, (): number[] => []);
  for (const [shift, person] of assignment.entries()) if (person >= 0) sets[person]?.push(shift);
  return sets;
}
