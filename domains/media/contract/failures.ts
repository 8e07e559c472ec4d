import { defineFailure } from '@hearth/kit/failure';

export const FILE_KIND_REFUSED = defineFailure(
  'FILE_KIND_REFUSED',
  415,
  'This kind of file is not accepted. What counts is the content of the file, not its name.',
);
export const FILE_TOO_LARGE = defineFailure('FILE_TOO_LARGE', 413, 'This file is too large.');
export const FILE_MISSING = defineFailure('FILE_MISSING', 400, 'No file was sent.');
export const PICTURE_UNREADABLE = defineFailure(
  'PICTURE_UNREADABLE',
  422,
  'This picture cannot be read. It may be damaged, or have too many pixels.',
);
export const UPLOAD_UNKNOWN = defineFailure(
  'UPLOAD_UNKNOWN',
  409,
  'There is no uploaded file at this path. Ask for a new address and upload again.',
);
export const STORAGE_FULL = defineFailure('STORAGE_FULL', 507, 'There is no room left for more files.');
export const FILE_INFECTED = defineFailure(
  'FILE_INFECTED',
  422,
  'This file contains harmful software. It was deleted. Check the device that it comes from and send another one.',
);
