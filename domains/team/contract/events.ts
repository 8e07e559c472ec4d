import { defineEvent } from '@hearth/kit/event';
import { localDate, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** An employee was added, changed or has left; sent to managers of their location. */
export const EMPLOYEE_CHANGED = defineEvent('team.employee_changed', { employee_id: uuid });
/** Employees were created or changed in bulk at a location: heard by its managers. */
export const EMPLOYEES_LOADED = defineEvent('team.employees_loaded', { location_id: uuid, changed: z.int() });
/** The last day of somebody was set; `releases_shifts` if those after it become open. Heard by managers of their location. */
export const EMPLOYMENT_ENDING = defineEvent('team.employment_ending', {
  employee_id: uuid,
  period_id: uuid,
  last_day: localDate,
  by_user_id: uuid,
  releases_shifts: z.boolean(),
});
/** Somebody’s main location or position becomes another on a day, of today or to come. Heard by managers of both locations. */
export const EMPLOYMENT_MOVING = defineEvent('team.employment_moving', {
  employee_id: uuid,
  from: localDate,
  location_id: uuid,
  position_id: uuid.nullable(),
  by_user_id: uuid,
});
/** A change of main location or position was withdrawn before its day. */
export const EMPLOYMENT_MOVE_WITHDRAWN = defineEvent('team.employment_move_withdrawn', {
  employee_id: uuid,
  from: localDate,
  by_user_id: uuid,
});
/** The end of an employment was taken back: shifts that it released can go back. */
export const EMPLOYMENT_END_UNDONE = defineEvent('team.employment_end_undone', {
  employee_id: uuid,
  period_id: uuid,
  by_user_id: uuid,
});
