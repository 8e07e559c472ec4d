import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Tables, UserStatus, UserTable } from './tables.ts';

export type UserRow = Selectable<UserTable>;

/** A user to insert, in canonical spelling. */
export interface NewUser {
  readonly id: string;
  readonly email: string | null;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string | null;
  readonly passwordHash: string | null;
  readonly status: UserStatus;
  readonly isEmployer: boolean;
  readonly externalAuthSource: string | null;
  /** Whether mail waits until the address is proven. */
  readonly mailWaitsForProof: boolean;
}

export function findUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  return tx.tables<Tables>().selectFrom('identity.user').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Whether a user is disabled or must set up a second factor first, and how often all their sessions have ended; undefined where there's
 * no such user.
 */
export async function findCallerState(
  tx: Tx<'system'>,
  id: string,
): Promise<{ readonly isDisabled: boolean; readonly isRestricted: boolean; readonly epoch: number } | undefined> {
  const [row] = await tx.execute<{ disabled: boolean; restricted: boolean; epoch: number }>(sql`
    select disabled_at is not null as disabled, session_epoch as epoch,
      second_factor_demanded and external_auth_source is null and not exists
        (select 1 from identity.second_factor as f where f.user_id = u.id and f.confirmed_at is not null) as restricted
    from identity."user" as u where id = ${id}`);
  return row === undefined ? undefined : { isDisabled: row.disabled, isRestricted: row.restricted, epoch: row.epoch };
}

/** The user of an id that is known to exist. */
export function getUser(tx: Tx, id: string): Promise<UserRow> {
  return tx.tables<Tables>().selectFrom('identity.user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Locked until the transaction ends. */
export function lockUser(tx: Tx<'system'>, id: string): Promise<UserRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('identity.user')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** By canonical address. */
export function findUserByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  return tx.tables<Tables>().selectFrom('identity.user').selectAll().where('email', '=', email).executeTakeFirst();
}

export function findUserByUsername(tx: Tx, username: string): Promise<UserRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('identity.user')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirst();
}

/** By canonical address, else by username; always in one statement: how long it takes tells nothing of who has an account. */
export function findUserByLoginName(tx: Tx, email: string | null, username: string): Promise<UserRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('identity.user')
    .selectAll()
    .where((one) => one.or([one('email', '=', email), one('username', '=', username)]))
    .orderBy(sql`(email = ${email}) is true`, 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findUsers(tx: Tx, ids: readonly string[]): Promise<UserRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx
    .tables<Tables>()
    .selectFrom('identity.user')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
}

/** Inserts a user unless the address or the name is taken; tells whether it did. */
export async function insertUser(tx: Tx, user: NewUser): Promise<boolean> {
  const rows = await tx
    .tables<Tables>()
    .insertInto('identity.user')
    .values({
      id: user.id,
      email: user.email,
      username: user.username,
      first_name: user.firstName,
      last_name: user.lastName,
      phone_number: user.phoneNumber,
      password_hash: user.passwordHash,
      status: user.status,
      is_employer: user.isEmployer,
      disabled_at: null,
      email_verified_at: null,
      external_auth_source: user.externalAuthSource,
      mail_waits_for_proof: user.mailWaitsForProof,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Those of these canonical addresses whose mail waits until they are proven. */
export async function findAwaitingProof(tx: Tx<'system'>, emails: readonly string[]): Promise<string[]> {
  const rows = await tx
    .tables<Tables>()
    .selectFrom('identity.user')
    .select('email')
    .where('email', 'in', [...emails])
    .where('mail_waits_for_proof', '=', true)
    .where('email_verified_at', 'is', null)
    .execute();
  return rows.flatMap(({ email }) => email ?? []);
}

/** People without a password who applied before a moment and never proved their address, by id from where the last ended. */
export async function findUnproven(
  tx: Tx<'system'>,
  before: Date,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    select id from identity."user"
     where mail_waits_for_proof and email_verified_at is null and status = 'NO_PASSWORD' and created_at < ${before}
       and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${limit}`);
  return rows.map(({ id }) => id);
}

export async function deleteUsers(tx: Tx<'system'>, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from identity."user" where id = any (${[...ids]}::uuid[])`);
}

/** The columns that may change after creation. */
export type UserChange = Partial<
  Pick<
    UserRow,
    | 'email'
    | 'first_name'
    | 'last_name'
    | 'phone_number'
    | 'username'
    | 'is_employer'
    | 'password_hash'
    | 'status'
    | 'disabled_at'
    | 'email_verified_at'
    | 'external_auth_source'
  >
>;

export async function updateUser(tx: Tx, id: string, change: UserChange): Promise<void> {
  // A statement that sets nothing is none.
  if (Object.keys(change).length === 0) return;
  await tx.tables<Tables>().updateTable('identity.user').set(change).where('id', '=', id).execute();
}

/** Ends every session of a user on all nodes: their tokens carry an older epoch. */
export async function incrementSessionEpoch(tx: Tx, id: string): Promise<void> {
  await tx
    .tables<Tables>()
    .updateTable('identity.user')
    .set((row) => ({ session_epoch: row('session_epoch', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Sets whether a second factor is required; returns the people for whom it changed. */
export async function updateSecondFactorDemand(tx: Tx, ids: readonly string[], demanded: boolean): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .tables<Tables>()
    .updateTable('identity.user')
    .set({ second_factor_demanded: demanded })
    .where('id', 'in', [...ids])
    .where('second_factor_demanded', '!=', demanded)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
