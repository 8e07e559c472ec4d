import { defineFailure } from '@hearth/kit/failure';

/** Who decides sees what they decide on. The permission of the team is there: what is missing is that for the documents. */
export const ELIGIBILITY_NOT_HELD = defineFailure(
  'ELIGIBILITY_NOT_HELD',
  409,
  'You need access to identity and immigration documents for this. Ask someone who manages access.',
);
export const ELIGIBILITY_CHANGED_MEANWHILE = defineFailure(
  'ELIGIBILITY_CHANGED_MEANWHILE',
  409,
  'Someone else changed this check. You’re now seeing the latest version.',
);
/** Where somebody else could decide. */
export const ELIGIBILITY_OWN = defineFailure(
  'ELIGIBILITY_OWN',
  409,
  'This is your own check, so another manager has to do it.',
);
/** `data.fields` names what is missing or makes no sense. */
export const ELIGIBILITY_INCOMPLETE = defineFailure(
  'ELIGIBILITY_INCOMPLETE',
  409,
  'Some details of the check are missing. Fill them in and try again.',
);
/** What was shown does not meet the law’s lists. */
export const ELIGIBILITY_NOT_ENOUGH = defineFailure(
  'ELIGIBILITY_NOT_ENOUGH',
  409,
  'These documents aren’t enough for this check. See which combinations count and try again.',
);
export const ELIGIBILITY_NOT_STATED = defineFailure(
  'ELIGIBILITY_NOT_STATED',
  409,
  'The employee hasn’t completed their part yet. Ask them to, or enter when they signed it on paper.',
);
/** The part of the employee is closed: it was decided, or is not asked for. */
export const ELIGIBILITY_CLOSED = defineFailure(
  'ELIGIBILITY_CLOSED',
  409,
  'This check is already complete. There’s nothing more to send.',
);
export const TOO_MUCH_EVIDENCE = defineFailure(
  'TOO_MUCH_EVIDENCE',
  409,
  'You’ve already sent 10 documents for this check. Withdraw one and try again.',
);
export const NO_REGIME = defineFailure(
  'NO_REGIME',
  409,
  'We don’t have the rules of this location’s country yet. Use document types instead.',
);
export const ELIGIBILITY_REMINDED = defineFailure(
  'ELIGIBILITY_REMINDED',
  409,
  'This person was already reminded today. You can remind them again tomorrow.',
);
export const ELIGIBILITY_NO_ACCOUNT = defineFailure(
  'ELIGIBILITY_NO_ACCOUNT',
  409,
  'This employee has no account yet. Record the check yourself.',
);
