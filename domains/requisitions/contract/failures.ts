import { defineFailure } from '@hearth/kit/failure';

export const NOT_YOUR_TURN = defineFailure('NOT_YOUR_TURN', 403, 'It’s someone else’s turn to decide on this request.');
export const ALREADY_DECIDED = defineFailure('ALREADY_DECIDED', 409, 'This hiring request has already been decided.');
export const COST_NEEDED = defineFailure(
  'COST_NEEDED',
  422,
  'This location has a hiring budget. Enter the hours a week and the pay so that we can check it.',
);
export const OVER_BUDGET = defineFailure('OVER_BUDGET', 409, 'This request costs more than is left in the budget.');
export const BUDGET_REASON_NEEDED = defineFailure(
  'BUDGET_REASON_NEEDED',
  422,
  'This request costs more than is left in the budget. Explain why it’s still needed.',
);
