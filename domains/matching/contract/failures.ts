import { defineFailure } from '@hearth/kit/failure';

export const MATCHING_CLOSED = defineFailure('MATCHING_CLOSED', 409, 'Match scores are turned off for this location.');
export const NO_OPEN_SHIFTS = defineFailure('NO_OPEN_SHIFTS', 409, 'All of these shifts have been filled.');
