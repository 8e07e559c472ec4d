import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { payAsOf, refuseForeign } from '../access.ts';
import { presentEmployee } from '../present.ts';
import { findEmployee, replaceSecondaryLocations } from '../queries/employee.ts';
import { createEmployee as employ } from '../service.ts';

/** Adds someone at a location that the caller manages. */
export const createEmployee = implement(contract.createEmployee, async ({ body }, work) => {
  const { db, clock, grant } = work;
  await refuseForeign(db, grant, body);
  const now = clock.now();
  const { id } = await employ(work, {
    groupId: grant.groupId,
    employeeNumber: body.employee_number,
    firstName: body.first_name,
    lastName: body.last_name,
    email: body.email,
    phone: body.phone,
    locationId: body.location_id,
    positionId: body.position_id,
    contractMinutesPerWeek: body.contract_minutes_per_week,
    pay: body.pay,
    hireDate: body.hire_date,
    birthDate: body.birth_date,
  });
  await replaceSecondaryLocations(db, grant.groupId, id, body.secondary_location_ids);
  const row = await findEmployee(db, grant, id, payAsOf(grant, now));
  if (row === undefined) throw failure(NOT_FOUND);
  return presentEmployee(db, row, now);
});
