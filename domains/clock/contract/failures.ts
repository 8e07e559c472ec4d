import { defineFailure } from '@hearth/kit/failure';

export const PUNCHES_RANGE = defineFailure(
  'PUNCHES_RANGE',
  400,
  'Choose a period of at most 62 days that ends after it begins.',
);
