import type { Model } from './model.ts';
import type { Random } from './random.ts';
import type { RosterState } from './state.ts';
import { weekendPart } from './window.ts';
import type { Window } from './window.ts';

/** Numbers of all layers of a window: about 32 MB. */
const MOST_CELLS = 4_000_000;

/**
 * Draws the days of a window anew, all at once: each way through them that keeps every rule has the chance of its Boltzmann weight,
 * e^(-cost / temperature), given everybody else's days. The weights of all ways are summed by dynamic programming over days; states are
 * (class and run, weekends, days of the tracked shift, length so far), with the length in the innermost dimension.
 */
export class Sampler {
  readonly model: Model;
  readonly found: Int16Array;
  readonly #window: Window;
  readonly #random: Random;
  readonly #table = new Float64Array(MOST_CELLS);
  readonly #low: Int16Array;
  readonly #high: Int16Array;
  /** By day and shift, the weight of that choice; by day and group, that of the group without the tracked shift. */
  readonly #ofShift: Float64Array;
  readonly #ofGroup: Float64Array;
  readonly #costs: Float64Array;
  #weekends = 1;
  #counts = 1;
  #units = 1;
  #blocks = 0;
  #days = 0;
  #most = 0;

  constructor(model: Model, window: Window, random: Random, longest: number) {
    this.model = model;
    this.#window = window;
    this.#random = random;
    this.found = new Int16Array(longest);
    this.#ofShift = new Float64Array(longest * (model.shifts + 1));
    this.#ofGroup = new Float64Array(longest * model.groups);
    this.#costs = new Float64Array(model.shifts + 1);
    this.#low = new Int16Array(MOST_CELLS / 4);
    this.#high = new Int16Array(MOST_CELLS / 4);
  }

