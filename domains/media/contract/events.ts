import { defineEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';

/** A person has another photo: heard by them. */
export const PHOTO_CHANGED = defineEvent('media.photo_changed', { user_id: uuid });
/** A brand has new media: heard there. */
export const MEDIA_ADDED = defineEvent('media.media_added', { media_id: uuid });
