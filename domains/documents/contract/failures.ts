import { defineFailure } from '@hearth/kit/failure';

export const DOCUMENT_TYPE_NAME_TAKEN = defineFailure(
  'DOCUMENT_TYPE_NAME_TAKEN',
  409,
  'There’s already a document type with this name here. Enter a different one.',
);
export const DOCUMENT_TYPE_CHANGED = defineFailure(
  'DOCUMENT_TYPE_CHANGED',
  409,
  'Someone else changed this document type. You’re now seeing the latest version.',
);
export const TOO_MANY_DOCUMENT_TYPES = defineFailure(
  'TOO_MANY_DOCUMENT_TYPES',
  409,
  'There are already 100 document types here. Archive one and try again.',
);
/** Of the class that a type has, or of the one that it is to have. */
export const DOCUMENT_CLASS_NOT_HELD = defineFailure(
  'DOCUMENT_CLASS_NOT_HELD',
  403,
  'You can’t see documents with this restriction, so you can’t set or remove it. Ask someone who can.',
);
/** `data.fields` names what is missing or makes no sense. */
export const DOCUMENT_INCOMPLETE = defineFailure(
  'DOCUMENT_INCOMPLETE',
  409,
  'Some details of the document are missing. Fill them in and try again.',
);
export const TOO_MANY_DOCUMENTS_WAITING = defineFailure(
  'TOO_MANY_DOCUMENTS_WAITING',
  409,
  'Too many of your documents are pending review. Withdraw one, or try again once some are reviewed.',
);
/** Kept ones, former versions included; removed and rejected ones hold no file. */
export const TOO_MANY_DOCUMENTS = defineFailure(
  'TOO_MANY_DOCUMENTS',
  409,
  'There are already 50 documents of this type. A manager needs to remove older ones first.',
);
/** Also for their owner, and whatever its state: what is under a legal hold keeps its file. */
export const DOCUMENTS_HELD = defineFailure(
  'DOCUMENTS_HELD',
  409,
  'These documents can’t be deleted until the legal hold is lifted.',
);
/** Where somebody else could do it. */
export const DOCUMENT_OWN = defineFailure(
  'DOCUMENT_OWN',
  409,
  'This is your own document, so another manager has to review it.',
);
export const DOCUMENT_CHANGED = defineFailure(
  'DOCUMENT_CHANGED',
  409,
  'Someone else changed this document. You’re now seeing the latest version.',
);
export const DOCUMENT_REASON_MISSING = defineFailure(
  'DOCUMENT_REASON_MISSING',
  409,
  'Enter a reason. The employee will see it.',
);
export const DOCUMENT_ASKED_ALREADY = defineFailure(
  'DOCUMENT_ASKED_ALREADY',
  409,
  'This document was already requested today. You can request it again tomorrow.',
);
export const DOCUMENT_NO_ACCOUNT = defineFailure(
  'DOCUMENT_NO_ACCOUNT',
  409,
  'This employee has no account yet. Add the document yourself.',
);
export const DOCUMENT_BUNDLE_UNDER_WAY = defineFailure(
  'DOCUMENT_BUNDLE_UNDER_WAY',
  409,
  'We’re already preparing these documents. You’ll be notified when they’re ready.',
);
