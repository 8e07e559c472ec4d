import { findAttachedTo, findEmployees } from '@hearth/domains/team/service';
import type { StaffRow } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { hasPunchesAt } from './queries/punch.ts';

/** An employee of the grant's group who works at a location, or has punched there; anybody else is NOT_FOUND. */
export async function requirePersonAt(
  tx: Tx<'system'>,
  grant: Pick<BrandGrant, 'groupId'>,
  locationId: string,
  employeeId: string,
): Promise<StaffRow> {
  const [person] = await findEmployees(tx, [employeeId]);
  if (person?.group_id !== grant.groupId) throw failure(NOT_FOUND);
  const isHere = (await findAttachedTo(tx, locationId, [employeeId])).has(employeeId);
  if (!isHere && !(await hasPunchesAt(tx, employeeId, locationId))) throw failure(NOT_FOUND);
  return person;
}
