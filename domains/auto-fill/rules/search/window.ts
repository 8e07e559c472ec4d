import { SATURDAY, SUNDAY, WEEK } from './model.ts';
import type { Model } from './model.ts';
import { contractOf, runOfLength } from './contract.ts';
import type { Contract } from './contract.ts';
import type { RosterState } from './state.ts';

/** A limit of a kind of shift is counted exactly where so many are left at most; larger ones are checked afterwards. */
const MOST_TRACKED = 5;

/** Some days of one person, what surrounds them, and what their other days leave of the person's limits. */
export class Window {
  readonly model: Model;
  readonly #contracts = new Map<string, Contract>();
  readonly #ofPerson: Contract[] = [];
  contract: Contract;
  person = 0;
  from = 0;
  to = 0;
  /** The state before the first of these days. */
  entry = 0;
  /** By state, 1 where the days after these allow it on the last of them. */
  readonly mayLeave: Uint8Array;
  /** Minutes, and steps of the search, that these days may have. */
  minMinutes = 0;
  maxMinutes = 0;
  minUnits = 0;
  maxUnits = 0;
  /** Weekends that these days may have, or so many that it is no limit. */
  maxWeekends = 0;
  weekendsMatter = false;
  /** By shift, the days that may have it. */
  readonly left: Int32Array;
  /** The shift whose days are counted exactly, or 0, and how many there may be. */
  tracked = 0;
  maxTracked = 0;

  constructor(model: Model) {
    this.model = model;
    let states = 0;
    for (let person = 0; person < model.people; person += 1) {
      const contract = contractOf(model, person);
      const known = this.#contracts.get(contract.key) ?? contract;
      this.#contracts.set(contract.key, known);
      this.#ofPerson.push(known);
      states = Math.max(states, known.states);
    }
    this.contract = this.#ofPerson[0] ?? contractOf(model, 0);
    this.mayLeave = new Uint8Array(states);
    this.left = new Int32Array(model.shifts + 1);
  }

  contractOf(person: number): Contract {
    return this.#ofPerson[person] as Contract;
  }

  /** Looks at the days `from` … `to - 1` of a person, whose other days stay. `choice` (0 … 1) picks the shift that is counted exactly. */
  frame(state: RosterState, person: number, from: number, to: number, choice: number): void {
    this.contract = this.#ofPerson[person] as Contract;
    this.person = person;
    this.from = from;
    this.to = to;
    this.#findEntry(state);
    this.#findExits(state);
    this.#findLimits(state, choice);
  }

  #findEntry({ cells, model }: RosterState): void {
    const { contract, person, from } = this;
    const row = person * model.days;
    if (from === 0) {
      this.entry = contract.before;
      return;
    }
    const shift = cells[row + from - 1] as number;
    let first = from - 1;
    while (first > 0 && (cells[row + first - 1] === 0) === (shift === 0)) first -= 1;
    const length = from - first;
    if (shift === 0)
      this.entry = first === 0 ? contract.enough : Math.min(contract.enough, this.#firstOff() + length - 1);
    else
      this.entry = (model.classOf[shift] as number) * contract.runs + runOfLength(model, person, length, first === 0);
  }

