import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { violatedConstraint, type Tx } from '@hearth/platform/database';
import { EMPLOYEE_NUMBER_TAKEN } from '../contract/failures.ts';
import { insertEmployee, setPay } from './queries/employee.ts';

/** Someone who starts to work for a group. */
export interface NewEmployee {
  readonly groupId: string;
  readonly employeeNumber?: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly locationId: string;
  readonly positionId: string | null;
  readonly contractMinutesPerWeek?: number | null;
  readonly pay?: { readonly amount: number; readonly currency: string } | null;
  readonly hireDate: string | null;
  readonly birthDate?: string | null;
}

/** Writes a new employee without telling anybody. Throws EMPLOYEE_NUMBER_TAKEN. */
export async function addEmployee(tx: Tx, person: NewEmployee, now: Date): Promise<{ id: string }> {
  const id = newId(now.getTime());
  try {
    await insertEmployee(tx, {
      id,
      group_id: person.groupId,
      employee_number: person.employeeNumber ?? null,
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      phone: person.phone,
      user_id: null,
      location_id: person.locationId,
      position_id: person.positionId,
      status: 'ACTIVE',
      contract_minutes_per_week: person.contractMinutesPerWeek ?? null,
      hire_date: person.hireDate,
      end_date: null,
      birth_date: person.birthDate ?? null,
      created_at: now,
      updated_at: now,
    });
  } catch (error) {
    throw violatedConstraint(error) === 'employee_number_taken' ? failure(EMPLOYEE_NUMBER_TAKEN) : error;
  }
  const from = person.hireDate ?? now.toISOString().slice(0, 10);
  if (person.pay) await setPay(tx, { employeeId: id, groupId: person.groupId, from, ...person.pay });
  return { id };
}
