import type { Tx } from '@hearth/platform/database';
import { canonicalEmail } from '../../rules/email.ts';
import { findUserByLoginName } from '../queries/user.ts';
import type { UserRow } from '../queries/user.ts';

/** Finds the account of a login name: an address, otherwise a username in any case. */
export function findByLoginName(tx: Tx, name: string): Promise<UserRow | undefined> {
  return findUserByLoginName(tx, canonicalEmail(name), name.toLowerCase());
}
