import { defineEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** An employee was added, changed or has left; sent to managers of their location. */
export const EMPLOYEE_CHANGED = defineEvent('team.employee_changed', { employee_id: uuid });
/** Employees were created or changed in bulk at a location: heard by its managers. */
export const EMPLOYEES_LOADED = defineEvent('team.employees_loaded', { location_id: uuid, changed: z.int() });
