import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { violatedConstraint } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { EMPLOYEE_NUMBER_TAKEN, END_BEFORE_HIRE } from '../../contract/failures.ts';
import { payAsOf, lockEmployeeVersion, refuseForeign } from '../access.ts';
import { announceEmployee } from '../announce.ts';
import { presentEmployee, redactBirthDate } from '../present.ts';
import { withdrawInvitation } from '../withdraw-invitation.ts';
import { findEmployee, replaceSecondaryLocations, setPay, updateEmployeeRow } from '../queries/employee.ts';

/** Changes what was sent; pay changes from today on. */
export const updateEmployee = implement(contract.updateEmployee, async ({ params, body }, context) => {
  const { db, clock, grant, actor } = context;
  const { version, pay, secondary_location_ids: secondary, ...set } = body;
  const now = clock.now();
  const asOf = payAsOf(grant, now);
  const before = await lockEmployeeVersion(db, context, params.employee_id, version, asOf, now);
  await refuseForeign(db, grant, body);
  if (set.hire_date && before.end_date !== null && set.hire_date > before.end_date) throw failure(END_BEFORE_HIRE);

  const given = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
  try {
    await updateEmployeeRow(db, before.id, given, now);
  } catch (error) {
    throw violatedConstraint(error) === 'employee_number_taken' ? failure(EMPLOYEE_NUMBER_TAKEN) : error;
  }
  // Its link would go on proving an address that is not theirs any more.
  if (set.email !== undefined && set.email !== before.email && before.invited_by === 'MAIL')
    await withdrawInvitation(context, before.id);
  if (secondary !== undefined) await replaceSecondaryLocations(db, grant.groupId, before.id, secondary);
  if (pay) {
    const from = now.toISOString().slice(0, 10);
    await setPay(db, { employeeId: before.id, groupId: grant.groupId, from, ...pay });
  }
  const row = await findEmployee(db, grant, before.id, asOf);
  if (row === undefined) throw failure(NOT_FOUND);
  await announceEmployee(context, {
    id: before.id,
    groupId: grant.groupId,
    locationIds: [before.location_id, row.location_id],
  });
  return redactBirthDate(actor, await presentEmployee(db, row, now));
});
