import type { WeekDescription } from '../rules/week/describe-week.ts';

/** Who gets a shift, and the version of the shift that this was found for. */
export interface StoredAssignment {
  readonly shift_id: string;
  readonly version: number;
  readonly employee_id: string;
}

export type StoredBest = readonly StoredAssignment[];

/** What is shown of a search, with the ids of the people and shifts that its numbers stand for. */
export interface StoredResult {
  readonly people: readonly string[];
  readonly shifts: readonly {
    readonly id: string;
    readonly date: string;
    readonly start: string;
    readonly end: string;
    readonly position_id: string | null;
    readonly employee_id: string | null;
  }[];
  readonly currency: string | null;
  readonly told: WeekDescription;
}
