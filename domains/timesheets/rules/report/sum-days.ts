import { addDays } from '@hearth/domains/scheduling/rules';
import type { SheetLine } from '../lines.ts';
import type { PayPeriod } from '../pay-period.ts';
import { isApproved } from '../sheet-states.ts';
import type { SheetState } from '../sheet-states.ts';

interface SummedSheet {
  readonly state: SheetState;
  readonly sheet: { readonly lines: readonly SheetLine[] };
  readonly plannedByDay: ReadonlyMap<string, number>;
}

/** Minutes of each day of a period over all sheets: planned, worked, and approved or further. */
export function sumDays(
  { from, until }: PayPeriod,
  sheets: readonly SummedSheet[],
): { day: string; planned: number; worked: number; approved: number }[] {
  const days = new Map<string, { day: string; planned: number; worked: number; approved: number }>();
  for (let day = from; day <= until; day = addDays(day, 1)) days.set(day, { day, planned: 0, worked: 0, approved: 0 });
  for (const { state, sheet, plannedByDay } of sheets) {
    for (const [day, minutes] of plannedByDay) {
      const sum = days.get(day);
      if (sum !== undefined) sum.planned += minutes;
    }
    for (const { kind, day, minutes } of sheet.lines) {
      const sum = days.get(day);
      if (kind !== 'WORK' || sum === undefined) continue;
      sum.worked += minutes;
      if (isApproved(state)) sum.approved += minutes;
    }
  }
  return [...days.values()];
}
