import type { DayPart } from '@hearth/domains/profiles/schemas';
import type { Application } from '../contract/schemas.ts';

/** A week of availability in as few ranges as possible. */
export interface WeekSummary {
  readonly days: 'none' | 'all' | 'weekend' | 'some';
  /** Days in a row, first and last, by ISO weekday. */
  readonly runs: readonly (readonly [from: number, to: number])[];
  /** The one part of the day that is the same on all of these days, where there is one. */
  readonly part: DayPart | null;
}

const WEEK = 7;
const SATURDAY = 6;

/** Summarises availability as runs of days, with the part of the day if there is only one. */
export function summarizeWeek(availability: Application['availability']): WeekSummary {
  const days = [...new Set(availability.map((slot) => slot.weekday))].sort((a, b) => a - b);
  const parts = new Set(availability.map((slot) => slot.part));
  const [only] = parts;
  const runs: [number, number][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === day - 1) last[1] = day;
    else runs.push([day, day]);
  }
  const weekend = days.length === 2 && days[0] === SATURDAY;
  return {
    days: days.length === 0 ? 'none' : days.length === WEEK ? 'all' : weekend ? 'weekend' : 'some',
    runs,
    part: parts.size === 1 && only !== undefined ? only : null,
  };
}
