import { defineFailure } from '@hearth/kit/failure';

export const POLICY_FIXED = defineFailure(
  'POLICY_FIXED',
  409,
  'You can’t change a policy’s unit or when its year starts. Select “Stop counting”, then create a new policy.',
);
export const POLICY_NEEDS_HOURS = defineFailure(
  'POLICY_NEEDS_HOURS',
  400,
  'Time off earned by hours worked must be counted in hours. Select hours as the unit.',
);
export const POLICY_FULL = defineFailure(
  'POLICY_FULL',
  409,
  'This policy has changed too many times. Select “Stop counting”, then create a new policy.',
);
export const CLOSED_CHANGED = defineFailure(
  'CLOSED_CHANGED',
  409,
  'Someone else changed or removed these closed days. You’re now seeing the latest version.',
);
export const CLOSED_REVERSED = defineFailure(
  'CLOSED_REVERSED',
  400,
  'The last day is before the first day. Change one of the dates.',
);
export const CLOSED_TOO_LONG = defineFailure(
  'CLOSED_TOO_LONG',
  400,
  'Closed days can last up to a year. Select fewer days.',
);
export const TOO_MANY_CLOSED = defineFailure(
  'TOO_MANY_CLOSED',
  409,
  'There are already 100 sets of closed days here. Remove one and try again.',
);
/** Where somebody else could do it. */
export const BALANCE_OWN = defineFailure(
  'BALANCE_OWN',
  409,
  'This is your own balance, so another manager has to adjust it.',
);
export const NO_POLICY = defineFailure(
  'NO_POLICY',
  409,
  'There’s no policy for this type of time off here. Create one in Settings.',
);
