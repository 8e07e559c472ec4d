import { defineModule } from '@hearth/platform/module';
import { getSessionHandleHandler } from './handlers/get-session-handle.ts';
import { isImpersonatingHandler } from './handlers/is-impersonating.ts';
import { listDemoAccountsHandler } from './handlers/list-demo-accounts.ts';
import { loginHandler } from './handlers/login.ts';
import { logoutHandler } from './handlers/logout.ts';
import { refreshSessionHandler } from './handlers/refresh-session.ts';
import { signOutHandler } from './handlers/sign-out.ts';
import { signUpHandler } from './handlers/sign-up.ts';
import { forgetEndedSessions } from './jobs/forget-ended-sessions.ts';
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
  ],
  jobs: [forgetEndedSessions],
  sources: (platform) => ({ sessions: new Sessions(platform) }),
});
