import { defineModule } from '@hearth/platform/module';
import { getSessionHandleHandler } from './handlers/get-session-handle.ts';
import { isImpersonatingHandler } from './handlers/is-impersonating.ts';
import { listDemoAccountsHandler } from './handlers/list-demo-accounts.ts';
import { loginHandler } from './handlers/login.ts';
import { logoutHandler } from './handlers/logout.ts';
import { refreshSessionHandler } from './handlers/refresh-session.ts';
import { signOutHandler } from './handlers/sign-out.ts';
import { signUpHandler } from './handlers/sign-up.ts';
import { checkVerificationHandler } from './handlers/check-verification.ts';
import { confirmResetPasswordHandler } from './handlers/confirm-reset-password.ts';
import { confirmVerificationHandler } from './handlers/confirm-verification.ts';
import { confirmVerificationCodeHandler } from './handlers/confirm-verification-code.ts';
import { requestResetPasswordHandler } from './handlers/request-reset-password.ts';
import { sendVerificationHandler } from './handlers/send-verification.ts';
import { validateResetTokenHandler } from './handlers/validate-reset-token.ts';
import { forgetEndedSessions } from './jobs/forget-ended-sessions.ts';
import { mailResetLink } from './jobs/mail-reset-link.ts';
import { Sessions } from './session-source.ts';

/** Who people are: accounts, passwords, sessions, and whose token a request bears. */
export const identity = defineModule({
  name: 'identity',
  endpoints: [
    loginHandler,
    signUpHandler,
    refreshSessionHandler,
    getSessionHandleHandler,
    signOutHandler,
    isImpersonatingHandler,
    logoutHandler,
    listDemoAccountsHandler,
    requestResetPasswordHandler,
    validateResetTokenHandler,
    confirmResetPasswordHandler,
    sendVerificationHandler,
    checkVerificationHandler,
    confirmVerificationHandler,
    confirmVerificationCodeHandler,
  ],
  jobs: [forgetEndedSessions, mailResetLink],
  sources: (platform) => ({ sessions: new Sessions(platform) }),
});
