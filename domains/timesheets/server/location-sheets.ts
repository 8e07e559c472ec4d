import { findEmployees, findEmployeesAtLocation } from '@hearth/domains/team/service';
import type { StaffRow } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import type { PayPeriod } from '../rules/pay-period.ts';
import { loadSheets } from './load-sheets.ts';
import type { LoadedSheet } from './load-sheets.ts';
import type { SheetPlace } from './place.ts';
import { findLockers } from './queries/sheet.ts';

/**
 * The people whom a location pays in a period: whose main location it is, but for those whose sheet another one has locked, and with
 * those whose sheet it has locked itself: who moves between locations is paid once.
 */
export async function findPaidPeople(tx: Tx<'system'>, place: SheetPlace, period: PayPeriod): Promise<StaffRow[]> {
  const people = await findEmployeesAtLocation(tx, place.id, { from: period.from, to: period.until });
  const own = people.filter(({ location_id: id }) => id === place.id);
  const ids = new Set(own.map(({ id }) => id));
  const lockers = await findLockers(tx, place, period.from, [...ids]);
  const elsewhere = new Set(lockers.flatMap((row) => (row.location_id === place.id ? [] : [row.employee_id])));
  const moved = lockers.flatMap((row) =>
    row.location_id === place.id && !ids.has(row.employee_id) ? [row.employee_id] : [],
  );
  const kept = moved.length === 0 ? [] : await findEmployees(tx, moved);
  return [...own.filter(({ id }) => !elsewhere.has(id)), ...kept];
}

/** The sheets of everybody whom a location pays in a period. */
export async function loadLocationSheets(
  tx: Tx<'system'>,
  place: SheetPlace,
  period: PayPeriod,
  now: Date,
): Promise<LoadedSheet[]> {
  return loadSheets(tx, place, await findPaidPeople(tx, place, period), period, now);
}

/** The sheet of one of them; anybody else’s is NOT_FOUND. */
export async function getLocationSheet(
  tx: Tx<'system'>,
  place: SheetPlace,
  { period, employeeId, now }: { readonly period: PayPeriod; readonly employeeId: string; readonly now: Date },
): Promise<LoadedSheet> {
  const person = (await findPaidPeople(tx, place, period)).find(({ id }) => id === employeeId);
  if (person === undefined) throw failure(NOT_FOUND);
  const [sheet] = await loadSheets(tx, place, [person], period, now);
  if (sheet === undefined) throw failure(NOT_FOUND);
  return sheet;
}
