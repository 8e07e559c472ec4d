import { defineFailure } from '@hearth/kit/failure';

export const EXPORT_TOO_LARGE = defineFailure(
  'EXPORT_TOO_LARGE',
  422,
  'This list has too many rows for one file. Narrow the filters and export it in parts.',
);
