import { defineFailure } from '@hearth/kit/failure';

export const MATCHING_CLOSED = defineFailure(
  'MATCHING_CLOSED',
  409,
  'At this location nobody who applied is put in order by points.',
);
export const NO_OPEN_SHIFTS = defineFailure('NO_OPEN_SHIFTS', 409, 'By now somebody holds all of these shifts.');
