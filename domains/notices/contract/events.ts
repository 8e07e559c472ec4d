import { defineEvent } from '@hearth/kit/event';

/** Somebody has a new notice, or read some on another device: heard by that person alone. */
export const NOTICES_CHANGED = defineEvent('notices.changed', {});
