import { defineFailure } from '@hearth/kit/failure';

export const EMPLOYEE_NUMBER_TAKEN = defineFailure(
  'EMPLOYEE_NUMBER_TAKEN',
  409,
  'Another employee already has this number.',
);
export const LOCATION_UNKNOWN = defineFailure('LOCATION_UNKNOWN', 400, 'This location is not part of this brand.');
export const POSITION_UNKNOWN = defineFailure('POSITION_UNKNOWN', 400, 'This position does not exist here.');
export const POSITION_NAME_TAKEN = defineFailure('POSITION_NAME_TAKEN', 409, 'A position of this name already exists.');
export const PAY_NOT_ALLOWED = defineFailure('PAY_NOT_ALLOWED', 403, 'You may not see or change pay.');
export const DEPARTMENT_NOT_ALLOWED = defineFailure(
  'DEPARTMENT_NOT_ALLOWED',
  403,
  'You may only manage people of your own departments.',
);
export const END_BEFORE_HIRE = defineFailure('END_BEFORE_HIRE', 400, 'The last day is before the first day.');
/** `data.current` holds the employee as it is now. */
export const EMPLOYEE_STALE = defineFailure(
  'EMPLOYEE_STALE',
  409,
  'Somebody else changed this employee in the meantime. You now see the newest version.',
);
