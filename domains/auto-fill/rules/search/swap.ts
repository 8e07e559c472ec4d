import { SATURDAY, SUNDAY, WEEK } from './model.ts';
import type { RosterState } from './state.ts';

/** Whether a person's days around `from` … `to - 1` keep the rules about runs, days off and what follows what. */
export function keepsOrder({ model, cells }: RosterState, person: number, from: number, to: number): boolean {
  const { days, shifts } = model;
  const row = person * days;
  let day = from;
  // Back to where the run before the first of these days begins.
  if (day > 0) {
    day -= 1;
    while (day > 0 && (cells[row + day - 1] === 0) === (cells[row + day] === 0)) day -= 1;
  }
  while (day < to || (day < days && day === to)) {
    const off = cells[row + day] === 0;
    let end = day + 1;
    while (end < days && (cells[row + end] === 0) === off) {
      if (!off) {
        const before = model.classOf[cells[row + end - 1] as number] as number;
        if (model.mayFollow[before * (shifts + 1) + (cells[row + end] as number)] === 0) return false;
      }
      end += 1;
    }
    const inside = day > 0 && end < days;
    const fewest = (off ? model.minOff[person] : model.minRun[person]) as number;
    if (inside && end - day < fewest) return false;
    if (!off && end - day > (model.maxRun[person] as number)) return false;
    day = end;
  }
  return true;
}

/** Whether a person's minutes and days of each kind of shift are within their limits. */
export function keepsTotals({ model, minutes, ofShift }: RosterState, person: number): boolean {
  const own = minutes[person] as number;
  if (own < (model.minMinutes[person] as number) || own > (model.maxMinutes[person] as number)) return false;
  const width = model.shifts + 1;
  for (let index = person * width + 1; index < (person + 1) * width; index += 1)
    if ((ofShift[index] as number) > (model.maxOfShift[index] as number)) return false;
  return true;
}

/** Weekends at work in the weeks that the days `from` … `to - 1` touch. */
export function weekendsAround({ model, cells }: RosterState, person: number, from: number, to: number): number {
  const { days } = model;
  const row = person * days;
  let count = 0;
  for (let week = from - (from % WEEK); week < to; week += WEEK) {
    const saturday = week + SATURDAY;
    if (saturday >= days) break;
    if (cells[row + saturday] !== 0 || (week + SUNDAY < days && cells[row + week + SUNDAY] !== 0)) count += 1;
  }
  return count;
}

/** What an exchange of the days `from` … `to - 1` between two people would change in unmet wishes; Infinity where somebody is away. */
export function wishesAfterSwap(
  { model, cells }: RosterState,
  one: number,
  other: number,
  from: number,
  to: number,
): number {
  const { days, wishCost, barred } = model;
  const width = model.shifts + 1;
  let change = 0;
  let differs = false;
  for (let day = from; day < to; day += 1) {
    const left = one * days + day;
    const right = other * days + day;
    const mine = cells[left] as number;
    const theirs = cells[right] as number;
    if (mine === theirs) continue;
    differs = true;
    if ((theirs !== 0 && barred[left] === 1) || (mine !== 0 && barred[right] === 1)) return Infinity;
    change += (wishCost[left * width + theirs] as number) - (wishCost[left * width + mine] as number);
    change += (wishCost[right * width + mine] as number) - (wishCost[right * width + theirs] as number);
  }
  return differs ? change : Infinity;
}

/** Exchanges the days `from` … `to - 1` of two people, which leaves everybody's cover as it is. */
export function swapDays(state: RosterState, one: number, other: number, from: number, to: number): void {
  const { model, cells, ofShift, minutes, units } = state;
  const width = model.shifts + 1;
  for (let day = from; day < to; day += 1) {
    const left = one * model.days + day;
    const right = other * model.days + day;
    const mine = cells[left] as number;
    const theirs = cells[right] as number;
    if (mine === theirs) continue;
    cells[left] = theirs;
    cells[right] = mine;
    const longer = (model.minutes[theirs] as number) - (model.minutes[mine] as number);
    const more = (model.units[theirs] as number) - (model.units[mine] as number);
    minutes[one] = (minutes[one] as number) + longer;
    minutes[other] = (minutes[other] as number) - longer;
    units[one] = (units[one] as number) + more;
    units[other] = (units[other] as number) - more;
    ofShift[one * width + mine] = (ofShift[one * width + mine] as number) - 1;
    ofShift[one * width + theirs] = (ofShift[one * width + theirs] as number) + 1;
    ofShift[other * width + theirs] = (ofShift[other * width + theirs] as number) - 1;
    ofShift[other * width + mine] = (ofShift[other * width + mine] as number) + 1;
  }
}

/** Exchanges days of two people where both keep their rules and the change is at most `most`; answers whether it did. */
export function trySwap(
  state: RosterState,
  one: number,
  other: number,
  from: number,
  to: number,
  most: number,
): boolean {
  const change = wishesAfterSwap(state, one, other, from, to);
  if (change > most) return false;
  const { model, weekends } = state;
  const oneBefore = weekendsAround(state, one, from, to);
  const otherBefore = weekendsAround(state, other, from, to);
  swapDays(state, one, other, from, to);
  const oneWeekends = (weekends[one] as number) - oneBefore + weekendsAround(state, one, from, to);
  const otherWeekends = (weekends[other] as number) - otherBefore + weekendsAround(state, other, from, to);
  if (
    oneWeekends <= (model.maxWeekends[one] as number) &&
    otherWeekends <= (model.maxWeekends[other] as number) &&
    keepsTotals(state, one) &&
    keepsTotals(state, other) &&
    keepsOrder(state, one, from, to) &&
    keepsOrder(state, other, from, to)
  ) {
    weekends[one] = oneWeekends;
    weekends[other] = otherWeekends;
    state.cost += change;
    return true;
  }
  swapDays(state, one, other, from, to);
  return false;
}
