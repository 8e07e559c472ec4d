import type { Tx } from '@hearth/platform/database';
import { sealedColumn } from '@hearth/platform/sealing/sealed-column';
import { sql } from 'kysely';

/** The sealed keys that links are signed with. */
export const LINK_KEY = sealedColumn({ table: 'offers.link_key', key: ['offer_id'], column: 'secret' });

/** Keeps what the links of a new offer are signed with. */
export async function insertKey(tx: Tx<'system'>, offerId: string, secret: string): Promise<void> {
  await tx.execute(
    sql`insert into offers.link_key (offer_id, secret) values (${offerId}, ${LINK_KEY.seal(tx, offerId, secret)})`,
  );
}

/** The keys of several offers. */
export async function findKeys(tx: Tx<'system'>, offerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.execute<{ offer_id: string; secret: string }>(
    sql`select offer_id, secret from offers.link_key where offer_id = any (${[...offerIds]}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.offer_id, LINK_KEY.open(tx, row.offer_id, row.secret)]));
}
