import { defineFailure } from '@hearth/kit/failure';

export const DEAL_OFF = defineFailure(
  'DEAL_OFF',
  409,
  'Your location doesn’t allow this type of request. Ask your manager.',
);
export const DEAL_LATE = defineFailure('DEAL_LATE', 409, 'It’s too close to the start of the shift. Ask your manager.');
export const SHIFT_IN_DEAL = defineFailure('SHIFT_IN_DEAL', 409, 'There’s already a pending request for this shift.');
export const SHIFT_NOT_YOURS = defineFailure(
  'SHIFT_NOT_YOURS',
  409,
  'The schedule has changed, so this is no longer possible. Check your shifts.',
);
export const NOT_ELIGIBLE = defineFailure(
  'NOT_ELIGIBLE',
  409,
  'This person can’t work this shift. Select someone else.',
);
export const DEAL_ENDED = defineFailure('DEAL_ENDED', 409, 'This request is no longer pending. Check its status.');
export const DEAL_STALE = defineFailure(
  'DEAL_STALE',
  409,
  'Someone else changed this request. You’re now seeing the latest version.',
);
export const PART_TOO_SHORT = defineFailure(
  'PART_TOO_SHORT',
  409,
  'You can’t split the shift at that time. Select another time.',
);
export const DEAL_OWN = defineFailure(
  'DEAL_OWN',
  409,
  'You’re part of this request, so another manager has to review it.',
);
export const BIDS_COLLECTED = defineFailure(
  'BIDS_COLLECTED',
  409,
  'Your location collects bids for this shift. Bid for it instead.',
);
export const BIDDING_OVER = defineFailure('BIDDING_OVER', 409, 'Bidding for this shift has closed. Check the result.');
export const NO_BIDS = defineFailure('NO_BIDS', 409, 'No one who bid can work this shift. Assign someone yourself.');
