import { defineFailure } from '@hearth/kit/failure';

export const IMPORT_AT_GROUP_ONLY = defineFailure(
  'IMPORT_AT_GROUP_ONLY',
  409,
  'You can only import files for a group or a brand. Open one first.',
);
export const IMPORT_RUNNING = defineFailure(
  'IMPORT_RUNNING',
  409,
  'This import is in progress. Try again when it’s done, or cancel it.',
);
export const IMPORT_ENDED = defineFailure(
  'IMPORT_ENDED',
  409,
  'This import has ended. Select the file again to start a new one.',
);
export const IMPORT_NOT_CHECKED = defineFailure(
  'IMPORT_NOT_CHECKED',
  409,
  'The columns have changed since the last check. Check the file again.',
);
