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

/** Refusals about the cards of invitations. */
export const EMPLOYMENT_HAS_ENDED = defineFailure(
  'EMPLOYMENT_HAS_ENDED',
  409,
  'This employment has ended. Nobody can be invited for it.',
);
export const ACCOUNT_IS_THEIRS = defineFailure(
  'ACCOUNT_IS_THEIRS',
  409,
  'This person signs in with an email address or a provider of their own, and sets a new password there.',
);
export const NOT_YOURS_TO_RESET = defineFailure(
  'NOT_YOURS_TO_RESET',
  403,
  'You may not set a new password for this person. Somebody who manages their rights can.',
);
export const CARD_NOT_VALID = defineFailure(
  'CARD_NOT_VALID',
  400,
  'This card is no longer valid. Ask your manager for a new one.',
);
export const WRONG_PIN = defineFailure(
  'WRONG_PIN',
  400,
  'This is not the PIN on the card. After five tries the card is locked.',
);
export const INVITATION_ENDED = defineFailure(
  'INVITATION_ENDED',
  400,
  'This invitation has ended. Ask your manager to send a new one.',
);
export const INVITED_AT_ANOTHER_ADDRESS = defineFailure(
  'INVITED_AT_ANOTHER_ADDRESS',
  409,
  'This invitation was sent to another email address. Sign in with that address to join.',
);
export const ALREADY_JOINED = defineFailure('ALREADY_JOINED', 409, 'This person has joined already.');
export const NO_ADDRESS_TO_INVITE = defineFailure(
  'NO_ADDRESS_TO_INVITE',
  409,
  'Add an email address first, or print an invitation card.',
);
export const USERNAME_TAKEN = defineFailure('USERNAME_TAKEN', 409, 'Username already used.');
export const USERNAME_NOT_ALLOWED = defineFailure(
  'USERNAME_NOT_ALLOWED',
  400,
  'Use 3 to 60 letters from a to z, digits, dots, hyphens and underscores.',
);

/** Refusals of acting for somebody else. */
export const ACTING_SELF = defineFailure('ACTING_SELF', 400, 'This is you.');
export const ACTING_RANK = defineFailure(
  'ACTING_RANK',
  403,
  'You can only act for people whose role is below your own.',
);
export const ACTING_ELSEWHERE = defineFailure(
  'ACTING_ELSEWHERE',
  403,
  'This person also belongs to places that you do not look after, so nobody here can act for them.',
);
export const ALREADY_ACTING = defineFailure('ALREADY_ACTING', 409, 'You already act for somebody. Stop that first.');
export const NO_PROOF = defineFailure('NO_PROOF', 409, 'Set up two-step sign-in first: it proves that it is you.');
export const EMPLOYMENT_NOT_OVER = defineFailure(
  'EMPLOYMENT_NOT_OVER',
  409,
  'This employment is not over. The note is for people who left.',
);
