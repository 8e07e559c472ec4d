import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import { COLUMNS } from './entry.ts';
import type { EntryRow } from './tables.ts';

/** Keeps what the links to people carry. System scope. */
export async function insertLinks(tx: Tx, links: ReadonlyMap<string, string>): Promise<void> {
  await tx.execute(sql`
    insert into talent_pool.link (entry_id, token) select * from unnest(${[...links.keys()]}::uuid[], ${[...links.values()]}::text[])`);
}

/** What the links to people carry. System scope. */
export async function findLinks(tx: Tx, entryIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.execute<{ entry_id: string; token: string }>(
    sql`select entry_id, token from talent_pool.link where entry_id = any (${[...entryIds]}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.entry_id, row.token]));
}

/** Whom a link is to; nobody once their time is over. System scope. */
export async function findByToken(tx: Tx, token: string, now: Date, lock = false): Promise<EntryRow | undefined> {
  const [row] = await tx.execute<EntryRow>(sql`
    select ${COLUMNS} from talent_pool.entry e join talent_pool.link l on l.entry_id = e.id
    where l.token = ${token} and e.until > ${now}::timestamptz ${lock ? sql`for update of e` : sql``}`);
  return row;
}
