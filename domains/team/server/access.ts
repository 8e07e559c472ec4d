import type { Actor, BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import type { EmployeeContent, Position } from '../contract/schemas.ts';
import {
  DEPARTMENT_NOT_ALLOWED,
  EMPLOYEE_STALE,
  LOCATION_UNKNOWN,
  PAY_NOT_ALLOWED,
  POSITION_UNKNOWN,
} from '../contract/failures.ts';
import { presentEmployee, redactBirthDate } from './present.ts';
import { type EmployeeRow, findEmployee, type PayAsOf } from './queries/employee.ts';
import { findLocationIds } from './queries/place.ts';
import { findPosition } from './queries/position.ts';

/** Pay as of today for callers who may see it, else none. */
export function payAsOf(grant: BrandGrant, now: Date): PayAsOf | null {
  return grant.holds('VIEW_PAY') ? { date: now.toISOString().slice(0, 10) } : null;
}

/** Loads and locks an employee within the grant; throws EMPLOYEE_STALE if their version changed. */
export async function lockEmployeeVersion(
  tx: Tx,
  { grant, actor }: { readonly grant: BrandGrant; readonly actor: Actor },
  employeeId: string,
  version: number,
  pay: PayAsOf | null,
  now: Date,
): Promise<EmployeeRow> {
  const row = await findEmployee(tx, grant, employeeId, pay, 'lock');
  if (row === undefined) throw failure(NOT_FOUND);
  if (row.version !== version)
    throw failure(EMPLOYEE_STALE, { current: redactBirthDate(actor, await presentEmployee(tx, row, now)) });
  return row;
}

type EmployeeReferences = {
  readonly [Field in 'location_id' | 'secondary_location_ids' | 'position_id' | 'pay']?:
    | EmployeeContent[Field]
    | undefined;
};

/** Refuses locations, positions and pay that the caller may not write. */
export async function refuseForeign(tx: Tx, grant: BrandGrant, content: EmployeeReferences): Promise<void> {
  if (content.pay && !grant.holds('VIEW_PAY')) throw failure(PAY_NOT_ALLOWED);
  const places = [...(content.secondary_location_ids ?? [])];
  if (content.location_id !== undefined) places.push(content.location_id);
  if (places.length > 0) {
    const known = await findLocationIds(tx, grant, places);
    const foreign = places.find((id) => !known.has(id));
    if (foreign !== undefined) throw failure(LOCATION_UNKNOWN, { location_id: foreign });
  }
  if (content.position_id === undefined) return;
  const position = content.position_id === null ? null : await findPosition(tx, grant.groupId, content.position_id);
  if (position === undefined) throw failure(POSITION_UNKNOWN);
  refuseOtherDepartment(grant, position);
}

function refuseOtherDepartment(grant: BrandGrant, position: Position | null): void {
  if (grant.codes === null) return;
  if (position === null || !grant.codes.includes(position.department)) throw failure(DEPARTMENT_NOT_ALLOWED);
}
