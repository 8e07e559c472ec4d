import { defineSlot } from '@hearth/client/slots';

/** The open person of the team, after what the team itself knows of them. */
export const EMPLOYEE_MORE = defineSlot<{ readonly employeeId: string }>('employee.more');
/** What a person can do, on a tab of their page. */
export const EMPLOYEE_QUALIFICATIONS = defineSlot<{ readonly employeeId: string }>('employee.qualifications');
/** Balances and requests of time off, on a tab of a person's page. */
export const EMPLOYEE_TIME_OFF = defineSlot<{ readonly employeeId: string }>('employee.time-off');
/** What was written with a person, on a tab of their page. */
export const EMPLOYEE_MESSAGES = defineSlot<{ readonly employeeId: string }>('employee.messages');
/** What a change of an employment does to other records, before it is saved. Null is not changed. */
export const EMPLOYMENT_EFFECT = defineSlot<EmploymentEffect>('employment.effect');

export interface EmploymentEffect {
  readonly employeeId: string;
  readonly from: string;
  readonly lastDay: string | null;
  readonly locationIds: readonly string[] | null;
  readonly positionIds: readonly string[] | null;
}
