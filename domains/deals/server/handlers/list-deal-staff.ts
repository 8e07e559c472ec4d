import { requireLocation } from '@hearth/domains/scheduling/service';
import { findActiveStaffAt } from '@hearth/domains/team/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/staff-endpoints.ts';
import { nameOf } from '../eligibility.ts';

/** Those who work there, also besides another main location. */
export const listDealStaff = implement(contract.listDealStaff, async (_input, { db, grant }) => {
  const place = await requireLocation(db, grant);
  const staff = await inScope(db, SYSTEM, (system) => findActiveStaffAt(system, [place.id]));
  return { people: staff.map((person) => ({ employee_id: person.id, name: nameOf(person) })) };
});
