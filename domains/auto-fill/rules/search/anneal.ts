import type { Roster } from '../problem.ts';
import { begin, write } from './begin.ts';
import type { Tools } from './begin.ts';
import { WEEK } from './model.ts';
import type { Model } from './model.ts';
import { Random } from './random.ts';
import { Sampler } from './sampler.ts';
import { RosterState } from './state.ts';
import { trySwap } from './swap.ts';
import { Window } from './window.ts';

/** The longest window whose days are drawn at once. */
const LONGEST = 6 * WEEK;
/** Exchanges that are tried for each window that is drawn. */
const SWAPS = 300;
const LONGEST_SWAP = 10;

/**
 * Simulated annealing over rosters that keep every rule: some days of a person are drawn anew by their Boltzmann weights, two people's
 * days are drawn together, and days are exchanged between two people.
 */
export class Annealer {
  readonly state: RosterState;
  readonly best: Roster;
  bestCost = Infinity;
  readonly #tools: Tools;
  readonly #random: Random;
  readonly #kept = new Int16Array(2 * LONGEST);

  constructor(model: Model, seed: number) {
    this.#random = new Random(seed);
    this.state = new RosterState(model);
    this.best = new Int16Array(this.state.cells.length);
    const window = new Window(model);
    const sampler = new Sampler(model, window, this.#random, LONGEST);
    this.#tools = { state: this.state, window, sampler, random: this.#random };
  }

  /** A first roster within the rules; answers the person for whom none was found, or -1. */
  begin(temperature: number): number {
    const stuck = begin(this.#tools, temperature);
    if (stuck < 0) this.#note();
    return stuck;
  }

  /** Goes on from this roster. */
  load(roster: Roster): void {
    const { state } = this;
    state.load(roster);
    this.#note();
  }

  /** One window drawn anew, or two together, and some exchanges. */
  step(temperature: number): void {
    const { model } = this.state;
    const weeks = Math.ceil(model.days / WEEK);
    const length = this.#weeksAtOnce(weeks);
    const from = this.#random.below(weeks - length + 1) * WEEK;
    const to = Math.min(model.days, from + length * WEEK);
    if (model.people > 1 && this.#random.next() < 0.3) this.#redrawTwo(from, to, temperature);
    else this.#redraw(this.#random.below(model.people), from, to, temperature);
    this.#note();
    if (model.people > 1) for (let swap = 0; swap < SWAPS; swap += 1) this.#swap(temperature);
    this.#note();
  }

  #weeksAtOnce(weeks: number): number {
    const longest = Math.min(weeks, LONGEST / WEEK);
    const wish = this.#random.next();
    if (wish < 0.25) return 1;
    if (wish < 0.85) return Math.min(2, longest);
    return Math.min(4, longest);
  }

  #redraw(person: number, from: number, to: number, temperature: number): void {
    const { state, window, sampler } = this.#tools;
    window.frame(state, person, from, to, this.#random.next());
    const row = person * state.model.days;
    for (let day = from; day < to; day += 1) this.#kept[day - from] = state.cells[row + day] as number;
    const weekends = state.weekends[person] as number;
    state.weekends[person] = weekends - state.weekendsWithin(person, from, to);
    for (let day = from; day < to; day += 1) state.put(person, day, 0);
    if (sampler.weigh(state, temperature) && sampler.draw(4)) {
      write(this.#tools);
      return;
    }
    for (let day = from; day < to; day += 1) state.put(person, day, this.#kept[day - from] as number);
    state.weekends[person] = weekends;
  }

  #redrawTwo(from: number, to: number, temperature: number): void {
    const { state, window, sampler } = this.#tools;
    const { days, people } = state.model;
    const one = this.#random.below(people);
    const other = (one + 1 + this.#random.below(people - 1)) % people;
    const before = state.cost;
    const length = to - from;
    const kept = this.#kept;
    const oneWeekends = state.weekends[one] as number;
    const otherWeekends = state.weekends[other] as number;
    for (let day = 0; day < length; day += 1) {
      kept[day] = state.cells[one * days + from + day] as number;
      kept[LONGEST + day] = state.cells[other * days + from + day] as number;
    }
    let drawn = 0;
    for (const person of [one, other]) {
      window.frame(state, person, from, to, this.#random.next());
      if (person === one) {
        // The other one's days are open while the first one's are drawn.
        state.weekends[other] = otherWeekends - state.weekendsWithin(other, from, to);
        for (let day = from; day < to; day += 1) state.put(other, day, 0);
      } else this.#restoreAndFrame(other, from, to, LONGEST, otherWeekends);
      state.weekends[person] = (state.weekends[person] as number) - state.weekendsWithin(person, from, to);
      for (let day = from; day < to; day += 1) state.put(person, day, 0);
      if (!sampler.weigh(state, temperature) || !sampler.draw(4)) break;
      write(this.#tools);
      drawn += 1;
    }
    const worse = state.cost - before;
    if (drawn === 2 && (worse <= 0 || this.#random.next() < Math.exp(-worse / temperature))) return;
    for (let day = 0; day < length; day += 1) {
      state.put(one, from + day, kept[day] as number);
      state.put(other, from + day, kept[LONGEST + day] as number);
    }
    state.weekends[one] = oneWeekends;
    state.weekends[other] = otherWeekends;
  }

  /** Frames a window of a person as it was before, although its days are open now. */
  #restoreAndFrame(person: number, from: number, to: number, keptAt: number, weekends: number): void {
    const { state, window } = this.#tools;
    for (let day = from; day < to; day += 1) state.put(person, day, this.#kept[keptAt + day - from] as number);
    state.weekends[person] = weekends;
    window.frame(state, person, from, to, this.#random.next());
  }

  #swap(temperature: number): void {
    const { days, people } = this.state.model;
    const one = this.#random.below(people);
    const other = (one + 1 + this.#random.below(people - 1)) % people;
    const length = 1 + this.#random.below(Math.min(LONGEST_SWAP, days));
    const from = this.#random.below(days - length + 1);
    const most = -temperature * Math.log(1 - this.#random.next());
    trySwap(this.state, one, other, from, from + length, most);
  }

  #note(): void {
    if (this.state.cost >= this.bestCost) return;
    this.bestCost = this.state.cost;
    this.best.set(this.state.cells);
  }
}
