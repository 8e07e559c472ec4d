import { defineFailure } from '@hearth/kit/failure';

export const MATCHING_CLOSED = defineFailure(
  'MATCHING_CLOSED',
  409,
  'At this location nobody who applied is put in order by points.',
);
