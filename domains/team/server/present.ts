import type { Employee } from '../contract/schemas.ts';
import type { EmployeeRow } from './queries/employee.ts';

/** A row as the wire shows it. Pay is only there when the query read it. */
export function presentEmployee(row: EmployeeRow): Employee {
  const { user_id: userId, position_id: positionId, position_name: name, department, tint, ...rest } = row;
  const { pay_amount: amount, pay_currency: currency, ...employee } = rest;
  return {
    ...employee,
    has_login: userId !== null,
    position:
      positionId === null || name === null || department === null || tint === null
        ? null
        : { id: positionId, name, department, tint },
    pay: amount === null || currency === null ? null : { amount, currency },
  };
}
