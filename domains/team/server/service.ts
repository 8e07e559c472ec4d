import type { BrandGrant, GrantedBrandId } from '@hearth/kit/access';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { SearchResult, SearchWindow, Tx, WordSearch } from '@hearth/platform/database';
import type { Department, Position } from '../contract/schemas.ts';
import type { Work } from '@hearth/platform/module';
import { departmentFrom } from '../rules/department.ts';
import { addEmployee, type NewEmployee } from './add-employee.ts';
import { announceEmployee, announceLoaded } from './announce.ts';
import {
  changeSecondaryLocation,
  findBirthDateOf,
  findBirthDatesOf,
  setPay,
  linkAccount,
  updateEmployeeRow,
} from './queries/employee.ts';
import { PARTS } from '../rules/employment/terms.ts';
import { localToday } from './actions/record-change.ts';
import { type BulkRow, findMovedParts, upsertPay, upsertRows } from './queries/bulk.ts';
import { keepPresent, recordPresent } from './queries/term.ts';
import {
  findActiveAttachments,
  findAttached,
  findByNumbers,
  findByUser,
  findByUsers,
  findEnding,
  findOwnEmployments,
  findStaff,
  findAccountsBelow,
  findStaffByIds,
  type StaffRow,
  withoutAccount,
} from './queries/employment.ts';
import { ensurePositionRows, findPositions as positionsOf } from './queries/position.ts';
import { findFormerRows } from './queries/rehire.ts';
import { findPeople, type PersonHit } from './queries/search.ts';

export { loadRates } from './actions/rate-book.ts';
export type { RateBook } from './actions/rate-book.ts';
export { findTeamBegun } from './queries/begun.ts';
export { isReached } from './queries/reach.ts';
export { findPlacementOn } from './queries/term.ts';
export { countEmployeesBelow, findEmployeesOf } from './queries/employment.ts';
export type { StaffRow } from './queries/employment.ts';

export type { NewEmployee } from './add-employee.ts';

type TeamContext = Pick<Work, 'db' | 'emit' | 'clock'>;

/**
 * Adds an employee, without an account: that follows when the person agrees. The caller has checked its right at the location.
 * Throws EMPLOYEE_NUMBER_TAKEN.
 */
export async function createEmployee(work: TeamContext, person: NewEmployee): Promise<{ id: string }> {
  const made = await addEmployee(work.db, person, work.clock.now());
  await announceEmployee(work, { id: made.id, groupId: person.groupId, locationIds: [person.locationId] });
  return made;
}

/** The agreed terms of an internal transfer. */
export type Transfer = Required<
  Pick<NewEmployee, 'groupId' | 'locationId' | 'positionId' | 'contractMinutesPerWeek' | 'pay'>
> & {
  readonly userId: string;
  /** Employees that the person was hired as and has not joined. */
  readonly unjoined: readonly string[];
  readonly from: string;
};

/**
 * Gives somebody who works in the group another main place, position and contract; where they worked until now stays as a further
 * place of theirs, with the shifts that they have there. Null for whose employment has ended or ends: they are hired anew. The caller has checked its
 * right at the location.
 */
export async function transferEmployee(
  work: TeamContext,
  { groupId, userId, unjoined, locationId, positionId, contractMinutesPerWeek, pay, from }: Transfer,
): Promise<{ readonly id: string; readonly hasAccount: boolean } | null> {
  const { db: tx } = work;
  const now = work.clock.now();
  const tied = await findByUsers(tx, groupId, [userId]);
  const waiting = (await findStaffByIds(tx, unjoined)).filter(({ user_id: account }) => account === null);
  const known = [...tied, ...waiting].find(({ end_date: end }) => end === null);
  if (known === undefined) return null;
  const set = { location_id: locationId, position_id: positionId, contract_minutes_per_week: contractMinutesPerWeek };
  await keepPresent(tx, [known.id], PARTS);
  await updateEmployeeRow(tx, known.id, set, now);
  if (known.location_id !== locationId)
    await changeSecondaryLocation(tx, { groupId, employeeId: known.id, add: known.location_id, remove: locationId });
  await recordPresent(tx, [known.id], PARTS, await localToday(tx, locationId, now));
  if (pay) await setPay(tx, { employeeId: known.id, groupId, from, ...pay });
  await announceEmployee(work, { id: known.id, groupId, locationIds: [known.location_id, locationId] });
  return { id: known.id, hasAccount: known.user_id !== null };
}

/** The date of birth of an employee, or null. The caller answers for who asks. */
export function findBirthDate(tx: Tx<'system'>, employeeId: string): Promise<string | null> {
  return findBirthDateOf(tx, employeeId);
}

/** The dates of birth of employees, by id; whose is not known is absent. The caller answers for who asks. */
export function findBirthDates(tx: Tx, employeeIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return findBirthDatesOf(tx, employeeIds);
}

