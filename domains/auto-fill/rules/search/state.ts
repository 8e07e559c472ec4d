import type { Roster } from '../problem.ts';
import { SATURDAY, SUNDAY, WEEK } from './model.ts';
import type { Model } from './model.ts';

/** A roster with what the search needs to know of it, kept up to date by each change. */
export class RosterState {
  readonly model: Model;
  readonly cells: Roster;
  /** `day * (shifts + 1) + shift`: people at work. */
  readonly counts: Int32Array;
  readonly minutes: Int32Array;
  readonly units: Int32Array;
  readonly weekends: Int32Array;
  /** `person * (shifts + 1) + shift`: days with that shift. */
  readonly ofShift: Int32Array;
  cost = 0;

  constructor(model: Model) {
    const width = model.shifts + 1;
    this.model = model;
    this.cells = new Int16Array(model.people * model.days);
    this.counts = new Int32Array(model.days * width);
    this.minutes = new Int32Array(model.people);
    this.units = new Int32Array(model.people);
    this.weekends = new Int32Array(model.people);
    this.ofShift = new Int32Array(model.people * width);
    this.load(this.cells);
  }

  /** Takes over a whole roster. */
  load(cells: Roster): void {
    const { model, counts } = this;
    const { days, people, shifts } = model;
    const width = shifts + 1;
    this.cells.set(cells);
    counts.fill(0);
    this.ofShift.fill(0);
    let cost = 0;
    for (let person = 0; person < people; person += 1) {
      let minutes = 0;
      let units = 0;
      for (let day = 0; day < days; day += 1) {
        const shift = cells[person * days + day] as number;
        minutes += model.minutes[shift] as number;
        units += model.units[shift] as number;
        cost += model.wishCost[(person * days + day) * width + shift] as number;
        this.ofShift[person * width + shift] = (this.ofShift[person * width + shift] as number) + 1;
        counts[day * width + shift] = (counts[day * width + shift] as number) + 1;
      }
      this.minutes[person] = minutes;
      this.units[person] = units;
      this.weekends[person] = this.weekendsWithin(person, 0, days);
    }
    for (let index = 0; index < days * width; index += 1)
      if (index % width !== 0) cost += model.coverCost[index * (people + 1) + (counts[index] as number)] as number;
    this.cost = cost;
  }

  /** Weekends of the days `from` … `to - 1` on which this person works; both are the beginning of a week, or the end of all. */
  weekendsWithin(person: number, from: number, to: number): number {
    const row = person * this.model.days;
    let count = 0;
    for (let week = from; week < to; week += WEEK) {
      const saturday = week + SATURDAY;
      const sunday = week + SUNDAY;
      if (saturday >= to) break;
      if (this.cells[row + saturday] !== 0 || (sunday < to && this.cells[row + sunday] !== 0)) count += 1;
    }
    return count;
  }

  /** What one more person on a shift would cost, or save. */
  costOfOneMore(day: number, shift: number): number {
    const { coverCost, people, shifts } = this.model;
    const index = day * (shifts + 1) + shift;
    const at = index * (people + 1) + (this.counts[index] as number);
    return (coverCost[at + 1] as number) - (coverCost[at] as number);
  }

  /** Gives a person another shift on a day, and keeps everything else up to date but the weekends. */
  put(person: number, day: number, shift: number): void {
    const { model, counts, ofShift } = this;
    const width = model.shifts + 1;
    const cell = person * model.days + day;
    const before = this.cells[cell] as number;
    if (before === shift) return;
    const wishes = cell * width;
    this.cost += (model.wishCost[wishes + shift] as number) - (model.wishCost[wishes + before] as number);
    counts[day * width + before] = (counts[day * width + before] as number) - 1;
    if (before !== 0) this.cost -= this.costOfOneMore(day, before);
    if (shift !== 0) this.cost += this.costOfOneMore(day, shift);
    counts[day * width + shift] = (counts[day * width + shift] as number) + 1;
    const own = person * width;
    ofShift[own + before] = (ofShift[own + before] as number) - 1;
    ofShift[own + shift] = (ofShift[own + shift] as number) + 1;
    this.minutes[person] =
      (this.minutes[person] as number) + (model.minutes[shift] as number) - (model.minutes[before] as number);
    this.units[person] =
      (this.units[person] as number) + (model.units[shift] as number) - (model.units[before] as number);
    this.cells[cell] = shift;
  }
}
