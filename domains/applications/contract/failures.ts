import { defineFailure } from '@hearth/kit/failure';

export const ALREADY_APPLIED = defineFailure('ALREADY_APPLIED', 409, 'You have applied for this job already.');
export const ANSWER_MISSING = defineFailure('ANSWER_MISSING', 400, 'Please answer every question that is required.');
export const PHONE_TAKES_NO_TEXTS = defineFailure(
  'PHONE_TAKES_NO_TEXTS',
  400,
  'Texts need the number of a mobile phone, with its country.',
);
export const APPLICATION_CHANGED = defineFailure(
  'APPLICATION_CHANGED',
  409,
  'Somebody moved this application in the meantime.',
);
export const STAGE_REFUSED = defineFailure(
  'STAGE_REFUSED',
  409,
  'The application cannot go to this stage from where it stands.',
);
export const REASON_REQUIRED = defineFailure('REASON_REQUIRED', 400, 'Please say why, so that it can be answered.');
export const ALREADY_HIRED = defineFailure(
  'ALREADY_HIRED',
  409,
  'This person was hired from this application already.',
);
export const CANNOT_JOIN = defineFailure(
  'CANNOT_JOIN',
  409,
  'This employment has ended or is already linked to another account. Ask the manager who hired you.',
);
export const HIRE_NEEDS_DETAILS = defineFailure(
  'HIRE_NEEDS_DETAILS',
  409,
  'To hire somebody, use the hire call: it needs a position and a start date.',
);
export const APPLICATION_ENDED = defineFailure('APPLICATION_ENDED', 409, 'This application has ended.');
export const DRAFT_GONE = defineFailure(
  'DRAFT_GONE',
  410,
  'This link is no longer good: the application was sent, or thirty days have gone by.',
);
export const FURTHER_PLACE_GONE = defineFailure(
  'FURTHER_PLACE_GONE',
  409,
  'One of the further places can no longer be applied for. It is no longer chosen: please send again.',
);
export const APPLICATION_LINK_NOT_VALID = defineFailure(
  'APPLICATION_LINK_NOT_VALID',
  410,
  'This link is no longer valid. Sign in to see your application.',
);
export const GUESTS_REFUSED = defineFailure(
  'GUESTS_REFUSED',
  403,
  'Sign in to apply. Applications without an account are not accepted here.',
);
