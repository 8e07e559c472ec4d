import { defineFailure } from '@hearth/kit/failure';

export const BOARD_SIGN_IN_REFUSED = defineFailure(
  'BOARD_SIGN_IN_REFUSED',
  409,
  'The job board did not accept the sign-in. Please start again.',
);
export const BOARD_NOT_CONNECTED = defineFailure(
  'BOARD_NOT_CONNECTED',
  409,
  'Nobody is signed in at this job board. Sign in first.',
);
export const BOARD_UNREACHABLE = defineFailure(
  'BOARD_UNREACHABLE',
  502,
  'The job board does not answer as it should. Please try again later.',
);
