/** Heard by managers of the employee's location: someone is new, changed or has left. */
export const EMPLOYEE_CHANGED = 'team.employee_changed';
