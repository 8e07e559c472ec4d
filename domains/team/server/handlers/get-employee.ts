import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { payAsOf } from '../access.ts';
import { presentEmployee, redactBirthDate } from '../present.ts';
import { findEmployee } from '../queries/employee.ts';

/** One employee, if the caller's right reaches them. */
export const getEmployee = implement(contract.getEmployee, async ({ params }, { db, clock, grant, actor }) => {
  const now = clock.now();
  const row = await findEmployee(db, grant, params.employee_id, payAsOf(grant, now));
  if (row === undefined) throw failure(NOT_FOUND);
  return redactBirthDate(actor, await presentEmployee(db, row, now));
});
