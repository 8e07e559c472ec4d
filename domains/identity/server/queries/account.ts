import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A person's account data without credentials. */
export interface AccountRow {
  readonly email: string | null;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number: string | null;
  readonly status: string;
  readonly created_at: Date;
  readonly email_verified_at: Date | null;
}

export async function findAccount(tx: Tx, userId: string): Promise<AccountRow | undefined> {
  const [row] = await tx.execute<AccountRow>(sql`
    select email, username, first_name, last_name, phone_number, status, created_at, email_verified_at
    from identity."user" where id = ${userId}`);
  return row;
}

export interface SignInRow {
  readonly user_agent: string;
  readonly network: string;
  readonly created_at: Date;
  readonly used_at: Date;
  readonly ended_at: Date | null;
}

/** Finds a person's stored sign-ins, without impersonations of them. */
export function findSignIns(tx: Tx<'system'>, userId: string): Promise<SignInRow[]> {
  return tx.execute<SignInRow>(sql`
    select user_agent, network, created_at, used_at, revoked_at as ended_at from identity.session
    where user_id = ${userId} and impersonator_id is null order by created_at desc limit 1000`);
}

export interface KeyRow {
  readonly name: string;
  readonly created_at: Date;
  readonly used_at: Date | null;
}

export function findKeys(tx: Tx<'system'>, userId: string): Promise<KeyRow[]> {
  return tx.execute<KeyRow>(
    sql`select name, created_at, used_at from identity.passkey where user_id = ${userId} order by created_at limit 100`,
  );
}
