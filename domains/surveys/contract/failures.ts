import { defineFailure } from '@hearth/kit/failure';

export const ALREADY_SAID = defineFailure('ALREADY_SAID', 409, 'You have already said how this shift was.');
export const TOO_LATE_TO_SAY = defineFailure('TOO_LATE_TO_SAY', 409, 'This shift is too long ago, or not over yet.');
