import type { RequestFacts, Work } from '@hearth/platform/module';
import type { AccessToken } from '../../contract/schemas.ts';
import { buildCookie } from '../cookie.ts';
import { getUser } from '../queries/user.ts';
import { needsSecondFactor, completeSignIn } from './sign-in.ts';
import { openChallenge } from './sign-in-challenge.ts';
import type { OpenedChallenge } from './sign-in-challenge.ts';

type Headers = Readonly<Record<string, string[]>>;

/** The result of a sign-in without a password: a session, or a pending second factor. */
export type ExternalSignIn =
  | { readonly answer: AccessToken; readonly headers: Headers }
  | { readonly challenge: Omit<OpenedChallenge, 'browser' | 'lifeMs'>; readonly headers: Headers };

/**
 * Goes on with the sign-in of somebody whom other means than a password have proven. Those take the place of the password
 * alone: the account's second step is asked for, unless `passes` says that they are trusted for it as well. A session takes the
 * place of the browser's session before. The headers set the cookies.
 */
export async function signInExternally(
  work: Work<'system'>,
  request: RequestFacts,
  { userId, passes }: { readonly userId: string; readonly passes: boolean },
): Promise<ExternalSignIn> {
  const user = await getUser(work.db, userId);
  if (!passes && (await needsSecondFactor(work, user, request))) {
    const { browser, lifeMs, ...challenge } = await openChallenge(work, user, request);
    return { challenge, headers: { 'set-cookie': [buildCookie(work.config, 'attempt', browser, lifeMs)] } };
  }
  const { answer, cookies } = await completeSignIn(work, user, request);
  return { answer, headers: { 'set-cookie': [...cookies] } };
}
