import type { RequestFacts, Work } from '@hearth/platform/module';
import type { AccessToken } from '../contract/schemas.ts';
import { cookie } from './cookie.ts';
import { getUser } from './queries/user.ts';
import { asksSecondFactor, completeSignIn } from './sign-in.ts';
import { openChallenge } from './sign-in-challenge.ts';
import type { OpenedChallenge } from './sign-in-challenge.ts';

type Headers = Readonly<Record<string, string[]>>;

/** How a sign-in by other means than a password goes on: with a session, or with the second step that the account has here. */
export type ProvenSignIn =
  | { readonly answer: AccessToken; readonly headers: Headers }
  | { readonly challenge: Omit<OpenedChallenge, 'browser' | 'lifeMs'>; readonly headers: Headers };

/**
 * Goes on with the sign-in of somebody whom other means than a password have proven. Those take the place of the password
 * alone: the account's second step is asked for, unless `passes` says that they are trusted for it as well. A session takes the
 * place of the browser's session before. The headers set the cookies.
 */
export async function signInProven(
  work: Work<'system'>,
  request: RequestFacts,
  { userId, passes }: { readonly userId: string; readonly passes: boolean },
): Promise<ProvenSignIn> {
  const user = await getUser(work.db, userId);
  if (!passes && (await asksSecondFactor(work, user, request))) {
    const { browser, lifeMs, ...challenge } = await openChallenge(work, user, request);
    return { challenge, headers: { 'set-cookie': [cookie(work.config, 'attempt', browser, lifeMs)] } };
  }
  const { answer, cookies } = await completeSignIn(work, user, request);
  return { answer, headers: { 'set-cookie': [...cookies] } };
}
