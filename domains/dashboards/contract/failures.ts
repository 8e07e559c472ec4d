import { defineFailure } from '@hearth/kit/failure';

export const DAY_NEEDS_LOCATION = defineFailure(
  'DAY_NEEDS_LOCATION',
  409,
  'The day view is per location. Select a location in this brand.',
);
