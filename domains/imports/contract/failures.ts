import { defineFailure } from '@hearth/kit/failure';

export const IMPORT_AT_GROUP_ONLY = defineFailure(
  'IMPORT_AT_GROUP_ONLY',
  409,
  'Files are imported for a group or one of its brands. Open it first.',
);
export const IMPORT_RUNNING = defineFailure(
  'IMPORT_RUNNING',
  409,
  'This import is being worked on. Wait until it is done, or cancel it.',
);
export const IMPORT_ENDED = defineFailure(
  'IMPORT_ENDED',
  409,
  'This import has ended. Choose the file again to start a new one.',
);
export const IMPORT_NOT_CHECKED = defineFailure(
  'IMPORT_NOT_CHECKED',
  409,
  'Check the file first: the columns have changed since the last check.',
);
