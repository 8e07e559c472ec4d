import { defineFailure } from '@hearth/kit/failure';

export const POST_APPLIED_FOR = defineFailure('POST_APPLIED_FOR', 409, 'You’ve already applied for this job.');
export const POST_NOT_SHARED = defineFailure(
  'POST_NOT_SHARED',
  409,
  'This job is for employees only for now. You can share it once it’s public.',
);
export const BONUS_CHANGED = defineFailure(
  'BONUS_CHANGED',
  409,
  'This bonus has changed. Check it again before you decide.',
);
export const BONUS_OWN = defineFailure(
  'BONUS_OWN',
  403,
  'You can’t approve or decline your own bonus. Ask someone else to.',
);
