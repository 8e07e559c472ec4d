import { defineFailure } from '@hearth/kit/failure';

export const ALREADY_APPLIED = defineFailure('ALREADY_APPLIED', 409, 'You’ve already applied for this job.');
export const ANSWER_MISSING = defineFailure('ANSWER_MISSING', 400, 'Answer every required question.');
export const PHONE_TAKES_NO_TEXTS = defineFailure(
  'PHONE_TAKES_NO_TEXTS',
  400,
  'To get texts, enter a mobile number with its country code.',
);
export const APPLICATION_CHANGED = defineFailure(
  'APPLICATION_CHANGED',
  409,
  'Someone else has moved this application. Check its current stage and try again.',
);
export const STAGE_REFUSED = defineFailure(
  'STAGE_REFUSED',
  409,
  'You can’t move this application to that stage. Select another one.',
);
export const REASON_REQUIRED = defineFailure('REASON_REQUIRED', 400, 'Select a reason first.');
export const ALREADY_HIRED = defineFailure(
  'ALREADY_HIRED',
  409,
  'This person has already been hired through this application.',
);
export const CANNOT_JOIN = defineFailure(
  'CANNOT_JOIN',
  409,
  'This employment has ended or is already linked to another account. Ask the manager who hired you.',
);
export const HIRE_NEEDS_DETAILS = defineFailure(
  'HIRE_NEEDS_DETAILS',
  409,
  'Add a position and a start date to hire this person.',
);
export const APPLICATION_ENDED = defineFailure(
  'APPLICATION_ENDED',
  409,
  'This application has ended and can’t be changed.',
);
export const DRAFT_GONE = defineFailure(
  'DRAFT_GONE',
  410,
  'This link no longer works: the application was sent, or 30 days have passed. If you haven’t applied yet, start again here.',
);
export const FURTHER_PLACE_GONE = defineFailure(
  'FURTHER_PLACE_GONE',
  409,
  'One of the other locations is no longer accepting applications, so we deselected it. Send your application again.',
);
export const APPLICATION_LINK_NOT_VALID = defineFailure(
  'APPLICATION_LINK_NOT_VALID',
  410,
  'This link is no longer valid. Sign in to see your application.',
);
export const GUESTS_REFUSED = defineFailure(
  'GUESTS_REFUSED',
  403,
  'Sign in to apply. You need an account for this job.',
);
