import { defineFailure } from '@hearth/kit/failure';

export const OFFER_LINK_NOT_VALID = defineFailure(
  'OFFER_LINK_NOT_VALID',
  404,
  'This link is not valid. Ask the employer for a new one.',
);
export const OFFER_OVER = defineFailure('OFFER_OVER', 409, 'This offer is no longer open.');
export const OFFER_STANDS = defineFailure(
  'OFFER_STANDS',
  409,
  'An offer to this person is still open. Withdraw it before you send another one.',
);
export const NOT_AT_OFFER = defineFailure(
  'NOT_AT_OFFER',
  409,
  'An offer can be sent once the application stands at the stage Offer.',
);
export const OFFER_PAY_OUT_OF_RANGE = defineFailure(
  'OFFER_PAY_OUT_OF_RANGE',
  422,
  'The pay lies outside the range that the job post promises.',
);
export const OFFER_PLACES_OPEN = defineFailure(
  'OFFER_PLACES_OPEN',
  422,
  'The letter still has places in double braces that nothing is known for. Fill them in or take them out.',
);
export const OFFER_OTHER_TEXT = defineFailure(
  'OFFER_OTHER_TEXT',
  409,
  'This is not the text that you were shown. Please read the offer again before you sign.',
);
export const OFFER_NEEDS_APPROVAL = defineFailure(
  'OFFER_NEEDS_APPROVAL',
  409,
  'Somebody has to agree to this offer before it can be sent.',
);
export const OFFER_NOT_YOUR_TURN = defineFailure(
  'OFFER_NOT_YOUR_TURN',
  403,
  'Somebody else decides about this offer now.',
);
export const OFFER_DECIDED = defineFailure('OFFER_DECIDED', 409, 'This offer has been decided about already.');
