import { defineFailure } from '@hearth/kit/failure';

export const ONBOARDING_TEMPLATE_CHANGED = defineFailure(
  'ONBOARDING_TEMPLATE_CHANGED',
  409,
  'Someone else changed this template. Close it and open it again to edit the latest version.',
);
/** `data.fields` names the steps. */
export const ONBOARDING_STEPS_WRONG = defineFailure(
  'ONBOARDING_STEPS_WRONG',
  409,
  'Some steps are incomplete. Check them and try again.',
);
export const TOO_MANY_TEMPLATES = defineFailure(
  'TOO_MANY_TEMPLATES',
  409,
  'There are already 20 templates here. Archive one and try again.',
);
export const ONBOARDING_UNDER_WAY = defineFailure(
  'ONBOARDING_UNDER_WAY',
  409,
  'This has already started for this person.',
);
export const ONBOARDING_NO_TEMPLATE = defineFailure(
  'ONBOARDING_NO_TEMPLATE',
  409,
  'No template has steps for this person. Create one first.',
);
export const ONBOARDING_NOT_LEAVING = defineFailure(
  'ONBOARDING_NOT_LEAVING',
  409,
  'This person has no last day yet. Set it in Team, then start offboarding.',
);
export const ONBOARDING_STEP_CHANGED = defineFailure(
  'ONBOARDING_STEP_CHANGED',
  409,
  'This step has changed. You’re now seeing the latest version.',
);
export const ONBOARDING_STEP_BLOCKED = defineFailure(
  'ONBOARDING_STEP_BLOCKED',
  409,
  'Another step has to be done first. Complete it, then come back to this one.',
);
export const ONBOARDING_OTHER_TEXT = defineFailure(
  'ONBOARDING_OTHER_TEXT',
  409,
  'This text has changed since you opened it. Read it again, then confirm.',
);
/** `data.fields` names the answers. */
export const ONBOARDING_ANSWERS_WRONG = defineFailure(
  'ONBOARDING_ANSWERS_WRONG',
  409,
  'Some details are missing or don’t look right. Check them and try again.',
);
export const ONBOARDING_OWN = defineFailure(
  'ONBOARDING_OWN',
  409,
  'This is your own onboarding, so another manager has to complete this step.',
);
export const ONBOARDING_NUDGED = defineFailure(
  'ONBOARDING_NUDGED',
  409,
  'A reminder went out less than a day ago. Try again tomorrow.',
);
export const ONBOARDING_NOBODY_TOLD = defineFailure(
  'ONBOARDING_NOBODY_TOLD',
  409,
  'No one with open steps has an email address or account. Add an email address and try again.',
);
export const ONBOARDING_LINK_NOT_VALID = defineFailure(
  'ONBOARDING_LINK_NOT_VALID',
  403,
  'This link no longer works. Ask your manager for a new one.',
);
export const ONBOARDING_REASON_MISSING = defineFailure('ONBOARDING_REASON_MISSING', 409, 'Enter a reason.');
