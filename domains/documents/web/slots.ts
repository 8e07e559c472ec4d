import { defineSlot } from '@hearth/client/slots';

/** Before one’s own documents: what else is asked of the same papers. */
export const MY_DOCUMENTS_FIRST = defineSlot<object>('my-documents.first');
