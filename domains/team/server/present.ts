import type { Actor } from '@hearth/kit/access';
import type { Employee } from '../contract/schemas.ts';
import type { EmployeeRow } from './queries/employee.ts';

/** A row as the wire shows it. Pay is only there when the query read it. */
export function presentEmployee(row: EmployeeRow): Employee {
  const { user_id: userId, position_id: positionId, position_name: name, department, tint, ...rest } = row;
  const { pay_amount: amount, pay_currency: currency, ...employee } = rest;
  return {
    ...employee,
    has_login: userId !== null,
    user_id: userId,
    position:
      positionId === null || name === null || department === null || tint === null
        ? null
        : { id: positionId, name, department, tint },
    pay: amount === null || currency === null ? null : { amount, currency },
  };
}

/** Hides the birth date of an employee from an impersonating caller. */
export function redactBirthDate(actor: Actor, employee: Employee): Employee {
  return actor.impersonatorId === undefined ? employee : { ...employee, birth_date: null };
}
