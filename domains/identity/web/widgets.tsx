import { createFrameClient } from '@hearth/auth-frame/client';
import type { Session, UserInfo } from '@hearth/client/session';
import { frameOrigin } from './frame-origin.ts';
import { createSession } from './session.ts';

export { loginPath, safeReturnTo } from '../rules/return-to.ts';
export { Entrance } from './components/entrance.tsx';
export { NewPasswordField } from './components/new-password-field.tsx';
export { codeOf, Problem, useErrorWords } from './components/problem.tsx';
export { textIn } from './components/text-in.ts';
export { useHydrated } from './components/use-hydrated.ts';
export { useLeave } from './components/use-leave.ts';
export { emailCode, passwordCode } from './field-codes.ts';

/** The session of this browser, kept by the authentication frame at the given origin or, where that is another site, at the page's own. */
export function openSession(authUrl: string, readUser: (token: string) => Promise<UserInfo>): Session {
  return createSession({ frame: createFrameClient(document, frameOrigin(authUrl, location)), readUser });
}
