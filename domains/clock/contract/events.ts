import { defineEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';

/** Heard by the person whose punches changed, and by managers of the location. */
export const PUNCHES_CHANGED = defineEvent('clock.punches_changed', { employee_id: uuid, location_id: uuid });
