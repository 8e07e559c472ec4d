import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { ACCOUNT_WITHOUT_PASSWORD, DRAFT_ACCOUNT, EMAIL_ALREADY_USED } from '../../contract/failures.ts';
import type { UserStatus } from '../queries/tables.ts';
import { findUserByEmail, insertUser } from '../queries/user.ts';
import type { UserRow } from '../queries/user.ts';
import { createFieldFailure } from '../refused-field.ts';

/** A new account. Without a password hash it stays inactive until its owner chooses a password. */
export interface Newcomer {
  /** In canonical spelling. */
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phoneNumber?: string | null;
  readonly passwordHash?: string;
  readonly status?: UserStatus;
  readonly isEmployer?: boolean;
  readonly externalAuthSource?: string;
  /** Whether mail waits until the address is proven. */
  readonly mailWaitsForProof?: boolean;
}

const REFUSALS = {
  ACTIVE: EMAIL_ALREADY_USED,
  NO_PASSWORD: ACCOUNT_WITHOUT_PASSWORD,
  DRAFT_NO_PASSWORD: DRAFT_ACCOUNT,
};

/** Refuses an address that an account already has, in the words for that account's state. */
export function refuseTakenEmail(user: Pick<UserRow, 'status'> | undefined): void {
  if (user !== undefined) throw createFieldFailure(REFUSALS[user.status], 'email', 'unused');
}

/**
 * Adds an account and returns its id; refuses a taken address, also under concurrency. A taken address is refused,
 * also when somebody takes it at the same moment.
 */
export async function addUser(tx: Tx, newcomer: Newcomer): Promise<string> {
  const id = newId();
  const added = await insertUser(tx, {
    id,
    email: newcomer.email,
    username: newcomer.email,
    firstName: newcomer.firstName ?? '',
    lastName: newcomer.lastName ?? '',
    phoneNumber: newcomer.phoneNumber ?? null,
    passwordHash: newcomer.passwordHash ?? null,
    status: newcomer.status ?? (newcomer.passwordHash === undefined ? 'NO_PASSWORD' : 'ACTIVE'),
    isEmployer: newcomer.isEmployer ?? false,
    externalAuthSource: newcomer.externalAuthSource ?? null,
    mailWaitsForProof: newcomer.mailWaitsForProof ?? false,
  });
  if (added) return id;
  refuseTakenEmail(await findUserByEmail(tx, newcomer.email));
  // Not the address: somebody chose it as their username.
  throw createFieldFailure(EMAIL_ALREADY_USED, 'email', 'unused');
}