/** Writes what an employee has said of themselves and a manager has approved; what is undefined stays as it is. */
export async function fillEmployee(
  work: TeamContext,
  employee: { readonly id: string; readonly groupId: string; readonly locationId: string },
  { phone, birthDate }: { readonly phone?: string | undefined; readonly birthDate?: string | undefined },
): Promise<void> {
  if (phone === undefined && birthDate === undefined) return;
  const set = {
    ...(phone === undefined ? {} : { phone }),
    ...(birthDate === undefined ? {} : { birth_date: birthDate }),
  };
  await updateEmployeeRow(work.db, employee.id, set, work.clock.now());
  await announceEmployee(work, { id: employee.id, groupId: employee.groupId, locationIds: [employee.locationId] });
}

/** Which of these employees are employed and have no account yet. */
export async function findWithoutAccount(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(ids.length === 0 ? [] : await withoutAccount(tx, ids));
}

/**
 * Makes the account of a person who has agreed to it the employee's; answers where they work, or null where the employment is
 * over or has an account already. The caller answers for who agreed.
 */
export async function linkEmployeeAccount(
  work: TeamContext,
  { groupId, employeeId, userId }: { readonly groupId: string; readonly employeeId: string; readonly userId: string },
): Promise<string | null> {
  const place = await linkAccount(work.db, employeeId, userId, work.clock.now());
  if (place !== null) await announceEmployee(work, { id: employeeId, groupId, locationIds: [place], userId });
  return place;
}

/**
 * An employee row of an import file: positions and departments by name, null keeps the current value. Positions and
 * departments are words; null stays what it is.
 */
export interface ImportedEmployee {
  readonly number: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly location_id: string;
  readonly position: string;
  readonly department: string | null;
  readonly hire_date: string | null;
  readonly birth_date: string | null;
  readonly contract_minutes: number | null;
  readonly pay_rate: number | null;
  readonly currency: string | null;
}

export type ImportOutcome = 'created' | 'updated' | 'same';

/**
 * Adds or changes employees by number, each number once, with a constant number of statements. Positions that do not exist are
 * made. Answers per number what happened; the same rows again change nothing.
 */
export async function upsertEmployeesByNumber(
  work: TeamContext,
  groupId: string,
  rows: readonly ImportedEmployee[],
): Promise<Map<string, ImportOutcome>> {
  const { db: tx } = work;
  const now = work.clock.now();
  const outcomes = new Map<string, ImportOutcome>(rows.map((row) => [row.number, 'same']));
  if (rows.length === 0) return outcomes;
  const positions = await ensurePositions(tx, groupId, rows);
  const bulk = rows.map((row): BulkRow => ({
    id: newId(now.getTime()),
    employee_number: row.number,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone: row.phone,
    location_id: row.location_id,
    position_id: positions.get(row.position) ?? null,
    contract_minutes_per_week: row.contract_minutes,
    hire_date: row.hire_date,
    birth_date: row.birth_date,
  }));
  const moved = await findMovedParts(tx, groupId, bulk);
  for (const [part, ids] of moved) await keepPresent(tx, ids, [part]);
  for (const row of await upsertRows(tx, groupId, bulk, now))
    outcomes.set(row.employee_number, row.created ? 'created' : 'updated');

  for (const [part, ids] of moved) await recordPresent(tx, ids, [part], now.toISOString().slice(0, 10));
  await raisePay(tx, groupId, rows, { outcomes, now });
  const changed = rows.filter((row) => outcomes.get(row.number) !== 'same');
  await announceLoaded(work, groupId, changed);
  return outcomes;
}

/** Writes the pay that rows name from today on, and notes whose was another. */
async function raisePay(
  tx: Tx,
  groupId: string,
  rows: readonly ImportedEmployee[],
  { outcomes, now }: { readonly outcomes: Map<string, ImportOutcome>; readonly now: Date },
): Promise<void> {
  const paid = rows.filter((row) => row.pay_rate !== null && row.currency !== null);
  if (paid.length === 0) return;
  const known = await findByNumbers(
    tx,
    groupId,
    paid.map((row) => row.number),
  );
  const ids = new Map(known.map((row) => [row.employee_number, row.id]));
  const numbers = new Map(known.map((row) => [row.id, row.employee_number]));
  const pay = paid.flatMap((row) => {
    const id = ids.get(row.number);
    return id === undefined || row.pay_rate === null || row.currency === null
      ? []
      : [{ employee_id: id, amount: row.pay_rate, currency: row.currency }];
  });
  for (const id of await upsertPay(tx, groupId, pay, now.toISOString().slice(0, 10))) {
    const number = numbers.get(id);
    if (number !== undefined && outcomes.get(number) === 'same') outcomes.set(number, 'updated');
  }
}

/** The ids of positions by the names asked for, made where they are missing. An empty name has no position. */
export function ensurePositions(
  tx: Tx,
  groupId: string,
  wanted: readonly { readonly position: string; readonly department: string | null }[],
): Promise<Map<string, string>> {
  const named = new Map<string, { name: string; department: Department }>();
  for (const { position, department } of wanted) {
    if (position !== '' && !named.has(position))
      named.set(position, { name: position, department: departmentFrom(department, position) });
  }
  return ensurePositionRows(tx, groupId, [...named.values()]);
}

