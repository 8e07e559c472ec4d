import { lazy } from 'react';

export { photoAddress } from './photo-address.ts';

/** The reader's own photo, or their initials. */
export const OwnPhoto = lazy(() => import('./components/own-photo.tsx'));

/** The dialog in which a reader sets their photo. */
export const PhotoDialog = lazy(() => import('./components/photo-dialog.tsx'));

/** The dialog in which a picture of a brand is set. */
export const BrandPictureDialog = lazy(() => import('./components/brand-picture-dialog.tsx'));

/** Stands in place of a file that is being checked for viruses, or in which one was found. */
export const FileCheck = lazy(() => import('./components/check/file-check.tsx'));
