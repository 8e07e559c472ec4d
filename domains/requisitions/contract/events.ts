import { defineEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';

/** A hiring request was created, decided or withdrawn. Sent to its brand. */
export const REQUISITION_CHANGED = defineEvent('requisitions.requisition_changed', { requisition_id: uuid });
