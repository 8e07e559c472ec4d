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

/** A tablet sent something that was not taken. Heard by managers of the location. */
export const PUNCH_HELD = defineEvent('clock.punch_held', { employee_id: uuid, location_id: uuid, kiosk_id: uuid });

/** Somebody's PIN was locked after wrong ones. Heard by managers of the location. */
export const PIN_WAS_LOCKED = defineEvent('clock.pin_locked', {
  employee_id: uuid,
  location_id: uuid,
  kiosk_id: uuid,
});

/** A manager gave somebody a new PIN for shared clocks. Heard by managers of the location; the person is told by a notice. */
export const PIN_RESET = defineEvent('clock.pin_reset', { employee_id: uuid, location_id: uuid, by_user: uuid });

/** A PIN was changed at a tablet, by whoever knew it. Heard by managers of the location; the person is told by a notice. */
export const PIN_CHANGED = defineEvent('clock.pin_changed', {
  employee_id: uuid,
  location_id: uuid,
  kiosk_id: uuid,
});

/** Somebody said at the end of work that they were hurt. Heard by nobody: managers are told by a notice. */
export const INJURY_REPORTED = defineEvent('clock.injury_reported', { punch_id: uuid, location_id: uuid });
