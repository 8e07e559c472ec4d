import { defineFailure } from '@hearth/kit/failure';

export const NOT_YOURS_TO_GIVE = defineFailure(
  'NOT_YOURS_TO_GIVE',
  403,
  'You can’t give or remove permissions that you don’t have here. Ask someone who has them.',
);
export const INVITATION_NOT_VALID = defineFailure(
  'INVITATION_NOT_VALID',
  404,
  'This invitation is no longer valid. Ask the person who sent it for a new one.',
);
export const INVITATION_FOR_ANOTHER_ADDRESS = defineFailure(
  'INVITATION_FOR_ANOTHER_ADDRESS',
  403,
  'This invitation was sent to another email address. Sign in with that address to accept it.',
);
export const ALREADY_GRANTED = defineFailure('ALREADY_GRANTED', 409, 'This person already has this role here.');
export const LAST_OWNER = defineFailure(
  'LAST_OWNER',
  409,
  'At least one person must be able to manage access for the whole group. Give someone else this access first.',
);
export const ENDS_BEFORE_START = defineFailure(
  'ENDS_BEFORE_START',
  400,
  'The last day is before the first day. Change one of the dates.',
);
export const ROLE_NAME_TAKEN = defineFailure(
  'ROLE_NAME_TAKEN',
  409,
  'A role with this name already exists here. Use a different name.',
);
export const ROLE_STALE = defineFailure(
  'ROLE_STALE',
  409,
  'Someone else changed this role. Open it again to see the latest version.',
);
export const PREVIEW_STALE = defineFailure(
  'PREVIEW_STALE',
  409,
  'Access has changed since you reviewed this. Review the changes again, then save.',
);
export const TOO_LATE_TO_UNDO = defineFailure(
  'TOO_LATE_TO_UNDO',
  409,
  'It’s too late to undo this. Give access again instead.',
);
