import {
  checkPerson,
  findClash,
  newConflicts,
  parseMinutes,
  wallMinutes,
  weekdayOf,
} from '@hearth/domains/scheduling/rules';
import type { PlacedShift } from '@hearth/domains/scheduling/rules';
import type { FillPerson, FillShift, WeekProblem } from './week-problem.ts';

type Conflicts = ReturnType<typeof checkPerson>;

/** What somebody’s shifts of the week cost in points; Infinity where they break a rule that blocks or has to be asked about. */
const REFUSED = Infinity;
/** One shift more that stays open outweighs all else. */
export const OPEN_POINTS = 1000;
/** What a mild conflict costs, before the goal’s weight. */
const WARNING_POINTS: Readonly<Record<string, number>> = {
  not_preferred: 14,
  time_off_requested: 40,
  closed_day: 30,
  contract_hours: 12,
  over_wish: 12,
  days_wish: 12,
};
const OTHER_WARNING = 12;
/** Points for each hour beyond what somebody wishes or has agreed to. */
const HOUR_BEYOND = 2;
const HOURS_RULES = new Set(['contract_hours', 'over_wish', 'daily_hours', 'weekly_hours']);
const COST_POINTS = 20;
const LIKED_POINTS = 8;
const USUAL_POINTS = 6;
const HOURS_POINTS = 4;
const SHARE_POINTS = 3;
const MINUTES_PER_SHIFT = 480;
const MOST_REMEMBERED = 4000;

/** The conflicts that the rules refuse, or that somebody would have to agree to. */
export const refusals = (conflicts: Conflicts): Conflicts => conflicts.filter(({ level }) => level !== 'warn');

/** Judges what one person could be given, by the rules of the schedule and by the goals. It remembers what it was asked. */
export class Judge {
  readonly #problem: WeekProblem;
  readonly #before: (Conflicts | undefined)[] = [];
  readonly #known: Map<string, number>[] = [];
  readonly #single: Float64Array[] = [];
  readonly #meanCost: number;

  constructor(problem: WeekProblem) {
    this.#problem = problem;
    this.#meanCost = meanCost(problem);
  }

  /** Whether somebody works in the position of a shift and no rule stands in the way of it alone. */
  canTake(person: number, shift: number): boolean {
    return this.isInPosition(person, shift) && this.points(person, [shift]) < REFUSED;
  }

