import { defineFailure } from '@hearth/kit/failure';

export const AGREEMENT_STALE = defineFailure(
  'AGREEMENT_STALE',
  409,
  'Someone else changed this agreement. Close it and open it again to edit the latest version.',
);
export const TOO_MANY_AGREEMENTS = defineFailure(
  'TOO_MANY_AGREEMENTS',
  409,
  'There are already 50 agreements here. Archive one and try again.',
);
/** `data.fields` names the fields. */
export const AGREEMENT_FIELDS_WRONG = defineFailure(
  'AGREEMENT_FIELDS_WRONG',
  409,
  'Some fields overlap, are too small, are off the page or have no signer. Change them and try again.',
);
export const AGREEMENT_EMPTY = defineFailure(
  'AGREEMENT_EMPTY',
  409,
  'There’s nothing to sign yet. Write the text or add a PDF.',
);
export const AGREEMENT_NOT_PUBLISHED = defineFailure(
  'AGREEMENT_NOT_PUBLISHED',
  409,
  'This agreement hasn’t been published yet. Publish it first.',
);
/** Why a file can’t be signed as it is; `data.fields` names `file`. */
export const PDF_NOT_A_PDF = defineFailure('PDF_NOT_A_PDF', 400, 'This file isn’t a PDF. Select another one.');
export const PDF_DAMAGED = defineFailure('PDF_DAMAGED', 400, 'This PDF is damaged. Export a new copy and try again.');
export const PDF_ENCRYPTED = defineFailure(
  'PDF_ENCRYPTED',
  400,
  'This PDF has a password. Remove the password and try again.',
);
export const PDF_TOO_MANY_PAGES = defineFailure(
  'PDF_TOO_MANY_PAGES',
  400,
  'This PDF has more than 100 pages. Select a shorter one.',
);
export const PDF_ACTIVE_CONTENT = defineFailure(
  'PDF_ACTIVE_CONTENT',
  400,
  'This PDF contains scripts, forms or attachments. Print it to a new PDF and try again.',
);
export const PDF_ALREADY_SIGNED = defineFailure(
  'PDF_ALREADY_SIGNED',
  400,
  'This PDF is already signed digitally. Use the version without signatures.',
);
export const PDF_TOO_COMPLEX = defineFailure(
  'PDF_TOO_COMPLEX',
  400,
  'This PDF is too complex to read. Print it to a new PDF and try again.',
);
export const PDF_TOO_LARGE = defineFailure('PDF_TOO_LARGE', 400, 'This file is too large. Select a smaller one.');
export const REQUEST_CLOSED = defineFailure(
  'REQUEST_CLOSED',
  409,
  'This request has changed. You’re now seeing the latest version.',
);
export const REQUEST_REPLACED = defineFailure(
  'REQUEST_REPLACED',
  409,
  'There’s a newer version of this document, so what you entered wasn’t sent. Open the new version to read and sign it.',
);
export const NOT_YOUR_TURN = defineFailure(
  'NOT_YOUR_TURN',
  409,
  'Someone else has to sign first. We’ll tell you when it’s your turn.',
);
export const OTHER_DOCUMENT = defineFailure(
  'OTHER_DOCUMENT',
  409,
  'This document has changed since you opened it. Read it again, then sign.',
);
export const CONSENT_CHANGED = defineFailure(
  'CONSENT_CHANGED',
  409,
  'The consent text has changed since you opened it. Read it again, then sign.',
);
/** `data.fields` names what is missing. */
export const SIGNATURE_INCOMPLETE = defineFailure(
  'SIGNATURE_INCOMPLETE',
  409,
  'Something is missing. Check the marked fields and your signature.',
);
export const SIGN_LINK_NOT_VALID = defineFailure(
  'SIGN_LINK_NOT_VALID',
  403,
  'This link no longer works. Ask your manager for a new one.',
);
export const SIGN_REASON_MISSING = defineFailure('SIGN_REASON_MISSING', 409, 'Enter a reason.');
export const SIGNING_OWN = defineFailure(
  'SIGNING_OWN',
  409,
  'This agreement is your own, so another manager has to sign or decline it for the employer.',
);
export const SIGN_REMINDED = defineFailure(
  'SIGN_REMINDED',
  409,
  'A reminder went out less than a day ago. Try again tomorrow.',
);
export const SIGN_NOBODY_TOLD = defineFailure(
  'SIGN_NOBODY_TOLD',
  409,
  'We couldn’t reach the signer: they have no email address or account. Add an email address and try again.',
);
export const GUARDIAN_NEEDED = defineFailure(
  'GUARDIAN_NEEDED',
  409,
  'This agreement needs a parent’s or guardian’s signature. Send it to one person at a time, with the guardian’s name and email.',
);
/** Nobody gives their parent’s word for them. */
export const GUARDIAN_ADDRESS = defineFailure(
  'GUARDIAN_ADDRESS',
  409,
  'This is your own or the employee’s email address. Enter the parent’s or guardian’s.',
);
export const ALREADY_ASKED = defineFailure(
  'ALREADY_ASKED',
  409,
  'This person has already signed or been asked to sign.',
);
