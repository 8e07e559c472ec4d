import type { Tx } from '@hearth/platform/database';
import { canonicalEmail } from '../rules/email.ts';
import { findUserByEmail, findUserByUsername } from './queries/user.ts';
import type { UserRow } from './queries/user.ts';

/** Whoever signs in under a name: an address, else a username in any case. */
export async function findByLoginName(tx: Tx, name: string): Promise<UserRow | undefined> {
  const email = canonicalEmail(name);
  const byEmail = email === null ? undefined : await findUserByEmail(tx, email);
  return byEmail ?? findUserByUsername(tx, name.toLowerCase());
}
