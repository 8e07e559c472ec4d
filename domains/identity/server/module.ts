import { defineModule } from '@hearth/platform/module';
import { answerChallengeHandler } from './handlers/answer-challenge.ts';
import { beginSecondFactorHandler } from './handlers/begin-second-factor.ts';
import { changeOwnPasswordHandler } from './handlers/change-own-password.ts';
import { checkVerificationHandler } from './handlers/check-verification.ts';
import { confirmLostDeviceHandler } from './handlers/confirm-lost-device.ts';
import { confirmResetPasswordHandler } from './handlers/confirm-reset-password.ts';
import { confirmSecondFactorHandler } from './handlers/confirm-second-factor.ts';
import { confirmVerificationCodeHandler } from './handlers/confirm-verification-code.ts';
import { confirmVerificationHandler } from './handlers/confirm-verification.ts';
import { endOwnSessionHandler } from './handlers/end-own-session.ts';
import { endOwnSessionsHandler } from './handlers/end-own-sessions.ts';
import { getCaptchaHandler } from './handlers/get-captcha.ts';
import { getImpersonationHandler } from './handlers/get-impersonation.ts';
import { getSecondFactorStatusHandler } from './handlers/get-second-factor-status.ts';
import { getSessionHandleHandler } from './handlers/get-session-handle.ts';
import { isImpersonatingHandler } from './handlers/is-impersonating.ts';
import { listDemoAccountsHandler } from './handlers/list-demo-accounts.ts';
import { listImpersonationsHandler } from './handlers/list-impersonations.ts';
import { listSessionsHandler } from './handlers/list-sessions.ts';
import { loginHandler } from './handlers/login.ts';
import { logoutHandler } from './handlers/logout.ts';
import { refreshSessionHandler } from './handlers/refresh-session.ts';
import { removeSecondFactorHandler } from './handlers/remove-second-factor.ts';
import { renewRecoveryCodesHandler } from './handlers/renew-recovery-codes.ts';
import { reportLostDeviceHandler } from './handlers/report-lost-device.ts';
import { requestResetPasswordHandler } from './handlers/request-reset-password.ts';
import { sendVerificationHandler } from './handlers/send-verification.ts';
import { addPasskeyHandler } from './handlers/add-passkey.ts';
import { beginPasskeyHandler } from './handlers/begin-passkey.ts';
import { challengePasskeyHandler } from './handlers/challenge-passkey.ts';
import { listPasskeysHandler } from './handlers/list-passkeys.ts';
import { removePasskeyHandler } from './handlers/remove-passkey.ts';
import { renamePasskeyHandler } from './handlers/rename-passkey.ts';
import { signInWithPasskeyHandler } from './handlers/sign-in-with-passkey.ts';
import { signOutHandler } from './handlers/sign-out.ts';
import { signUpHandler } from './handlers/sign-up.ts';
import { stopImpersonatingHandler } from './handlers/stop-impersonating.ts';
import { validateResetTokenHandler } from './handlers/validate-reset-token.ts';
import { addressSource } from './address-source.ts';
import { forgetEndedSessions } from './jobs/forget-ended-sessions.ts';
import { mailResetLink } from './jobs/mail-reset-link.ts';
import { turnSigningKey } from './jobs/turn-signing-key.ts';
import { SECOND_FACTOR_SECRET } from './queries/second-factor.ts';
import { SERVER_KEY } from './queries/server-key.ts';
import { PRIVATE_JWK } from './queries/signing-key.ts';
import { Sessions } from './session-source.ts';

/** Who people are: accounts, passwords, sessions, and whose token a request bears. */
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
  sources: (platform) => ({ sessions: new Sessions(platform), addresses: addressSource }),
});
