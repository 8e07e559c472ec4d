import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

export interface RegistrationRow {
  user_id: string;
  user_type: 'CANDIDATE' | 'EMPLOYER';
  mode: 'NORMAL';
  brand_id: string | null;
  registered_at: Date;
}

interface Tables {
  'registration.registration': RegistrationRow;
}

/** Adds the registration, or holds the one that is there until the transaction ends: two at once cannot make two groups. */
export async function insertOrLock(tx: Tx, row: RegistrationRow): Promise<RegistrationRow> {
  const table = tx.tables<Tables>();
  await table
    .insertInto('registration.registration')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return table
    .selectFrom('registration.registration')
    .selectAll()
    .where('user_id', '=', row.user_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Finds a person's registration; undefined if they have none. */
export function findRegistration(tx: Tx, userId: string): Promise<Pick<RegistrationRow, 'user_type'> | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('registration.registration')
    .select('user_type')
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function updateRegistration(
  tx: Tx,
  userId: string,
  change: Pick<RegistrationRow, 'user_type' | 'brand_id'>,
): Promise<void> {
  await tx
    .tables<Tables>()
    .updateTable('registration.registration')
    .set(change)
    .where('user_id', '=', userId)
    .execute();
}

/** Claims the right to mail an address; false if one was sent after `before`. */
export async function claimActivationMail(
  tx: Tx<'system'>,
  addressHash: Uint8Array,
  now: Date,
  before: Date,
): Promise<boolean> {
  const rows = await tx.execute(sql`
    insert into registration.activation_mail as mail (address_hash, sent_at) values (${addressHash}, ${now})
    on conflict (address_hash) do update set sent_at = excluded.sent_at where mail.sent_at <= ${before}
    returning 1`);
  return rows.length > 0;
}
