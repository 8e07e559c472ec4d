import type { Tx } from '@hearth/platform/database';
import { canonicalEmail } from '../rules/email.ts';
import { findUserByLoginName } from './queries/user.ts';
import type { UserRow } from './queries/user.ts';

/** Whoever signs in under a name: an address, else a username in any case. */
export function findByLoginName(tx: Tx, name: string): Promise<UserRow | undefined> {
  return findUserByLoginName(tx, canonicalEmail(name), name.toLowerCase());
}
