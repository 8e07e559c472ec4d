import { defineEvent } from '@hearth/kit/event';
import { localDate, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** Heard by managers who look at the location. `week` and `version` are null when its rules changed, and with them every week. */
export const SHIFTS_CHANGED = defineEvent('scheduling.shifts_changed', {
  location_id: uuid,
  week: localDate.nullable(),
  version: z.int().nullable(),
  user_id: uuid,
});
/** Heard by the people whose published shifts changed, and by managers of the location. */
export const PUBLISHED = defineEvent('scheduling.published', {
  location_id: uuid,
  week: localDate,
  version: z.int(),
  publication_id: uuid,
});
/** Heard by managers of the person's location. */
export const TIME_OFF_REQUESTED = defineEvent('scheduling.time_off_requested', { request_id: uuid, employee_id: uuid });
/** Heard by the person who asked and by managers of the location. `REQUESTED`: the decision was undone. */
export const TIME_OFF_DECIDED = defineEvent('scheduling.time_off_decided', {
  request_id: uuid,
  employee_id: uuid,
  state: z.enum(['REQUESTED', 'APPROVED', 'DECLINED', 'CANCELLED']),
});
/** Heard by managers of the location: somebody comes late to a shift, not at all, or after all. */
export const ABSENCE_REPORTED = defineEvent('scheduling.absence_reported', {
  report_id: uuid,
  is_withdrawn: z.boolean(),
});
/** Heard by managers of the person's location. */
export const AVAILABILITY_CHANGED = defineEvent('scheduling.availability_changed', { employee_id: uuid });
/** Heard by managers of the person's location: a change waits for them. */
export const AVAILABILITY_REQUESTED = defineEvent('scheduling.availability_requested', {
  change_id: uuid,
  employee_id: uuid,
});
/** Heard by whoever asked, and by managers of the location. */
export const AVAILABILITY_DECIDED = defineEvent('scheduling.availability_decided', {
  change_id: uuid,
  employee_id: uuid,
  state: z.enum(['APPROVED', 'DECLINED']),
});
/** Heard by the worker whose yes a change of a shift needs, and by managers of the location. */
export const CONSENT_CHANGED = defineEvent('scheduling.consent_changed', {
  location_id: uuid,
  week: localDate,
  consent_id: uuid,
  state: z.enum(['WAITING', 'AGREED', 'DECLINED']),
});
