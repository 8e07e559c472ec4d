import { defineFailure } from '@hearth/kit/failure';

export const NOT_YOUR_TURN = defineFailure('NOT_YOUR_TURN', 403, 'Somebody else decides about this request now.');
export const ALREADY_DECIDED = defineFailure('ALREADY_DECIDED', 409, 'This request has been decided already.');
