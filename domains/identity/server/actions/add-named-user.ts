import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { insertUser } from '../queries/user.ts';

/**
 * A new account without an email address. The canonical username holds no `@`, unlike an address. The username is
 * canonical and holds no `@`, so that it can never be somebody's address.
 */
export interface NamedNewcomer {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
}

/** Adds a person by username and returns the id, or null when the username is taken. */
export async function addNamedUser(tx: Tx, newcomer: NamedNewcomer): Promise<string | null> {
  const id = newId();
  const added = await insertUser(tx, {
    ...newcomer,
    id,
    email: null,
    phoneNumber: null,
    status: 'ACTIVE',
    isEmployer: false,
    externalAuthSource: null,
  });
  return added ? id : null;
}