  /** Whether somebody works in the position of a shift. */
  isInPosition(person: number, shift: number): boolean {
    const position = this.#problem.shifts[shift]?.shift.position_id ?? null;
    return position === null || (this.#problem.people[person]?.positions.includes(position) ?? false);
  }

  /** The points of a person’s shifts, which are given in ascending order. */
  points(person: number, shifts: readonly number[]): number {
    const memory = (this.#known[person] ??= new Map());
    const key = shifts.join();
    const known = memory.get(key);
    if (known !== undefined) return known;
    if (memory.size >= MOST_REMEMBERED) memory.clear();
    const points = this.#work(person, shifts);
    memory.set(key, points);
    return points;
  }

  /** What the shifts bring that was not there before. */
  conflicts(person: number, shifts: readonly number[]): Conflicts {
    const one = this.#person(person);
    const { scope } = this.#problem;
    const before = (this.#before[person] ??= checkPerson(one.person, one.pinned, scope));
    return newConflicts(before, checkPerson(one.person, [...one.pinned, ...this.#placed(shifts)], scope));
  }

  /** What a shift costs with a person, in minor units; null where their pay is not known. */
  cost(person: number, shift: number): number | null {
    return costOf(this.#person(person), this.#shift(shift));
  }

  #work(person: number, shifts: readonly number[]): number {
    if (shifts.length === 0) return this.#fairness(person, shifts);
    const conflicts = this.conflicts(person, shifts);
    if (refusals(conflicts).length > 0) return REFUSED;
    const { preference } = this.#problem.goals;
    let points = this.#fairness(person, shifts);
    for (const { rule, facts } of conflicts) {
      const beyond = HOURS_RULES.has(rule) ? (facts.excess / 60) * HOUR_BEYOND : 0;
      points += (preference + 0.5) * ((WARNING_POINTS[rule] ?? OTHER_WARNING) + beyond);
    }
    for (const shift of shifts) points += this.#alone(person, shift);
    return points;
  }

  /** What a shift costs with a person, whatever else they work. */
  #alone(person: number, shift: number): number {
    const row = (this.#single[person] ??= new Float64Array(this.#problem.shifts.length).fill(Number.NaN));
    const known = row[shift] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const { goals } = this.#problem;
    const one = this.#person(person);
    const { shift: placed } = this.#shift(shift);
    const cost = this.cost(person, shift);
    const dear = cost === null || this.#meanCost === 0 ? 1 : cost / this.#meanCost;
    const isLiked = findClash(placed, one.person, 'PREFERS') !== undefined;
    const points =
      goals.cost * COST_POINTS * dear -
      (isLiked ? goals.preference * LIKED_POINTS : 0) -
      goals.stability * USUAL_POINTS * usualShare(one, placed);
    row[shift] = points;
    return points;
  }

  /** How far a person’s hours and unpopular shifts are from a fair share. */
  #fairness(person: number, shifts: readonly number[]): number {
    const { goals, mean } = this.#problem;
    const one = this.#person(person);
    let minutes = 0;
    let [weekends, closes, earlies] = [one.past.weekends, one.past.closes, one.past.earlies];
    for (const shift of one.pinned) minutes += wallMinutes(shift) - shift.unpaid_break_minutes;
    for (const index of shifts) {
      const shift = this.#shift(index);
      minutes += shift.minutes;
      if (shift.isWeekend) weekends += 1;
      if (shift.isClose) closes += 1;
      if (shift.isEarly) earlies += 1;
    }
    const hours = (minutes - one.fairMinutes) / MINUTES_PER_SHIFT;
    const least = one.person.wishes?.min_minutes ?? null;
    const short = least === null || minutes >= least ? 0 : ((least - minutes) / 60) * HOUR_BEYOND;
    return (
      goals.fairness * HOURS_POINTS * hours * hours +
      goals.fairness * SHARE_POINTS * (square(weekends - mean.weekends) + square(closes - mean.closes)) +
      goals.fairness * SHARE_POINTS * square(earlies - mean.earlies) +
      goals.preference * short
    );
  }

  #placed(shifts: readonly number[]): PlacedShift[] {
    return shifts.map((index) => this.#shift(index).shift);
  }

  #person(index: number): FillPerson {
    const person = this.#problem.people[index];
    if (person === undefined) throw new Error(`There is no person ${index}.`);
    return person;
  }

  #shift(index: number): FillShift {
    const shift = this.#problem.shifts[index];
    if (shift === undefined) throw new Error(`There is no shift ${index}.`);
    return shift;
  }
}

const square = (value: number): number => value * value;

/** What a shift costs with somebody, in minor units. */
export function costOf({ rates }: FillPerson, { shift, minutes }: Pick<FillShift, 'shift' | 'minutes'>): number | null {
  const rate =
    rates.find(({ positionId }) => positionId === shift.position_id) ??
    rates.find(({ positionId }) => positionId === null);
  return rate === undefined ? null : Math.round((rate.amount * minutes) / 60);
}

/** The part of the weeks before in which somebody worked at that time of the week, at most 1. */
function usualShare({ usual }: FillPerson, shift: PlacedShift): number {
  const weekday = weekdayOf(shift.date);
  const from = parseMinutes(shift.start);
  const to = from + wallMinutes(shift);
  const weeks = usual.filter((past) => past.weekday === weekday && past.from < to && from < past.to).length;
  return Math.min(1, weeks / 4);
}

/** What an open shift costs on average. */
function meanCost({ people, shifts }: WeekProblem): number {
  let [sum, count] = [0, 0];
  for (const person of people) {
    for (const shift of shifts.slice(0, 40)) {
      const cost = costOf(person, shift);
      if (cost === null) continue;
      sum += cost;
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
}
