import { defineFailure } from '@hearth/kit/failure';

export const SLOT_TAKEN = defineFailure('SLOT_TAKEN', 409, 'This time has just been taken. Select another one.');
export const INTERVIEW_LINK_NOT_VALID = defineFailure(
  'INTERVIEW_LINK_NOT_VALID',
  404,
  'This link is no longer valid. Ask the employer for a new one.',
);
export const INTERVIEW_OVER = defineFailure('INTERVIEW_OVER', 409, 'You can no longer change this interview.');
export const APPLICATION_NOT_OPEN = defineFailure(
  'APPLICATION_NOT_OPEN',
  409,
  'This application is closed, so you can’t send an invitation.',
);
export const PANEL_NOT_ALLOWED = defineFailure(
  'PANEL_NOT_ALLOWED',
  422,
  'One of the interviewers can’t see applications at this location. Select someone else.',
);
export const KIT_CHANGED = defineFailure(
  'KIT_CHANGED',
  409,
  'Someone else changed this interview kit. Open it again to see their changes.',
);
export const NOT_HELD_YET = defineFailure(
  'NOT_HELD_YET',
  409,
  'This interview hasn’t started yet. Record the outcome afterwards.',
);
export const CARD_NOT_ASKED = defineFailure(
  'CARD_NOT_ASKED',
  409,
  'You don’t have a scorecard to fill in for this interview.',
);
export const CARD_SENT = defineFailure(
  'CARD_SENT',
  409,
  'You’ve already sent this scorecard. Edit it to make changes.',
);
export const CARD_NOT_SENT = defineFailure(
  'CARD_NOT_SENT',
  409,
  'You haven’t sent this scorecard yet. Send it before you edit it.',
);
export const CARD_NOT_COMPLETE = defineFailure('CARD_NOT_COMPLETE', 422, 'Rate every criterion.');
export const CARD_CHANGED = defineFailure(
  'CARD_CHANGED',
  409,
  'You changed this scorecard in another window. Open it again to see the latest version.',
);
