import { defineEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';

/** What somebody has, or has sent, changed: heard by them and by the managers of their location. */
export const PERSON_CHANGED = defineEvent('qualifications.person_changed', { employee_id: uuid });
/** What positions demand changed at a brand and everything below it. */
export const DEMANDS_CHANGED = defineEvent('qualifications.demands_changed', { brand_id: uuid });
