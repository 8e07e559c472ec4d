/** A shift that people can be given: its length, and what must not come the day after it. */
export interface ShiftKind {
  readonly id: string;
  readonly minutes: number;
  /** Indexes of the shifts that cannot follow this one on the next day. */
  readonly forbids: readonly number[];
}

/** What one person may work over the whole horizon. */
export interface Worker {
  readonly id: string;
  /** By shift, the most that this person works of it; the number of days where there is no limit. */
  readonly maxShifts: readonly number[];
  readonly maxMinutes: number;
  readonly minMinutes: number;
  readonly maxConsecutiveShifts: number;
  /** Does not bind runs that touch the first or the last day. */
  readonly minConsecutiveShifts: number;
  /** Does not bind days off that touch the first or the last day. */
  readonly minConsecutiveDaysOff: number;
  readonly maxWeekends: number;
  /** Days, from 0, on which this person does not work. */
  readonly daysOff: readonly number[];
}

/** A wish for a shift on a day, or against it; the weight is paid when it is not met. */
export interface ShiftWish {
  readonly person: number;
  readonly day: number;
  readonly shift: number;
  readonly weight: number;
}

/** How many people a shift needs on a day, and what each one too few or too many costs. */
export interface CoverNeed {
  readonly day: number;
  readonly shift: number;
  readonly needed: number;
  readonly under: number;
  readonly over: number;
}

/** Everything that a roster is made from. Day 0 is a Monday. */
export interface RosterProblem {
  readonly days: number;
  readonly shifts: readonly ShiftKind[];
  readonly people: readonly Worker[];
  readonly wanted: readonly ShiftWish[];
  readonly unwanted: readonly ShiftWish[];
  readonly cover: readonly CoverNeed[];
}

/** By person and day (`person * days + day`): 0 for a day off, else the shift's index plus one. */
export type Roster = Int16Array;
