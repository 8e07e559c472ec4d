import { defineEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';

/** A request for signatures was sent, signed or ended, or its document was sealed: heard by its signers and the managers of the location. */
export const REQUEST_CHANGED = defineEvent('signatures.request_changed', { request_id: uuid, employee_id: uuid });
/** An agreement was changed or published, or sent to many. */
export const AGREEMENT_CHANGED = defineEvent('signatures.agreement_changed', { agreement_id: uuid });
