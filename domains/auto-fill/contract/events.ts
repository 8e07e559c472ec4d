import { defineEvent } from '@hearth/kit/event';
import { localDate, uuid } from '@hearth/kit/schema';

/** Heard by whoever asked for it: it goes on, is ready or has failed. */
export const AUTO_FILL_MOVED = defineEvent('autoFill.moved', { fill_id: uuid, location_id: uuid, week: localDate });
