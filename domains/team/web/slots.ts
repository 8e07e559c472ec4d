import { defineSlot } from '@hearth/client/slots';

/** The open person of the team, after what the team itself knows of them. */
export const EMPLOYEE_MORE = defineSlot<{ readonly employeeId: string }>('employee.more');
