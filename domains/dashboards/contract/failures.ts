import { defineFailure } from '@hearth/kit/failure';

export const DAY_NEEDS_LOCATION = defineFailure(
  'DAY_NEEDS_LOCATION',
  409,
  'Select a location in this brand to see its day.',
);
