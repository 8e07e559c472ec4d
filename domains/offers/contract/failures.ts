import { defineFailure } from '@hearth/kit/failure';

export const OFFER_LINK_NOT_VALID = defineFailure(
  'OFFER_LINK_NOT_VALID',
  404,
  'This link isn’t valid. Ask the employer for a new one.',
);
export const OFFER_OVER = defineFailure(
  'OFFER_OVER',
  409,
  'This offer is no longer open. Reload the page to see what changed.',
);
export const OFFER_STANDS = defineFailure(
  'OFFER_STANDS',
  409,
  'This person already has an open offer. Withdraw it before you send another one.',
);
export const NOT_AT_OFFER = defineFailure(
  'NOT_AT_OFFER',
  409,
  'Move the application to the Offer stage to send an offer.',
);
export const OFFER_PAY_OUT_OF_RANGE = defineFailure(
  'OFFER_PAY_OUT_OF_RANGE',
  422,
  'This pay is outside the range in the job post. Change the pay to send the offer.',
);
export const OFFER_PLACES_OPEN = defineFailure(
  'OFFER_PLACES_OPEN',
  422,
  'The offer letter still has empty placeholders. Fill them in or remove them.',
);
export const OFFER_OTHER_TEXT = defineFailure(
  'OFFER_OTHER_TEXT',
  409,
  'The offer has changed since you opened it. Read it again before you sign.',
);
export const OFFER_NEEDS_APPROVAL = defineFailure(
  'OFFER_NEEDS_APPROVAL',
  409,
  'This offer needs approval before you can send it.',
);
export const OFFER_NOT_YOUR_TURN = defineFailure(
  'OFFER_NOT_YOUR_TURN',
  403,
  'This offer needs a decision from another approver.',
);
export const OFFER_DECIDED = defineFailure(
  'OFFER_DECIDED',
  409,
  'Someone has already approved or declined this offer.',
);
