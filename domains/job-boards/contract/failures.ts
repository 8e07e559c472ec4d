import { defineFailure } from '@hearth/kit/failure';

export const BOARD_SIGN_IN_REFUSED = defineFailure(
  'BOARD_SIGN_IN_REFUSED',
  409,
  'The job board didn’t accept the sign-in. Try again.',
);
export const BOARD_NOT_CONNECTED = defineFailure(
  'BOARD_NOT_CONNECTED',
  409,
  'Your team isn’t signed in to this job board. Sign in first.',
);
export const BOARD_UNREACHABLE = defineFailure(
  'BOARD_UNREACHABLE',
  502,
  'The job board isn’t responding. Try again later.',
);
