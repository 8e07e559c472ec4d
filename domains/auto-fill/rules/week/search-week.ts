import { Random } from '../search/random.ts';
import { Judge, OPEN_POINTS } from './judge.ts';
import type { Assignment, WeekProblem } from './week-problem.ts';
import { shiftsOf } from './week-problem.ts';

/** A stretch of a search: it goes on from an assignment, and from a part of the way to another. */
export interface SearchOrder {
  readonly problem: WeekProblem;
  /** Where it goes on from; null begins. */
  readonly from: Assignment | null;
  /** Parts of the whole search, from 0 to 1. */
  readonly part: { readonly from: number; readonly to: number };
  readonly milliseconds: number;
  readonly steps: number;
  readonly seed: number;
}

/** The best assignment of a stretch, and its points. */
export interface SearchEnd {
  readonly assignment: Assignment;
  readonly points: number;
}

/** Hot enough to exchange what people like for hours of fairness, never to leave a shift open for it. */
const HOTTEST = 40;
const COLDEST = 0.5;
/** Steps between two looks at the clock. */
const LOOK_EVERY = 64;

/**
 * Simulated annealing over who gets which open shift. A step gives a shift to somebody else, perhaps pushing one of theirs on to a
 * third person, or exchanges two shifts. No step ever breaks a rule: what the judge refuses is not taken.
 */
export class WeekSearch {
  readonly #problem: WeekProblem;
  readonly #judge: Judge;
  readonly #random: Random;
  /** Who could take each shift if they had no other. */
  readonly #takers: readonly number[][];
  readonly #fillable: readonly number[];
  #now: number[];
  #sets: number[][];
  #points: number;
  #best: number[];
  #bestPoints: number;

  constructor(problem: WeekProblem, from: Assignment | null, seed: number) {
    this.#problem = problem;
    this.#judge = new Judge(problem);
    this.#random = new Random(seed);
    const { people, shifts } = problem;
    this.#takers = shifts.map((_, shift) =>
      Array.from(people.keys()).filter((person) => this.#judge.canTake(person, shift)),
    );
    this.#fillable = Array.from(shifts.keys()).filter((shift) => (this.#takers[shift]?.length ?? 0) > 0);
    this.#now = from === null ? shifts.map(() => -1) : [...from];
    this.#sets = shiftsOf(this.#now, people.length);
    this.#release();
    this.#points = this.#total();
    if (from === null) this.#fillGaps();
    this.#best = [...this.#now];
    this.#bestPoints = this.#points;
  }

