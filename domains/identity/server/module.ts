import { defineModule } from '@hearth/platform/module';
import { answerChallengeHandler } from './handlers/sign-in/answer-challenge.ts';
import { beginSecondFactorHandler } from './handlers/second-factor/begin-second-factor.ts';
import { changeOwnPasswordHandler } from './handlers/account/change-own-password.ts';
import { checkVerificationHandler } from './handlers/account/check-verification.ts';
import { confirmLostDeviceHandler } from './handlers/sign-in/confirm-lost-device.ts';
import { confirmResetPasswordHandler } from './handlers/account/confirm-reset-password.ts';
import { confirmSecondFactorHandler } from './handlers/second-factor/confirm-second-factor.ts';
import { confirmVerificationCodeHandler } from './handlers/account/confirm-verification-code.ts';
import { confirmVerificationHandler } from './handlers/account/confirm-verification.ts';
import { endOwnSessionHandler } from './handlers/sessions/end-own-session.ts';
import { endOwnSessionsHandler } from './handlers/sessions/end-own-sessions.ts';
import { getCaptchaHandler } from './handlers/sign-in/get-captcha.ts';
import { getImpersonationHandler } from './handlers/impersonation/get-impersonation.ts';
import { getSecondFactorStatusHandler } from './handlers/second-factor/get-second-factor-status.ts';
import { getSessionHandleHandler } from './handlers/sessions/get-session-handle.ts';
import { isImpersonatingHandler } from './handlers/impersonation/is-impersonating.ts';
import { listDemoAccountsHandler } from './handlers/sign-in/list-demo-accounts.ts';
import { listImpersonationsHandler } from './handlers/impersonation/list-impersonations.ts';
import { listSessionsHandler } from './handlers/sessions/list-sessions.ts';
import { loginHandler } from './handlers/sign-in/login.ts';
import { logoutHandler } from './handlers/sign-in/logout.ts';
import { refreshSessionHandler } from './handlers/sessions/refresh-session.ts';
import { removeSecondFactorHandler } from './handlers/second-factor/remove-second-factor.ts';
import { renewRecoveryCodesHandler } from './handlers/second-factor/renew-recovery-codes.ts';
import { reportLostDeviceHandler } from './handlers/sign-in/report-lost-device.ts';
import { requestResetPasswordHandler } from './handlers/account/request-reset-password.ts';
import { sendVerificationHandler } from './handlers/account/send-verification.ts';
import { addPasskeyHandler } from './handlers/passkeys/add-passkey.ts';
import { beginPasskeyHandler } from './handlers/passkeys/begin-passkey.ts';
import { challengePasskeyHandler } from './handlers/passkeys/challenge-passkey.ts';
import { listPasskeysHandler } from './handlers/passkeys/list-passkeys.ts';
import { removePasskeyHandler } from './handlers/passkeys/remove-passkey.ts';
import { renamePasskeyHandler } from './handlers/passkeys/rename-passkey.ts';
import { signInWithPasskeyHandler } from './handlers/passkeys/sign-in-with-passkey.ts';
import { signOutHandler } from './handlers/sign-in/sign-out.ts';
import { signUpHandler } from './handlers/account/sign-up.ts';
import { stopImpersonatingHandler } from './handlers/impersonation/stop-impersonating.ts';
import { validateResetTokenHandler } from './handlers/account/validate-reset-token.ts';
import { forgetEndedSessions } from './jobs/forget-ended-sessions.ts';
import { mailResetLink } from './jobs/mail-reset-link.ts';
import { turnSigningKey } from './jobs/turn-signing-key.ts';
import { SECOND_FACTOR_SECRET } from './queries/second-factor.ts';
import { SERVER_KEY } from './queries/server-key.ts';
import { PRIVATE_JWK } from './queries/signing-key.ts';
import { SessionVerifier } from './session-source.ts';

/** Accounts, passwords, sessions and the verification of tokens. */
export const identity = defineModule({
  name: 'identity',
  endpoints: [
    answerChallengeHandler,
    beginSecondFactorHandler,
    changeOwnPasswordHandler,
    checkVerificationHandler,
    confirmLostDeviceHandler,
    confirmResetPasswordHandler,
    confirmSecondFactorHandler,
    confirmVerificationCodeHandler,
    confirmVerificationHandler,
    endOwnSessionHandler,
    endOwnSessionsHandler,
    getCaptchaHandler,
    getImpersonationHandler,
    getSecondFactorStatusHandler,
    getSessionHandleHandler,
    isImpersonatingHandler,
    listDemoAccountsHandler,
    listImpersonationsHandler,
    listSessionsHandler,
    loginHandler,
    logoutHandler,
    refreshSessionHandler,
    removeSecondFactorHandler,
    renewRecoveryCodesHandler,
    reportLostDeviceHandler,
    requestResetPasswordHandler,
    sendVerificationHandler,
    addPasskeyHandler,
    beginPasskeyHandler,
    challengePasskeyHandler,
    listPasskeysHandler,
    removePasskeyHandler,
    renamePasskeyHandler,
    signInWithPasskeyHandler,
    signOutHandler,
    signUpHandler,
    stopImpersonatingHandler,
    validateResetTokenHandler,
  ],
  jobs: [forgetEndedSessions, mailResetLink, turnSigningKey],
  // The server's keys first: what was sealed before was sealed with one of them.
  sealed: [SERVER_KEY, PRIVATE_JWK, SECOND_FACTOR_SECRET],
  sources: (platform) => ({ sessions: new SessionVerifier(platform) }),
});
