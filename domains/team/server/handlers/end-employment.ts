import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { END_BEFORE_HIRE } from '../../contract/failures.ts';
import { payAsOf, lockEmployeeVersion } from '../access.ts';
import { announceEmployee } from '../announce.ts';
import { presentEmployee } from '../present.ts';
import { findEmployee, updateEmployeeRow } from '../queries/employee.ts';

/** The employment ends; the person stays in history, and shifts after the last day show as conflicts. */
export const endEmployment = implement(contract.endEmployment, async ({ params, body }, context) => {
  const { db, clock, grant } = context;
  const now = clock.now();
  const asOf = payAsOf(grant, now);
  const before = await lockEmployeeVersion(db, context, params.employee_id, body.version, asOf, now);
  if (before.hire_date !== null && body.end_date < before.hire_date) throw failure(END_BEFORE_HIRE);
  await updateEmployeeRow(db, before.id, { end_date: body.end_date, status: 'ENDED' }, now);
  await announceEmployee(context, { id: before.id, groupId: grant.groupId, locationIds: [before.location_id] });
  const row = await findEmployee(db, grant, before.id, asOf);
  if (row === undefined) throw failure(NOT_FOUND);
  return presentEmployee(db, row, now);
});
