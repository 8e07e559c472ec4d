import { defineEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';

/** Something in somebody’s case changed: heard by them and by the managers of their location. */
export const ELIGIBILITY_CHANGED = defineEvent('eligibility.changed', { employee_id: uuid });
