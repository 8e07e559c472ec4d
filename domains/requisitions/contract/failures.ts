import { defineFailure } from '@hearth/kit/failure';

export const NOT_YOUR_TURN = defineFailure('NOT_YOUR_TURN', 403, 'Somebody else decides about this request now.');
export const ALREADY_DECIDED = defineFailure('ALREADY_DECIDED', 409, 'This request has been decided already.');
export const COST_NEEDED = defineFailure(
  'COST_NEEDED',
  422,
  'A budget covers this place: say the hours a week and the pay, so that it can be checked.',
);
export const OVER_BUDGET = defineFailure('OVER_BUDGET', 409, 'This request costs more than the budget has left.');
export const BUDGET_REASON_NEEDED = defineFailure(
  'BUDGET_REASON_NEEDED',
  422,
  'This request costs more than the budget has left. Say why it is needed all the same.',
);
