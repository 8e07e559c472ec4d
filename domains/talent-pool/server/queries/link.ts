import type { Tx } from '@hearth/platform/database';
import { tokenHash } from '@hearth/platform/secrets/token';
import { sql } from 'kysely';
import { COLUMNS } from './entry.ts';
import type { EntryRow } from './tables.ts';

/** Stores the hashes of the links' tokens. */
export async function insertLinks(tx: Tx<'system'>, links: ReadonlyMap<string, string>): Promise<void> {
  await tx.execute(sql`
    insert into talent_pool.link (entry_id, token_hash)
    select entry_id, decode(hash, 'hex')
    from unnest(${[...links.keys()]}::uuid[], ${[...links.values()].map((token) => tokenHash(token).toString('hex'))}::text[]) link (entry_id, hash)`);
}

/** Finds the entry of a link's token, unless it has expired. */
export async function findByToken(
  tx: Tx<'system'>,
  token: string,
  now: Date,
  lock = false,
): Promise<EntryRow | undefined> {
  const [row] = await tx.execute<EntryRow>(sql`
    select ${COLUMNS} from talent_pool.entry e join talent_pool.link l on l.entry_id = e.id
    where l.token_hash = ${tokenHash(token)} and e.until > ${now}::timestamptz ${lock ? sql`for update of e` : sql``}`);
  return row;
}
