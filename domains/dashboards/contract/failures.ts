import { defineFailure } from '@hearth/kit/failure';

export const DAY_NEEDS_LOCATION = defineFailure(
  'DAY_NEEDS_LOCATION',
  409,
  'A day belongs to a location. Choose a location below this brand.',
);
