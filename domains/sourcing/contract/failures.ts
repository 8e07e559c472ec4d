import { defineFailure } from '@hearth/kit/failure';

export const POST_APPLIED_FOR = defineFailure('POST_APPLIED_FOR', 409, 'You have applied for this job already.');
export const POST_NOT_SHARED = defineFailure(
  'POST_NOT_SHARED',
  409,
  'This job is for the staff for now. It can be shared once everybody sees it.',
);
export const BONUS_CHANGED = defineFailure(
  'BONUS_CHANGED',
  409,
  'This bonus stands elsewhere by now. Look at it again before you decide.',
);
export const BONUS_OWN = defineFailure('BONUS_OWN', 403, 'Nobody decides about a bonus of their own.');
