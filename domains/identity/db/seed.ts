import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** An invented person without a password, who is visible and cannot sign in. */
export interface SeedPerson {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** Is true if any account exists. */
export async function hasPeople(tx: Tx): Promise<boolean> {
  return (await tx.execute(sql`select 1 from identity."user" limit 1`)).length > 0;
}

/** Adds many people in one statement. */
export async function seedPeople(tx: Tx, people: readonly SeedPerson[]): Promise<void> {
  await tx.execute(sql`
    insert into identity."user" (id, email, username, first_name, last_name, status)
    select id, email, email, first_name, last_name, 'NO_PASSWORD'
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as person(id uuid, email text, first_name text, last_name text)`);
}

/** Is true if an account with a known password was ever listed: only a demo does that. */
export async function hasDemoAccounts(tx: Tx): Promise<boolean> {
  return (await tx.execute(sql`select 1 from identity.demo_account limit 1`)).length > 0;
}
