import { defineModule } from '@hearth/platform/module';
import { changeBrandDetails } from './handlers/change-brand-details.ts';
import { changeDetails } from './handlers/change-details.ts';
import { openSetupLink } from './handlers/open-setup-link.ts';
import { register } from './handlers/register.ts';
import { setUp } from './handlers/set-up.ts';
import { signUpInvited } from './handlers/sign-up-invited.ts';
import { validateEmail } from './handlers/validate-email.ts';
import { validateUsername } from './handlers/validate-username.ts';
import { followSignUps, mailActivationLink } from './jobs/mail-activation-link.ts';

/** Turns a new account into a candidate or into an employer with a group. */
export const registration = defineModule({
  name: 'registration',
  endpoints: [
    validateEmail,
    validateUsername,
    register,
    openSetupLink,
    setUp,
    signUpInvited,
    changeDetails,
    changeBrandDetails,
  ],
  jobs: [mailActivationLink],
  listeners: [followSignUps],
});
