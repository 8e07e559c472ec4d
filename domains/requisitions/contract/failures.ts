import { defineFailure } from '@hearth/kit/failure';

export const NOT_YOUR_TURN = defineFailure('NOT_YOUR_TURN', 403, 'It’s someone else’s turn to decide on this request.');
export const ALREADY_DECIDED = defineFailure(
  'ALREADY_DECIDED',
  409,
  'Someone has already approved or declined this hiring request.',
);
export const COST_NEEDED = defineFailure(
  'COST_NEEDED',
  422,
  'This location has a hiring budget. Enter the hours per week and the pay to check this request against it.',
);
export const OVER_BUDGET = defineFailure(
  'OVER_BUDGET',
  409,
  'This request costs more than is left in the budget. Lower the cost, or increase the budget first.',
);
export const BUDGET_REASON_NEEDED = defineFailure(
  'BUDGET_REASON_NEEDED',
  422,
  'This request costs more than is left in the budget. Explain why it’s still needed.',
);