/** The id of a position, made if it does not exist. */
export async function ensurePosition(
  tx: Tx,
  groupId: string,
  name: string,
  department: string | null = null,
): Promise<string> {
  const id = (await ensurePositions(tx, groupId, [{ position: name, department }])).get(name);
  if (id === undefined) throw new Error('A position needs a name.');
  return id;
}

/** The positions of a group. */
export function findPositions(tx: Tx, groupId: string): Promise<Position[]> {
  return positionsOf(tx, groupId);
}

/** The people who may work at a location on some days, by name, and any others asked for by id. */
export function findEmployeesAtLocation(
  tx: Tx,
  locationId: string,
  days: { from: string; to: string },
  alsoIds: readonly string[] = [],
): Promise<StaffRow[]> {
  return findStaff(tx, locationId, days, alsoIds);
}

/** Those of a main location whose employment ends within some days, the nearest first. Only for callers that hold VIEW_TEAM there. */
export function findEndingEmployments(
  tx: Tx,
  locationId: GrantedBrandId,
  days: { from: string; to: string },
  limit: number,
): Promise<(StaffRow & { readonly end_date: string })[]> {
  return findEnding(tx, locationId, days, limit);
}

/** These employees; unknown ids are left out. */
export function findEmployees(tx: Tx, ids: readonly string[]): Promise<StaffRow[]> {
  return findStaffByIds(tx, ids);
}

/** Which of these employees may work at a location. */
export function findAttachedTo(tx: Tx, locationId: string, ids: readonly string[]): Promise<Set<string>> {
  return findAttached(tx, locationId, ids);
}

/** The active employees who may work at some locations, once for each of these, by name. */
export function findActiveStaffAt(
  tx: Tx<'system'>,
  locationIds: readonly string[],
): Promise<(StaffRow & { readonly works_at: string })[]> {
  return findActiveAttachments(tx, { locationIds });
}

/** Where these employees may work, as far as they are active, once for each location. */
export function findActiveWorkplaces(
  tx: Tx<'system'>,
  employeeIds: readonly string[],
): Promise<(StaffRow & { readonly works_at: string })[]> {
  return findActiveAttachments(tx, { employeeIds });
}

/** The employees of a group by their numbers; all of them when no numbers are given. */
export async function findEmployeesByNumber(
  tx: Tx,
  groupId: string,
  numbers: readonly string[] | null,
): Promise<Map<string, { readonly id: string; readonly location_id: string }>> {
  const rows = await findByNumbers(tx, groupId, numbers);
  return new Map(rows.map((row) => [row.employee_number, { id: row.id, location_id: row.location_id }]));
}

/** The employments of a login. The caller answers for who asks. */
export function findEmploymentsOfUser(tx: Tx<'system'>, userId: string): Promise<StaffRow[]> {
  return findByUser(tx, userId);
}

/** The employments that some logins have in a group. */
export function findEmploymentsIn(tx: Tx, groupId: string, userIds: readonly string[]): Promise<StaffRow[]> {
  return findByUsers(tx, groupId, userIds);
}

/** The employments of the signed-in person, oldest first. */
export function findMyEmployments(tx: Tx<'self'>): Promise<StaffRow[]> {
  return findOwnEmployments(tx);
}

/** The accounts of those who work at or below a brand on a day. */
export function findStaffBelow(tx: Tx<'system'>, brandId: string, day: string): Promise<readonly string[]> {
  return findAccountsBelow(tx, brandId, day);
}

/** The people whom a grant (VIEW_TEAM, which honours departments) reaches, by words. */
export function searchPeople(
  tx: Tx<'tenant'>,
  grant: BrandGrant,
  search: WordSearch,
  window: SearchWindow,
): Promise<SearchResult<PersonHit>> {
  return findPeople(tx, grant, search, window);
}

/** A former employee with their rehire block, or null without one. */
export interface FormerEmployee {
  readonly id: string;
  readonly userId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly positionName: string | null;
  readonly locationName: string;
  readonly hireDate: string | null;
  readonly endDate: string | null;
  readonly block: {
    readonly reason: string;
    readonly by_name: string;
    readonly at: Date;
    readonly appeal: string;
  } | null;
}

/**
 * Who left a group, where a grant (MANAGE_REHIRE) reaches: with one of these accounts, or with an address or a number like one of
 * these. Loosely: the caller decides by its own rule whether it is the same person.
 */
export async function findFormerEmployees(
  tx: Tx,
  grant: BrandGrant,
  by: Parameters<typeof findFormerRows>[2],
): Promise<FormerEmployee[]> {
  const rows = await inScope(tx, SYSTEM, (system) => findFormerRows(system, grant, by));
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    positionName: row.position_name,
    locationName: row.location_name,
    hireDate: row.hire_date,
    endDate: row.end_date,
    block:
      row.reason === null || row.by_name === null || row.at === null
        ? null
        : { reason: row.reason, by_name: row.by_name, at: row.at, appeal: row.appeal ?? '' },
  }));
}
