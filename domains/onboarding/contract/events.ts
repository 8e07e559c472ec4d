import { defineEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';

/** Somebody's onboarding began, moved on or ended: heard by them and by the managers of their location. */
export const ONBOARDING_CHANGED = defineEvent('onboarding.changed', { employee_id: uuid });
