import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** Keeps what the links of a new offer are signed with. System scope. */
export async function insertKey(tx: Tx, offerId: string, secret: string): Promise<void> {
  await tx.execute(sql`insert into offers.link_key (offer_id, secret) values (${offerId}, ${secret})`);
}

/** The keys of several offers. System scope. */
export async function findKeys(tx: Tx, offerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.execute<{ offer_id: string; secret: string }>(
    sql`select offer_id, secret from offers.link_key where offer_id = any (${[...offerIds]}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.offer_id, row.secret]));
}
