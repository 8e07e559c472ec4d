/** Somebody's picture is a new one. Topic: `user:<id>`; data: `user_id`. */
export const PHOTO_CHANGED = 'media.photo_changed';
/** A brand has new media. Topic: `brand:<id>`; data: `media_id`. */
export const MEDIA_ADDED = 'media.media_added';
