import { defineEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';

/** Heard by the person whose balance a manager changed, and by managers of their location. */
export const BALANCE_CHANGED = defineEvent('leave.balance_changed', { entry_id: uuid, employee_id: uuid });
