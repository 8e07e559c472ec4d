import type { RequestFacts, Work } from '@hearth/platform/module';
import type { AccessToken } from '../contract/schemas.ts';
import { provenSession } from './access.ts';
import { sessionCookie } from './cookie.ts';
import { endSession } from './end-session.ts';
import { openSession } from './open-session.ts';
import { getUser } from './queries/user.ts';

/**
 * Opens a session for somebody whom other means than a password have proven, in place of the browser's session before.
 * Runs in the system scope; the headers set the cookie.
 */
export async function signInProven(
  work: Work,
  request: RequestFacts,
  userId: string,
): Promise<{ readonly answer: AccessToken; readonly headers: Readonly<Record<string, string>> }> {
  const { db, clock, config } = work;
  const before = await provenSession(db, config, request, clock.now());
  if (before !== null) await endSession(work, before, 'SIGN_OUT');
  const opened = await openSession(work, await getUser(db, userId), request.userAgent);
  return { answer: opened.answer, headers: sessionCookie(config, opened.refreshToken, opened.expiresAt, clock.now()) };
}
