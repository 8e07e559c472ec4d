import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { insertUser } from '../queries/user.ts';

/** Adds the account of a service: it has a name for the records of what it does, and nothing to sign in with. */
export async function createServiceAccount(tx: Tx, name: string): Promise<string> {
  const id = newId();
  await inScope(tx, SYSTEM, (db) =>
    insertUser(db, {
      id,
      email: null,
      username: `service-${id}`,
      firstName: name,
      lastName: '',
      phoneNumber: null,
      passwordHash: null,
      status: 'NO_PASSWORD',
      isEmployer: false,
      externalAuthSource: null,
      mailWaitsForProof: false,
    }),
  );
  return id;
}