  #firstOff(): number {
    return this.model.classes * this.contract.runs;
  }

  #findExits({ cells, model }: RosterState): void {
    const { contract, person, to, mayLeave } = this;
    const { days } = model;
    mayLeave.fill(0);
    if (to === days) {
      mayLeave.fill(1, 0, contract.before);
      return;
    }
    const row = person * days;
    const next = cells[row + to] as number;
    let end = to;
    while (end < days && (cells[row + end] === 0) === (next === 0)) end += 1;
    const touches = end === days;
    for (let state = 0; state < contract.before; state += 1)
      mayLeave[state] = this.#fits(state, next, end - to, touches) ? 1 : 0;
  }

  /** Whether a state may be followed by a run of days off (`next` 0) or at work, of this length. */
  #fits(state: number, next: number, length: number, touches: boolean): boolean {
    const { contract, model, person } = this;
    const atWork = contract.classOf[state] as number;
    const own = contract.length[state] as number;
    const minOff = model.minOff[person] as number;
    if (next === 0) {
      if (touches) return atWork < 0 || contract.mayEnd[state] === 1;
      return atWork < 0 ? own + length >= minOff : contract.mayEnd[state] === 1 && length >= minOff;
    }
    const minRun = model.minRun[person] as number;
    if (atWork < 0) return own >= minOff && (touches || length >= minRun);
    if (model.mayFollow[atWork * (model.shifts + 1) + next] === 0) return false;
    if (own + length > (model.maxRun[person] as number)) return false;
    const touchesStart = contract.mayEnd[state] === 1 && own < minRun;
    return touches || touchesStart || own + length >= minRun;
  }

  #findLimits(state: RosterState, choice: number): void {
    const { model, person, from, to } = this;
    const { days, shifts } = model;
    const width = shifts + 1;
    const row = person * days;
    this.left.set(model.maxOfShift.subarray(person * width, person * width + width));
    let minutes = state.minutes[person] as number;
    let units = state.units[person] as number;
    for (let shift = 1; shift < width; shift += 1)
      this.left[shift] = (this.left[shift] as number) - (state.ofShift[person * width + shift] as number);
    for (let day = from; day < to; day += 1) {
      const shift = state.cells[row + day] as number;
      this.left[shift] = (this.left[shift] as number) + 1;
      minutes -= model.minutes[shift] as number;
      units -= model.units[shift] as number;
    }
    this.minMinutes = (model.minMinutes[person] as number) - minutes;
    this.maxMinutes = (model.maxMinutes[person] as number) - minutes;
    this.#stepLimits();
    const inside = state.weekendsWithin(person, from, to);
    this.maxWeekends = (model.maxWeekends[person] as number) - (state.weekends[person] as number) + inside;
    this.weekendsMatter = this.maxWeekends < Math.ceil((to - from) / WEEK);
    this.trackOne(choice);
  }

  #stepLimits(): void {
    const { unit, exact } = this.model;
    // Rounded lengths are off by half a step for each day at most: the exact minutes decide later.
    const slack = exact ? 0 : 2;
    this.minUnits = Math.max(0, Math.ceil(this.minMinutes / unit) - slack);
    this.maxUnits = Math.floor(this.maxMinutes / unit) + slack;
  }

  /** Allows other minutes than the person's other days leave. */
  allowMinutes(min: number, max: number): void {
    this.minMinutes = min;
    this.maxMinutes = max;
    this.#stepLimits();
  }

  /** Picks one of the shifts of which few are left, to be counted exactly. */
  trackOne(choice: number): void {
    const { left, from, to } = this;
    let scarce = 0;
    for (let shift = 1; shift < left.length; shift += 1)
      if ((left[shift] as number) > 0 && (left[shift] as number) <= Math.min(MOST_TRACKED, to - from - 1)) scarce += 1;
    this.tracked = 0;
    this.maxTracked = 0;
    if (scarce === 0) return;
    let skip = Math.floor(choice * scarce);
    for (let shift = 1; shift < left.length; shift += 1) {
      if ((left[shift] as number) <= 0 || (left[shift] as number) > Math.min(MOST_TRACKED, to - from - 1)) continue;
      if (skip === 0) {
        this.tracked = shift;
        this.maxTracked = left[shift] as number;
        return;
      }
      skip -= 1;
    }
  }

  /** Whether days that were found for this window keep the limits that the search only knows roughly. */
  keepsLimits(found: Int16Array): boolean {
    const { model, left, from, to } = this;
    let minutes = 0;
    let kept = true;
    for (let day = 0; day < to - from; day += 1) {
      const shift = found[day] as number;
      minutes += model.minutes[shift] as number;
      if (shift === 0) continue;
      left[shift] = (left[shift] as number) - 1;
      if ((left[shift] as number) < 0) kept = false;
    }
    for (let day = 0; day < to - from; day += 1) {
      const shift = found[day] as number;
      if (shift !== 0) left[shift] = (left[shift] as number) + 1;
    }
    return kept && minutes >= this.minMinutes && minutes <= this.maxMinutes;
  }

  /** Upper limit of the days at work among the last `days` of this window. */
  mostAtWork(days: number): number {
    const maxRun = this.model.maxRun[this.person] as number;
    const minOff = this.model.minOff[this.person] as number;
    return days - Math.floor(days / (maxRun + minOff)) * minOff;
  }
}

/** 0 on weekdays, 1 on Saturdays, 2 on Sundays. */
export function weekendPart(day: number): 0 | 1 | 2 {
  const weekday = day % WEEK;
  if (weekday === SATURDAY) return 1;
  return weekday === SUNDAY ? 2 : 0;
}
