import type { RequestFacts, Work } from '@hearth/platform/module';
import type { AccessToken } from '../contract/schemas.ts';
import { getUser } from './queries/user.ts';
import { completeSignIn } from './sign-in.ts';

/**
 * Opens a session for somebody whom other means than a password have proven, in place of the browser's session before.
 * Runs in the system scope; the headers set the cookies.
 */
export async function signInProven(
  work: Work,
  request: RequestFacts,
  userId: string,
): Promise<{ readonly answer: AccessToken; readonly headers: Readonly<Record<string, string[]>> }> {
  const { answer, cookies } = await completeSignIn(work, await getUser(work.db, userId), request);
  return { answer, headers: { 'set-cookie': [...cookies] } };
}