  /** Prepares the window for this temperature; false when it is too large, or no way through it keeps the rules. */
  weigh(state: RosterState, temperature: number): boolean {
    const { from, to, maxWeekends, weekendsMatter, maxTracked, maxUnits, contract, minUnits } = this.#window;
    this.#days = to - from;
    this.#weekends = weekendsMatter ? maxWeekends + 1 : 1;
    this.#counts = maxTracked + 1;
    let longest = 0;
    for (const units of this.model.groupUnits) longest = Math.max(longest, units);
    this.#units = Math.min(maxUnits, this.#window.mostAtWork(this.#days) * longest) + 1;
    if (this.#weekends < 1 || this.#units < 1 || minUnits >= this.#units) return false;
    this.#blocks = contract.states * this.#weekends * this.#counts;
    if (this.#blocks * this.#units * (this.#days + 1) > MOST_CELLS) return false;
    if (this.#blocks * (this.#days + 1) > this.#low.length) return false;
    this.#weighShifts(state, temperature);
    return this.#forward(longest);
  }

  #weighShifts(state: RosterState, temperature: number): void {
    const { model } = this;
    const { person, from, tracked, left } = this.#window;
    const width = model.shifts + 1;
    this.#ofGroup.fill(0, 0, this.#days * model.groups);
    for (let day = 0; day < this.#days; day += 1) {
      const cell = person * model.days + from + day;
      const wishes = cell * width;
      let base = model.wishCost[wishes] as number;
      this.#costs[0] = base;
      const atWork = model.barred[cell] === 0;
      for (let shift = 1; shift < width && atWork; shift += 1) {
        const cost = (model.wishCost[wishes + shift] as number) + state.costOfOneMore(from + day, shift);
        this.#costs[shift] = cost;
        if (cost < base && (left[shift] as number) > 0) base = cost;
      }
      for (let shift = 0; shift < width; shift += 1) {
        const open = shift === 0 || (atWork && (left[shift] as number) > 0);
        const weight = open ? Math.exp((base - (this.#costs[shift] as number)) / temperature) : 0;
        this.#ofShift[day * width + shift] = weight;
        if (shift === 0 || shift === tracked) continue;
        const group = day * model.groups + (model.groupOf[shift] as number);
        this.#ofGroup[group] = (this.#ofGroup[group] as number) + weight;
      }
    }
  }

  #forward(longest: number): boolean {
    const { entry, minUnits } = this.#window;
    this.#low.fill(32767, 0, this.#blocks * (this.#days + 1));
    const first = entry * this.#weekends * this.#counts;
    this.#table[first * this.#units] = 1;
    this.#low[first] = 0;
    this.#high[first] = 0;
    let scale = 1;
    for (let day = 0; day < this.#days; day += 1) {
      const rest = this.#window.mostAtWork(this.#days - day - 1) * longest;
      this.#most = 0;
      this.#advance(day, Math.max(0, minUnits - rest), scale);
      if (this.#most === 0) return false;
      scale = 1 / this.#most;
    }
    return true;
  }

  #advance(day: number, lowest: number, scale: number): void {
    const { contract } = this.#window;
    const off = (this.#ofShift[day * (this.model.shifts + 1)] as number) * scale;
    const weekend = this.#window.weekendsMatter ? weekendPart(this.#window.from + day) : 0;
    const inner = this.#weekends * this.#counts;
    for (let state = 0; state < contract.states; state += 1) {
      const nextOff = contract.nextOff[state] as number;
      const nextRun = contract.nextRun[state] as number;
      const atWork = contract.classOf[state] as number;
      const adds = weekend === 1 || (weekend === 2 && atWork < 0) ? 1 : 0;
      for (let block = 0; block < inner; block += 1) {
        const from = day * this.#blocks + state * inner + block;
        if ((this.#low[from] as number) === 32767) continue;
        if (nextOff >= 0) this.#add(from, (day + 1) * this.#blocks + nextOff * inner + block, 0, off, lowest);
        if (nextRun < 0) continue;
        if (adds === 1 && Math.floor(block / this.#counts) + 1 >= this.#weekends) continue;
        this.#work(day, from, block + adds * this.#counts, nextRun, atWork, lowest, scale);
      }
    }
  }

  #work(day: number, from: number, block: number, run: number, before: number, lowest: number, scale: number): void {
    const { groups, groupClass, groupUnits, allowed, shifts, groupOf } = this.model;
    const { contract, tracked } = this.#window;
    const inner = this.#weekends * this.#counts;
    const layer = (day + 1) * this.#blocks;
    for (let group = 0; group < groups; group += 1) {
      const weight = this.#ofGroup[day * groups + group] as number;
      if (weight === 0 || (before >= 0 && allowed[before * groups + group] === 0)) continue;
      const to = layer + ((groupClass[group] as number) * contract.runs + run) * inner + block;
      this.#add(from, to, groupUnits[group] as number, weight * scale, lowest);
    }
    if (tracked === 0 || (block % this.#counts) + 1 >= this.#counts) return;
    const weight = this.#ofShift[day * (shifts + 1) + tracked] as number;
    const group = groupOf[tracked] as number;
    if (weight === 0 || (before >= 0 && allowed[before * groups + group] === 0)) return;
    const to = layer + ((groupClass[group] as number) * contract.runs + run) * inner + block + 1;
    this.#add(from, to, groupUnits[group] as number, weight * scale, lowest);
  }

  /** Adds the weights of one block, for all lengths so far, to another one. */
  #add(from: number, to: number, units: number, weight: number, lowest: number): void {
    const table = this.#table;
    const low = Math.max((this.#low[from] as number) + units, lowest);
    const high = Math.min((this.#high[from] as number) + units, this.#units - 1);
    if (low > high || weight === 0) return;
    const target = to * this.#units;
    const source = from * this.#units - units;
    let most = this.#most;
    if ((this.#low[to] as number) === 32767) {
      // Whatever lies outside the range that was written is never read.
      for (let at = low; at <= high; at += 1) {
        const value = (table[source + at] as number) * weight;
        table[target + at] = value;
        if (value > most) most = value;
      }
      this.#low[to] = low;
      this.#high[to] = high;
      this.#most = most;
      return;
    }
    for (let at = (this.#high[to] as number) + 1; at <= high; at += 1) table[target + at] = 0;
    for (let at = low; at < (this.#low[to] as number); at += 1) table[target + at] = 0;
    if (low < (this.#low[to] as number)) this.#low[to] = low;
    if (high > (this.#high[to] as number)) this.#high[to] = high;
    for (let at = low; at <= high; at += 1) {
      const value = (table[target + at] as number) + (table[source + at] as number) * weight;
      table[target + at] = value;
      if (value > most) most = value;
    }
    this.#most = most;
  }

  /** Weight of a block at a length. */
  #at(block: number, units: number): number {
    if (units < (this.#low[block] as number) || units > (this.#high[block] as number)) return 0;
    return this.#table[block * this.#units + units] as number;
  }

  /** Draws one way through the weighed window into `found`; false when none of those tried keeps all limits. */
  draw(tries: number): boolean {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      if (!this.#drawOne()) return false;
      if (this.#window.keepsLimits(this.found)) return true;
    }
    return false;
  }

  #drawOne(): boolean {
    const { contract, minUnits, mayLeave } = this.#window;
    const inner = this.#weekends * this.#counts;
    const layer = this.#days * this.#blocks;
    let total = 0;
    for (let block = 0; block < contract.before * inner; block += 1) {
      if (mayLeave[Math.floor(block / inner)] === 0 || (this.#low[layer + block] as number) === 32767) continue;
      for (let units = minUnits; units < this.#units; units += 1) total += this.#at(layer + block, units);
    }
    if (!(total > 0)) return false;
    let left = this.#random.next() * total;
    for (let block = 0; block < contract.before * inner; block += 1) {
      if (mayLeave[Math.floor(block / inner)] === 0 || (this.#low[layer + block] as number) === 32767) continue;
      for (let units = minUnits; units < this.#units; units += 1) {
        const weight = this.#at(layer + block, units);
        left -= weight;
        if (left <= 0 && weight > 0) return this.#walkBack(block, units);
      }
    }
    return false;
  }

  /** From a state after the last day back to the first, each step by its share of the weight that led there. */
  #walkBack(last: number, unitsAtEnd: number): boolean {
    let block = last;
    let units = unitsAtEnd;
    for (let day = this.#days - 1; day >= 0; day -= 1) {
      const step = this.#stepBack(day, block, units);
      if (step < 0) return false;
      const shift = this.#shiftTaken;
      this.found[day] = shift;
      block = step;
      units -= this.model.units[shift] as number;
    }
    return true;
  }

  #shiftTaken = 0;

  #stepBack(day: number, block: number, units: number): number {
    const inner = this.#weekends * this.#counts;
    const target = Math.floor(block / inner);
    // Twice over the same ways: first their sum, then the one that was drawn.
    const total = this.#overWays(day, target, block % inner, units, Infinity);
    if (!(total > 0)) return -1;
    const reached = this.#overWays(day, target, block % inner, units, this.#random.next() * total);
    return reached > 0 ? this.#blockTaken : -1;
  }

  #blockTaken = 0;

  /** Sums the weights of all ways into a state, and stops at the one at which `goal` is reached. */
  #overWays(day: number, target: number, innerBlock: number, units: number, goal: number): number {
    const { contract } = this.#window;
    const inner = this.#weekends * this.#counts;
    const layer = day * this.#blocks;
    const width = this.model.shifts + 1;
    let sum = 0;
    if ((contract.classOf[target] as number) < 0) {
      const weight = this.#ofShift[day * width] as number;
      for (let state = 0; state < contract.states; state += 1) {
        if (contract.nextOff[state] !== target) continue;
        const part = this.#at(layer + state * inner + innerBlock, units) * weight;
        sum += part;
        if (part > 0) {
          this.#shiftTaken = 0;
          this.#blockTaken = state * inner + innerBlock;
          if (sum >= goal) return sum;
        }
      }
      return sum;
    }
    const run = target % contract.runs;
    for (let state = 0; state < contract.states; state += 1) {
      if (contract.nextRun[state] !== run) continue;
      sum = this.#overShifts(day, state, target, innerBlock, units, goal, sum);
      if (sum >= goal) return sum;
    }
    return sum;
  }

  #overShifts(
    day: number,
    state: number,
    target: number,
    innerBlock: number,
    units: number,
    goal: number,
    before: number,
  ): number {
    const { model } = this;
    const { contract, tracked, weekendsMatter, from } = this.#window;
    const width = model.shifts + 1;
    const atWork = contract.classOf[state] as number;
    const into = contract.classOf[target] as number;
    const weekend = weekendsMatter ? weekendPart(from + day) : 0;
    const adds = weekend === 1 || (weekend === 2 && atWork < 0) ? this.#counts : 0;
    let sum = before;
    if (adds > innerBlock) return sum;
    const inner = this.#weekends * this.#counts;
    for (let shift = 1; shift < width; shift += 1) {
      const weight = this.#ofShift[day * width + shift] as number;
      if (weight === 0 || model.classOf[shift] !== into) continue;
      if (atWork >= 0 && model.mayFollow[atWork * width + shift] === 0) continue;
      const counted = shift === tracked ? 1 : 0;
      if (counted > innerBlock % this.#counts) continue;
      const source = state * inner + innerBlock - adds - counted;
      const part = this.#at(day * this.#blocks + source, units - (model.units[shift] as number)) * weight;
      if (part <= 0) continue;
      sum += part;
      this.#shiftTaken = shift;
      this.#blockTaken = source;
      if (sum >= goal) return sum;
    }
    return sum;
  }
}
