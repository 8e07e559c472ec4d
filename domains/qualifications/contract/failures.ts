import { defineFailure } from '@hearth/kit/failure';

export const QUALIFICATION_NAME_TAKEN = defineFailure(
  'QUALIFICATION_NAME_TAKEN',
  409,
  'There’s already a qualification with this name here. Enter a different one.',
);
export const QUALIFICATION_CHANGED = defineFailure(
  'QUALIFICATION_CHANGED',
  409,
  'Someone else changed this qualification. You’re now seeing the latest version.',
);
export const TOO_MANY_QUALIFICATIONS = defineFailure(
  'TOO_MANY_QUALIFICATIONS',
  409,
  'There are already 200 qualifications here. Archive one and try again.',
);
/** `data.fields` names what is missing or makes no sense. */
export const RECORD_INCOMPLETE = defineFailure(
  'RECORD_INCOMPLETE',
  409,
  'Some required details are missing. Fill them in and try again.',
);
export const TOO_MANY_WAITING = defineFailure(
  'TOO_MANY_WAITING',
  409,
  'Too many of your qualifications are pending review. Withdraw one, or try again once some are reviewed.',
);
/** Where somebody else could do it. */
export const RECORD_OWN = defineFailure(
  'RECORD_OWN',
  409,
  'This is your own qualification, so another manager has to review it.',
);
export const RECORD_CHANGED = defineFailure(
  'RECORD_CHANGED',
  409,
  'Someone else changed this qualification. You’re now seeing the latest version.',
);
export const DEMAND_CHANGED = defineFailure(
  'DEMAND_CHANGED',
  409,
  'Someone else changed this requirement. You’re now seeing the latest version.',
);
export const REASON_MISSING = defineFailure('REASON_MISSING', 409, 'Enter a reason. The employee will see it.');
