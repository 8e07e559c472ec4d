import type { Tx } from '@hearth/platform/database';
import { canonicalUsername, findUsernameProblem } from '../rules/username.ts';
import { isUsernameFree, suggestUsername } from './free-username.ts';

/** Whether a username can be chosen, and a free one in its place where it is taken. */
export interface UsernameVerdict {
  readonly status: 'AVAILABLE' | 'INVALID' | 'USED';
  readonly suggestion: string | null;
}

/** Says whether a person can have a username; `userId` is null for one without an account. */
export async function checkUsername(tx: Tx, text: string, userId: string | null): Promise<UsernameVerdict> {
  const username = canonicalUsername(text);
  if (findUsernameProblem(username) !== undefined) return { status: 'INVALID', suggestion: null };
  if (await isUsernameFree(tx, username, userId)) return { status: 'AVAILABLE', suggestion: null };
  return { status: 'USED', suggestion: await suggestUsername(tx, username, userId) };
}
