import { lazy } from 'react';

/** The reader's own photo, or their initials. */
export const OwnPhoto = lazy(() => import('./components/own-photo.tsx'));

/** The dialog in which a reader sets their photo. */
export const PhotoDialog = lazy(() => import('./components/photo-dialog.tsx'));
