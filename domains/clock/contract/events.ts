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
