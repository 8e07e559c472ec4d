import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { findAccount, findKeys, findSignIns } from '../queries/account.ts';

/** Finds a person's account data for their export, without secrets. Nothing secret. */
export function findOwnAccount(tx: Tx, userId: string) {
  return inScope(tx, SYSTEM, async (db) => {
    const account = await findAccount(db, userId);
    if (account === undefined) throw failure(NOT_FOUND);
    return { ...account, sign_ins: await findSignIns(db, userId), passkeys: await findKeys(db, userId) };
  });
}
