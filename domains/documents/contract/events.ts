import { defineEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';

/** What somebody has, has sent or was asked for changed: heard by them and by the managers of their location. */
export const DOCUMENTS_CHANGED = defineEvent('documents.changed', { employee_id: uuid });
/** What documents there are, or who must have them, changed at a brand and everything below it. */
export const TYPES_CHANGED = defineEvent('documents.types_changed', { brand_id: uuid });
