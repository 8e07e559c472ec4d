import { findPublishedById } from '@hearth/domains/scheduling/service';
import { findEmployees } from '@hearth/domains/team/service';
import type { StaffRow } from '@hearth/domains/team/service';
import type { Tx } from '@hearth/platform/database';
import { exceptionKind } from '../contract/schemas.ts';
import { findPunchAt } from './queries/punch.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whose day an exception of a location is about: its key names the kind, and the punch or the shift; undefined for anything else. */
export async function findWhose(tx: Tx<'system'>, locationId: string, key: string): Promise<StaffRow | undefined> {
  const [kind, about = '', ...more] = key.split(' ');
  if (!exceptionKind.safeParse(kind).success || !UUID.test(about) || more.length > 0) return undefined;
  const punch = await findPunchAt(tx, locationId, about);
  const [shift] = punch === undefined ? await findPublishedById(tx, [about]) : [];
  const id = punch?.employee_id ?? (shift?.location_id === locationId ? shift.employee_id : null);
  const [person] = id === null ? [] : await findEmployees(tx, [id]);
  return person;
}
