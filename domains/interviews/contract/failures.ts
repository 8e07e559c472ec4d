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
export const CARD_NOT_ASKED = defineFailure(
  'CARD_NOT_ASKED',
  409,
  'No scorecard is asked of you for this interview, or not yet.',
);
export const CARD_SENT = defineFailure('CARD_SENT', 409, 'You have already sent this scorecard.');
export const CARD_NOT_SENT = defineFailure('CARD_NOT_SENT', 409, 'You have not sent this scorecard yet.');
export const CARD_NOT_COMPLETE = defineFailure('CARD_NOT_COMPLETE', 422, 'Say something about each criterion, once.');
export const CARD_CHANGED = defineFailure(
  'CARD_CHANGED',
  409,
  'You have changed this scorecard in another window meanwhile.',
);
