import { defineFailure } from '@hearth/kit/failure';

export const EMPLOYEE_NUMBER_TAKEN = defineFailure(
  'EMPLOYEE_NUMBER_TAKEN',
  409,
  'Another employee already has this number. Enter a different one.',
);
export const LOCATION_UNKNOWN = defineFailure(
  'LOCATION_UNKNOWN',
  400,
  'This location isn’t part of this brand. Select another one.',
);
export const POSITION_UNKNOWN = defineFailure(
  'POSITION_UNKNOWN',
  400,
  'This position isn’t available here. Select another one.',
);
export const POSITION_NAME_TAKEN = defineFailure(
  'POSITION_NAME_TAKEN',
  409,
  'A position with this name already exists. Select it, or enter another name.',
);
export const PAY_NOT_ALLOWED = defineFailure(
  'PAY_NOT_ALLOWED',
  403,
  'You can’t see or change pay. Ask a manager who can.',
);
export const DEPARTMENT_NOT_ALLOWED = defineFailure(
  'DEPARTMENT_NOT_ALLOWED',
  403,
  'You can only manage people in your own departments.',
);
export const END_BEFORE_HIRE = defineFailure(
  'END_BEFORE_HIRE',
  400,
  'The last day is before the first day. Change one of the dates.',
);
/** `data.current` holds the employee as it is now. */
export const EMPLOYEE_STALE = defineFailure(
  'EMPLOYEE_STALE',
  409,
  'Someone else changed this employee’s details. You’re now seeing the latest version.',
);

/** Refusals about the cards of invitations. */
export const EMPLOYMENT_HAS_ENDED = defineFailure(
  'EMPLOYMENT_HAS_ENDED',
  409,
  'This person no longer works here, so you can’t invite them.',
);
export const ACCOUNT_IS_THEIRS = defineFailure(
  'ACCOUNT_IS_THEIRS',
  409,
  'This person signs in with their own email address or provider. Ask them to reset the password themselves.',
);
export const NOT_YOURS_TO_RESET = defineFailure(
  'NOT_YOURS_TO_RESET',
  403,
  'You can’t reset this person’s password. Ask someone who manages their permissions.',
);
export const CARD_NOT_VALID = defineFailure(
  'CARD_NOT_VALID',
  400,
  'This card is no longer valid. Ask your manager for a new one.',
);
export const WRONG_PIN = defineFailure(
  'WRONG_PIN',
  400,
  'This PIN doesn’t match the card. Check it and try again: the card locks after 5 wrong PINs.',
);
export const INVITATION_ENDED = defineFailure(
  'INVITATION_ENDED',
  400,
  'This invitation is no longer valid. Ask your manager for a new one.',
);
export const INVITED_AT_ANOTHER_ADDRESS = defineFailure(
  'INVITED_AT_ANOTHER_ADDRESS',
  409,
  'This invitation was sent to another email address. Sign in with that address to join.',
);
export const ALREADY_JOINED = defineFailure('ALREADY_JOINED', 409, 'This person has already joined.');
export const NO_ADDRESS_TO_INVITE = defineFailure(
  'NO_ADDRESS_TO_INVITE',
  409,
  'Add an email address first, or print an invitation card.',
);
export const USERNAME_TAKEN = defineFailure('USERNAME_TAKEN', 409, 'Username already used. Enter another one.');
export const USERNAME_NOT_ALLOWED = defineFailure(
  'USERNAME_NOT_ALLOWED',
  400,
  'Use 3 to 60 characters: letters a–z, digits, dots, hyphens and underscores.',
);

/** Refusals of acting for somebody else. */
export const ACTING_SELF = defineFailure('ACTING_SELF', 400, 'You can’t act for yourself. Select someone else.');
export const ACTING_RANK = defineFailure('ACTING_RANK', 403, 'You can only act for people whose role is below yours.');
export const ACTING_ELSEWHERE = defineFailure(
  'ACTING_ELSEWHERE',
  403,
  'This person also works at locations you don’t manage, so you can’t act for them.',
);
export const ALREADY_ACTING = defineFailure(
  'ALREADY_ACTING',
  409,
  'You’re already acting for someone. Stop that session first.',
);
export const NO_PROOF = defineFailure('NO_PROOF', 409, 'Set up two-step sign-in first, so we can confirm it’s you.');
export const EMPLOYMENT_NOT_OVER = defineFailure(
  'EMPLOYMENT_NOT_OVER',
  409,
  'This person still works here. Rehire notes are for people who have left.',
);

/** Refusals about dated changes of an employment. */
export const CHANGE_OUTSIDE_EMPLOYMENT = defineFailure(
  'CHANGE_OUTSIDE_EMPLOYMENT',
  400,
  'The change has to take effect between the first and last day of work. Select another day.',
);
export const FURTHER_TWICE = defineFailure(
  'FURTHER_TWICE',
  400,
  'The main position or location is also selected as an additional one. Select it only once.',
);
export const PATTERN_SUM = defineFailure(
  'PATTERN_SUM',
  400,
  'The daily hours don’t add up to the hours per week. Change one of them.',
);
export const CHANGE_HAS_BEGUN = defineFailure(
  'CHANGE_HAS_BEGUN',
  409,
  'This change has already taken effect. Enter a new change instead.',
);
export const NOT_ENDING = defineFailure(
  'NOT_ENDING',
  409,
  'This employment has no last day, so there’s nothing to undo.',
);
export const STILL_EMPLOYED = defineFailure(
  'STILL_EMPLOYED',
  409,
  'This person still works here. You can rehire them after their last day.',
);
export const REHIRE_TOO_EARLY = defineFailure(
  'REHIRE_TOO_EARLY',
  400,
  'The new first day must be after the last day of the previous employment. Select a later day.',
);
export const REHIRE_BLOCKED = defineFailure(
  'REHIRE_BLOCKED',
  409,
  'A note says not to rehire this person. Ask someone who manages these notes to remove it first.',
);
export const NOT_YOURS_TO_END = defineFailure(
  'NOT_YOURS_TO_END',
  403,
  'This person has permissions that you can’t remove. Ask someone who can remove them to set the last day.',
);
export const NOT_YOUR_OWN = defineFailure(
  'NOT_YOUR_OWN',
  403,
  'You can’t change your own employment. Ask another manager.',
);