  get best(): SearchEnd {
    return { assignment: this.#best, points: this.#bestPoints };
  }

  /** Searches until the clock or the steps run out. */
  run({ part, milliseconds, steps }: Omit<SearchOrder, 'problem' | 'from' | 'seed'>, clock: () => number): SearchEnd {
    if (this.#fillable.length === 0) return this.best;
    const begun = clock();
    let done = 0;
    for (let way = 0; way < 1; way = Math.max((clock() - begun) / milliseconds, done / steps)) {
      const along = part.from + (part.to - part.from) * way;
      const temperature = HOTTEST * (COLDEST / HOTTEST) ** along;
      for (let step = 0; step < LOOK_EVERY; step += 1) this.#step(temperature);
      done += LOOK_EVERY;
    }
    this.#now = [...this.#best];
    this.#sets = shiftsOf(this.#now, this.#problem.people.length);
    this.#points = this.#bestPoints;
    this.#fillGaps();
    this.#keepBest();
    return this.best;
  }

  /** Takes the shifts of those whose week has changed since the search began, and who could not keep them. */
  #release(): void {
    for (const [person, set] of this.#sets.entries()) {
      if (this.#judge.points(person, set) < Infinity) continue;
      for (const shift of set.splice(0)) this.#now[shift] = -1;
    }
  }

  #total(): number {
    let points = 0;
    for (const [person, set] of this.#sets.entries()) points += this.#judge.points(person, set);
    for (const person of this.#now) if (person < 0) points += OPEN_POINTS;
    return points;
  }

  /** Gives what is open to whoever it costs least, those shifts first that the fewest can take. */
  #fillGaps(): void {
    const open = this.#fillable.filter((shift) => this.#now[shift] === -1);
    open.sort((one, other) => (this.#takers[one]?.length ?? 0) - (this.#takers[other]?.length ?? 0));
    for (const shift of open) {
      let [best, least] = [-1, OPEN_POINTS];
      for (const person of this.#takers[shift] ?? []) {
        const more =
          this.#judge.points(person, this.#with(person, shift)) - this.#judge.points(person, this.#set(person));
        if (more < least) [best, least] = [person, more];
      }
      if (best >= 0) this.#apply([[shift, best]], least - OPEN_POINTS);
    }
  }

  #step(temperature: number): void {
    const shift = this.#fillable[this.#random.below(this.#fillable.length)] ?? 0;
    const takers = this.#takers[shift] ?? [];
    const person = takers[this.#random.below(takers.length)] ?? -1;
    const holder = this.#now[shift] ?? -1;
    if (person === holder || person < 0) return;
    const moves = this.#findMoves(shift, holder, person);
    if (moves === undefined) return;
    const more = this.#difference(moves);
    if (more <= 0 || this.#random.next() < Math.exp(-more / temperature)) {
      this.#apply(moves, more);
      this.#keepBest();
    }
  }

  /** Which shifts go to whom so that somebody can take one: it alone, in exchange, or with one of theirs pushed on. */
  #findMoves(shift: number, holder: number, person: number): readonly [number, number][] | undefined {
    const own = this.#set(person);
    const chance = this.#random.next();
    if (own.length === 0 || chance < 0.5) return [[shift, person]];
    const other = own[this.#random.below(own.length)] ?? 0;
    // To somebody else, in exchange, or open: an open shift for another one is the way to a third that fits beside it.
    const others = this.#takers[other] ?? [];
    const third = chance < 0.85 ? (others[this.#random.below(others.length)] ?? -1) : -1;
    const next = chance < 0.7 && holder >= 0 ? holder : third;
    if (next === person || (next >= 0 && !others.includes(next))) return undefined;
    return [
      [shift, person],
      [other, next],
    ];
  }

  /** What moves cost, Infinity where a rule refuses them. */
  #difference(moves: readonly [number, number][]): number {
    const sets = new Map<number, number[]>();
    const setOf = (person: number): number[] => {
      const known = sets.get(person) ?? [...this.#set(person)];
      sets.set(person, known);
      return known;
    };
    let more = 0;
    for (const [shift, to] of moves) {
      const from = this.#now[shift] ?? -1;
      if (from >= 0) setOf(from).splice(setOf(from).indexOf(shift), 1);
      else more -= OPEN_POINTS;
      if (to >= 0) insert(setOf(to), shift);
      else more += OPEN_POINTS;
    }
    for (const [person, set] of sets) {
      const points = this.#judge.points(person, set);
      if (points === Infinity) return Infinity;
      more += points - this.#judge.points(person, this.#set(person));
    }
    return more;
  }

  #apply(moves: readonly (readonly [number, number])[], more: number): void {
    for (const [shift, to] of moves) {
      const from = this.#now[shift] ?? -1;
      if (from >= 0) this.#set(from).splice(this.#set(from).indexOf(shift), 1);
      if (to >= 0) insert(this.#set(to), shift);
      this.#now[shift] = to;
    }
    this.#points += more;
  }

  #keepBest(): void {
    if (this.#points >= this.#bestPoints - 1e-9) return;
    this.#best = [...this.#now];
    this.#bestPoints = this.#points;
  }

  #set(person: number): number[] {
    return this.#sets[person] ?? [];
  }

  #with(person: number, shift: number): number[] {
    const set = [...this.#set(person)];
    insert(set, shift);
    return set;
  }
}

/** Puts a number where it belongs in an ascending list. */
function insert(list: number[], value: number): void {
  const at = list.findIndex((other) => other > value);
  list.splice(at === -1 ? list.length : at, 0, value);
}
