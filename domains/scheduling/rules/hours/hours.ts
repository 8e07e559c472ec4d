import { rateOn } from '@hearth/domains/team/rules';
import type { SchedulePay, SchedulePerson, Shift } from '../../contract/schemas.ts';
import { paidMinutes } from '../shift.ts';

/** Paid time and what it costs, in minor units of the location's currency. */
export interface Total {
  readonly minutes: number;
  readonly cost: number;
  /** Minutes whose pay is not known, or is in another currency: they are not in `cost`. */
  readonly minutesWithoutCost: number;
}

/** The totals of a week, by day, person and position. A shift counts on the day it starts. */
export interface Totals {
  readonly all: Total;
  readonly byDate: ReadonlyMap<string, Total>;
  readonly byPerson: ReadonlyMap<string, Total>;
  /** Shifts without a position stand under `''`. */
  readonly byPosition: ReadonlyMap<string, Total>;
  /** Open shifts: planned time that nobody holds yet. It has no cost. */
  readonly openMinutes: number;
}

export const NO_TIME: Total = { minutes: 0, cost: 0, minutesWithoutCost: 0 };

/** The cost of some minutes at an hourly rate, rounded half up to whole minor units. */
export function calculateCost(minutes: number, hourlyRate: number): number {
  return Math.floor((minutes * hourlyRate * 2 + 60) / 120);
}

function addTotals(one: Total, other: Total): Total {
  return {
    minutes: one.minutes + other.minutes,
    cost: one.cost + other.cost,
    minutesWithoutCost: one.minutesWithoutCost + other.minutesWithoutCost,
  };
}

type PaidShift = Parameters<typeof paidMinutes>[0] & Pick<Shift, 'position_id' | 'location_id' | 'date'>;
export type PaidPerson = Pick<SchedulePerson, 'employee_id' | 'pay'> & { readonly rates?: readonly SchedulePay[] };

/** What an hour of a shift costs: by position, location and day where somebody is paid differently, else their one pay. */
function findRate({ pay, rates = [] }: PaidPerson, shift: PaidShift): SchedulePerson['pay'] {
  if (rates.length === 0) return pay;
  return rateOn(
    rates.map(({ position_id: positionId, location_id: locationId, from, rate }) => ({
      positionId,
      locationId,
      from,
      rate,
    })),
    { positionId: shift.position_id, locationId: shift.location_id, day: shift.date },
  );
}

/** What a shift costs with a person on it, in minor units of a currency; null where their pay is not known, or is in another one. */
export function costOfShift(shift: PaidShift, person: PaidPerson, currency: string | null): number | null {
  const rate = findRate(person, shift);
  return rate === null || rate.currency !== currency ? null : calculateCost(paidMinutes(shift), rate.amount);
}

/** Sums the shifts of a schedule; each shift is rounded by itself, so the parts add up to the total. */
export function sumTotals(shifts: Iterable<Shift>, people: readonly PaidPerson[], currency: string | null): Totals {
  const paid = new Map(people.map((person) => [person.employee_id, person]));
  const byDate = new Map<string, Total>();
  const byPerson = new Map<string, Total>();
  const byPosition = new Map<string, Total>();
  const add = (totals: Map<string, Total>, key: string, total: Total): void => {
    totals.set(key, addTotals(totals.get(key) ?? NO_TIME, total));
  };
  let all = NO_TIME;
  let openMinutes = 0;
  for (const shift of shifts) {
    if (shift.removed) continue;
    const minutes = paidMinutes(shift);
    if (shift.employee_id === null) {
      openMinutes += minutes;
      continue;
    }
    const person = paid.get(shift.employee_id);
    const cost = person === undefined ? null : costOfShift(shift, person, currency);
    const total: Total = { minutes, cost: cost ?? 0, minutesWithoutCost: cost === null ? minutes : 0 };
    all = addTotals(all, total);
    add(byDate, shift.date, total);
    add(byPerson, shift.employee_id, total);
    add(byPosition, shift.position_id ?? '', total);
  }
  return { all, byDate, byPerson, byPosition, openMinutes };
}
