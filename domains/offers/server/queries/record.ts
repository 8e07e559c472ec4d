import { json, type Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { EventRow, SignatureRow } from './tables.ts';

/** Adds an event to the record of an offer. */
export async function insertEvent(tx: Tx, row: EventRow): Promise<void> {
  await tx.execute(sql`
    insert into offers.offer_event (group_id, offer_id, deed, at, by_user_id, by_name)
    values (${row.group_id}, ${row.offer_id}, ${row.deed}, ${row.at}::timestamptz, ${row.by_user_id}, ${row.by_name})`);
}

/** Finds the events of several offers, in order. */
export function findEvents(tx: Tx, offerIds: readonly string[]): Promise<EventRow[]> {
  return tx.execute<EventRow>(sql`
    select group_id, offer_id, deed, at, by_user_id, by_name from offers.offer_event
    where offer_id = any (${[...offerIds]}::uuid[]) order by id`);
}

/** Returns whether the link of an offer was opened before. */
export async function wasRead(tx: Tx, offerId: string): Promise<boolean> {
  const rows = await tx.execute(
    sql`select 1 from offers.offer_event where offer_id = ${offerId} and deed = 'READ' limit 1`,
  );
  return rows.length > 0;
}

/** Inserts the one signature of an offer; it is never changed. */
export async function insertSignature(tx: Tx, row: SignatureRow): Promise<void> {
  await tx.execute(sql`
    insert into offers.signature (offer_id, group_id, name, strokes, consent, sha256, signed_at, ip, user_agent)
    values (${row.offer_id}, ${row.group_id}, ${row.name}, ${json(row.strokes)}, ${row.consent}, ${row.sha256}, ${row.signed_at}::timestamptz,
      ${row.ip}, ${row.user_agent})`);
}

/** Finds the signature of an offer, if it is signed. */
export async function findSignature(tx: Tx, offerId: string): Promise<SignatureRow | undefined> {
  const [row] = await tx.execute<SignatureRow>(sql`
    select offer_id, group_id, name, strokes, consent, sha256, signed_at, ip, user_agent from offers.signature where offer_id = ${offerId}`);
  return row;
}
