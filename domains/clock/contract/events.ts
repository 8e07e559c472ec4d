import { defineEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** Heard by the person whose punches changed, and by managers of the location. */
export const PUNCHES_CHANGED = defineEvent('clock.punches_changed', { employee_id: uuid, location_id: uuid });

/** Heard by the person it is about, and by managers of the location. */
export const CORRECTION_CHANGED = defineEvent('clock.correction_changed', {
  correction_id: uuid,
  employee_id: uuid,
  location_id: uuid,
  version: z.int(),
});

/** A manager gave somebody a new PIN for shared clocks. Heard by managers of the location; the person is told by a notice. */
export const PIN_RESET = defineEvent('clock.pin_reset', { employee_id: uuid, location_id: uuid, by_user: uuid });
