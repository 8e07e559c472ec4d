import { defineFailure } from '@hearth/kit/failure';

export const FILE_KIND_REFUSED = defineFailure(
  'FILE_KIND_REFUSED',
  415,
  'We don’t accept files of this type. Select another file.',
);
export const FILE_TOO_LARGE = defineFailure('FILE_TOO_LARGE', 413, 'This file is too large. Select a smaller one.');
export const FILE_MISSING = defineFailure('FILE_MISSING', 400, 'We didn’t receive a file. Select one and try again.');
export const PICTURE_UNREADABLE = defineFailure(
  'PICTURE_UNREADABLE',
  422,
  'We couldn’t open this image: it may be damaged or have too many pixels. Select another one.',
);
export const UPLOAD_UNKNOWN = defineFailure(
  'UPLOAD_UNKNOWN',
  409,
  'We couldn’t find this upload. Upload the file again.',
);
export const STORAGE_FULL = defineFailure('STORAGE_FULL', 507, 'There’s no space left for files. Try again later.');
export const FILE_INFECTED = defineFailure(
  'FILE_INFECTED',
  422,
  'We deleted this file because it contained a virus. Scan the device it came from, then send a different file.',
);
