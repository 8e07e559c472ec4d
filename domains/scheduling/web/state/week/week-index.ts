import type { Shift } from '../../../contract/schemas.ts';
import { datesOfWeek } from '../../../rules/hours/time.ts';

/** The shifts of a week by the person who holds them, each list in order of time. Lists that did not change stay the same object. */
export interface WeekIndex {
  readonly dates: readonly string[];
  readonly byPerson: ReadonlyMap<string, readonly Shift[]>;
  readonly open: readonly Shift[];
}

/** Tells if a shift is displayed; a removed draft is not. */
export function isDisplayed(shift: Shift): boolean {
  return !shift.removed || shift.published !== null;
}

/** Sorts the shifts of a week to their holders. `previous` lends its lists where nothing changed. */
export function indexWeek(shifts: Iterable<Shift>, week: string, previous?: WeekIndex): WeekIndex {
  const dates = datesOfWeek(week);
  const first = dates[0] ?? week;
  const last = dates[6] ?? week;
  const byPerson = new Map<string, Shift[]>();
  const open: Shift[] = [];
  for (const shift of shifts) {
    if (shift.date < first || shift.date > last || !isDisplayed(shift)) continue;
    if (shift.employee_id === null) open.push(shift);
    else {
      const own = byPerson.get(shift.employee_id);
      if (own === undefined) byPerson.set(shift.employee_id, [shift]);
      else own.push(shift);
    }
  }
  const kept = new Map<string, readonly Shift[]>();
  for (const [id, own] of byPerson) kept.set(id, reuseIfSame(own.sort(compareTimes), previous?.byPerson.get(id)));
  return { dates, byPerson: kept, open: reuseIfSame(open.sort(compareTimes), previous?.open) };
}

function compareTimes(one: Shift, other: Shift): number {
  if (one.starts_at !== other.starts_at) return one.starts_at < other.starts_at ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

function reuseIfSame(now: readonly Shift[], before: readonly Shift[] | undefined): readonly Shift[] {
  const same = before !== undefined && before.length === now.length && now.every((shift, at) => shift === before[at]);
  return same ? before : now;
}
