import type { Tx } from '@hearth/platform/database';
import { compareDays } from '../rules/actuals/compare.ts';
import type { DayValues } from '../rules/actuals/drivers.ts';
import { type ActualsAt, type ChangedBy, findActuals, lockActuals, writeActuals } from './queries/actual.ts';

/** Compares values with what is stored and, where asked to, writes them over it. Says what changes. */
export async function takeValues(
  tx: Tx,
  place: ActualsAt,
  days: readonly DayValues[],
  by: ChangedBy | null,
): Promise<ReturnType<typeof compareDays>> {
  if (by !== null) await lockActuals(tx, place.id);
  const dates = days.map(({ day }) => day).toSorted();
  const drivers = [...new Set(days.map(({ driver }) => driver))];
  const [from, to] = [dates[0], dates.at(-1)];
  const stored = from === undefined || to === undefined ? [] : await findActuals(tx, place.id, drivers, { from, to });
  if (by !== null) await writeActuals(tx, place, days, stored, by);
  return compareDays(days, stored);
}
