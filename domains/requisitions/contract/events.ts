import { defineEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';

/** A request for people was made, decided or withdrawn: heard at its brand. */
export const REQUISITION_CHANGED = defineEvent('requisitions.requisition_changed', { requisition_id: uuid });
