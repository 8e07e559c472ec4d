import { defineFailure } from '@hearth/kit/failure';

export const SLOT_TAKEN = defineFailure('SLOT_TAKEN', 409, 'This time has just been taken. Please choose another one.');
export const INTERVIEW_LINK_NOT_VALID = defineFailure(
  'INTERVIEW_LINK_NOT_VALID',
  404,
  'This link is no longer valid. Ask the employer for a new one.',
);
export const INTERVIEW_OVER = defineFailure('INTERVIEW_OVER', 409, 'This interview cannot be changed any more.');
export const APPLICATION_NOT_OPEN = defineFailure(
  'APPLICATION_NOT_OPEN',
  409,
  'This application has ended. Nobody can be invited for it.',
);
export const PANEL_NOT_ALLOWED = defineFailure(
  'PANEL_NOT_ALLOWED',
  422,
  'Somebody of the panel cannot see applications at this location.',
);
export const KIT_CHANGED = defineFailure('KIT_CHANGED', 409, 'Somebody else has changed this kit meanwhile.');
export const NOT_HELD_YET = defineFailure('NOT_HELD_YET', 409, 'This interview has not begun yet.');
