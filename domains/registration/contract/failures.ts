import { defineFailure } from '@hearth/kit/failure';

/** `suggestion` in its data is a username that is free. */
export const USERNAME_TAKEN = defineFailure('USERNAME_TAKEN', 409, 'Username already used. Enter another one.');
export const ALREADY_REGISTERED = defineFailure('ALREADY_REGISTERED', 409, 'You already have an employer account.');
export const NO_SUCH_CURRENCY = defineFailure(
  'NO_SUCH_CURRENCY',
  400,
  'We don’t recognise this currency. Select another one.',
);
export const SLUG_TAKEN = defineFailure(
  'SLUG_TAKEN',
  409,
  'Another employer already uses this web address. Enter a different one.',
);
export const EMPLOYER_SIGN_UP_CLOSED = defineFailure(
  'EMPLOYER_SIGN_UP_CLOSED',
  403,
  'Employers need an invitation to create an account here. Ask the team that runs this site for one.',
);
export const CANDIDATE_SIGN_UP_CLOSED = defineFailure(
  'CANDIDATE_SIGN_UP_CLOSED',
  403,
  'You need an invitation to create an account here. Ask the employer for one.',
);
/** The token is over, replaced, or none. */
export const SETUP_LINK_ENDED = defineFailure(
  'SETUP_LINK_ENDED',
  410,
  'This link has expired or been replaced. Request a new one, or restart the server to get the first owner’s link.',
);
export const SETUP_LINK_USED = defineFailure(
  'SETUP_LINK_USED',
  410,
  'This link has already been used. Sign in with the account it created.',
);
