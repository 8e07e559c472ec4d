import { defineEvent } from '@hearth/kit/event';

/** A person's notices changed, here or on another device; sent to that person alone. */
export const NOTICES_CHANGED = defineEvent('notices.changed', {});
