import type { RosterProblem } from '../problem.ts';

/** The parts of the week that the weekend rule looks at: day 0 is a Monday. */
export const SATURDAY = 5;
export const SUNDAY = 6;
export const WEEK = 7;

/** Lengths are counted in at most so many steps per shift; finer ones are rounded, and the exact minutes checked afterwards. */
const MOST_STEPS = 24;

/**
 * A problem as flat arrays of numbers, for a search that allocates nothing. Shifts are 1 … shifts, 0 is a day off.
 * Shifts that forbid the same successors form a class; shifts of a class with the same length that the same shifts forbid form a group.
 */
export interface Model {
  readonly days: number;
  readonly people: number;
  readonly shifts: number;
  readonly classes: number;
  readonly groups: number;
  readonly classOf: Uint8Array;
  readonly groupOf: Uint8Array;
  readonly groupClass: Uint8Array;
  readonly groupUnits: Int32Array;
  /** `class * groups + group`: 1 where a shift of the group may come the day after one of the class. */
  readonly allowed: Uint8Array;
  /** `class * (shifts + 1) + shift`: the same for single shifts. */
  readonly mayFollow: Uint8Array;
  readonly minutes: Int32Array;
  /** Lengths in steps of the search, and whether they are exact. */
  readonly units: Int32Array;
  readonly unit: number;
  readonly exact: boolean;
  /** `(day * (shifts + 1) + shift) * (people + 1) + count`: the cost of that many people. */
  readonly coverCost: Float64Array;
  /** `(person * days + day) * (shifts + 1) + shift`: the wishes that this assignment leaves unmet. */
  readonly wishCost: Float64Array;
  /** `person * days + day`: 1 on days off that are given. */
  readonly barred: Uint8Array;
  readonly maxOfShift: Int32Array;
  readonly maxMinutes: Int32Array;
  readonly minMinutes: Int32Array;
  readonly maxRun: Int32Array;
  readonly minRun: Int32Array;
  readonly minOff: Int32Array;
  readonly maxWeekends: Int32Array;
}

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

/** The steps in which lengths are counted. */
function stepOf(lengths: readonly number[]): { unit: number; exact: boolean } {
  const exact = lengths.reduce(greatestDivisor, 0) || 1;
  const longest = Math.max(...lengths, 1);
  if (longest / exact <= MOST_STEPS) return { unit: exact, exact: true };
  return { unit: longest / MOST_STEPS, exact: false };
}

/** Numbers equal keys in the order in which they first appear. */
function numbered(keys: readonly string[]): { of: Uint8Array; count: number; first: number[] } {
  const known = new Map<string, number>();
  const first: number[] = [];
  const of = Uint8Array.from(keys, (key, index) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    known.set(key, first.length);
    return first.push(index) - 1;
  });
  return { of, count: first.length, first };
}

function groupShifts({ shifts }: RosterProblem, units: readonly number[]) {
  const successors = shifts.map(({ forbids }) => forbids.toSorted((one, other) => one - other).join(' '));
  const classes = numbered(successors);
  const predecessors = shifts.map((_, shift) =>
    shifts.flatMap(({ forbids }, before) => (forbids.includes(shift) ? [before] : [])).join(' '),
  );
  const groups = numbered(shifts.map((_, shift) => `${successors[shift]};${predecessors[shift]};${units[shift]}`));
  const allowed = new Uint8Array(classes.count * groups.count);
  const mayFollow = new Uint8Array(classes.count * (shifts.length + 1)).fill(1);
  for (const [index, shift] of classes.first.entries()) {
    const forbids = new Set(shifts[shift]?.forbids);
    for (const [group, member] of groups.first.entries())
      allowed[index * groups.count + group] = forbids.has(member) ? 0 : 1;
    for (const next of forbids) mayFollow[index * (shifts.length + 1) + next + 1] = 0;
  }
  const shifted = (of: Uint8Array): Uint8Array => Uint8Array.from([0, ...of]);
  return {
    classes: classes.count,
    groups: groups.count,
    classOf: shifted(classes.of),
    groupOf: shifted(groups.of),
    groupClass: Uint8Array.from(groups.first, (shift) => classes.of[shift] ?? 0),
    groupUnits: Int32Array.from(groups.first, (shift) => units[shift] ?? 0),
    allowed,
    mayFollow,
  };
}

function coverCosts({ days, shifts, people, cover }: RosterProblem): Float64Array {
  const stride = people.length + 1;
  const costs = new Float64Array(days * (shifts.length + 1) * stride);
  for (const { day, shift, needed, under, over } of cover) {
    const base = (day * (shifts.length + 1) + shift + 1) * stride;
    for (let count = 0; count < stride; count += 1) {
      const cost = count < needed ? (needed - count) * under : (count - needed) * over;
      costs[base + count] = (costs[base + count] ?? 0) + cost;
    }
  }
  return costs;
}

function wishCosts({ days, shifts, people, wanted, unwanted }: RosterProblem): Float64Array {
  const width = shifts.length + 1;
  const costs = new Float64Array(people.length * days * width);
  const add = (index: number, weight: number): void => {
    costs[index] = (costs[index] ?? 0) + weight;
  };
  for (const { person, day, shift, weight } of unwanted) add((person * days + day) * width + shift + 1, weight);
  for (const { person, day, shift, weight } of wanted)
    for (let other = 0; other < width; other += 1)
      if (other !== shift + 1) add((person * days + day) * width + other, weight);
  return costs;
}

/** Lays a problem out for the search. */
export function modelOf(problem: RosterProblem): Model {
  const { days, shifts, people } = problem;
  const lengths = shifts.map(({ minutes }) => minutes);
  const { unit, exact } = stepOf(lengths);
  const units = lengths.map((minutes) => Math.round(minutes / unit));
  const barred = new Uint8Array(people.length * days);
  for (const [person, { daysOff }] of people.entries()) for (const day of daysOff) barred[person * days + day] = 1;
  const each = (of: (worker: (typeof people)[number]) => number): Int32Array => Int32Array.from(people, of);
  return {
    days,
    people: people.length,
    shifts: shifts.length,
    ...groupShifts(problem, units),
    minutes: Int32Array.from([0, ...lengths]),
    units: Int32Array.from([0, ...units]),
    unit,
    exact,
    coverCost: coverCosts(problem),
    wishCost: wishCosts(problem),
    barred,
    maxOfShift: Int32Array.from(people.flatMap(({ maxShifts }) => [days, ...maxShifts])),
    maxMinutes: each(({ maxMinutes }) => maxMinutes),
    minMinutes: each(({ minMinutes }) => minMinutes),
    // A limit of none means that this person does not work; one run longer than the horizon is no limit.
    maxRun: each(({ maxConsecutiveShifts }) => Math.min(maxConsecutiveShifts, days)),
    minRun: each(({ minConsecutiveShifts }) => Math.max(1, minConsecutiveShifts)),
    minOff: each(({ minConsecutiveDaysOff }) => Math.max(1, minConsecutiveDaysOff)),
    maxWeekends: each(({ maxWeekends }) => maxWeekends),
  };
}
