import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import { chainId, entryHash } from './chain.ts';
import type { ChainedEntry } from './chain.ts';

const AT_ONCE = 2000;
/** A key of PostgreSQL's advisory locks: one node at a time chains. */
const CHAIN_LOCK = 7_214_002;
/** What the columns of an entry are read as. */
export const ENTRY = sql`id, group_id, source, row_key, deed, content_hash, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at`;

/** The newest entry of a chain. */
export interface ChainHead {
  readonly chain: string;
  readonly number: number;
  readonly hash: Uint8Array;
}

/** Lets nobody else chain until the transaction ends. */
export async function holdChains(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`);
}

/** The heads of all chains. */
export function findHeads(tx: Tx<'system'>): Promise<ChainHead[]> {
  return tx.execute<ChainHead>(sql`select chain, number, hash from platform.audit_head order by chain`);
}

/**
 * Chains the entries that have been committed since the last time, the oldest first; answers how many. Entries of transactions
 * that are still open come next time, behind these: the order is that of chaining.
 */
export async function chainNextEntries(tx: Tx<'system'>): Promise<number> {
  await holdChains(tx);
  const waiting = await tx.execute<ChainedEntry>(
    sql`select ${ENTRY} from platform.audit_entry where number is null order by id limit ${AT_ONCE}`,
  );
  if (waiting.length === 0) return 0;
  const heads = new Map((await findHeads(tx)).map((head) => [head.chain, head]));
  const chained = waiting.map((entry) => {
    const chain = chainId(entry);
    const last = heads.get(chain);
    const number = (last?.number ?? 0) + 1;
    const hash = entryHash(entry, number, last?.hash ?? Buffer.alloc(0));
    heads.set(chain, { chain, number, hash });
    return { id: entry.id, chain, number, hash: hash.toString('hex') };
  });
  await tx.execute(sql`
    update platform.audit_entry e set number = c.number, hash = decode(c.hash, 'hex')
    from unnest(${chained.map(({ id }) => id)}::bigint[], ${chained.map(({ number }) => number)}::bigint[], ${chained.map(({ hash }) => hash)}::text[]) c (id, number, hash)
    where e.id = c.id`);
  const touched = [...new Set(chained.map(({ chain }) => chain))].flatMap((chain) => heads.get(chain) ?? []);
  await tx.execute(sql`
    insert into platform.audit_head as h (chain, number, hash)
    select chain, number, decode(hash, 'hex')
    from unnest(${touched.map(({ chain }) => chain)}::uuid[], ${touched.map(({ number }) => number)}::bigint[], ${touched.map(({ hash }) => Buffer.from(hash).toString('hex'))}::text[]) t (chain, number, hash)
    on conflict (chain) do update set number = excluded.number, hash = excluded.hash`);
  await forgetSalts(tx, waiting);
  return waiting.length;
}

/** What a row said before it was changed or deleted is forgotten: without the salt its hash says nothing of it. */
async function forgetSalts(tx: Tx, entries: readonly ChainedEntry[]): Promise<void> {
  const over = entries.filter(({ deed }) => deed !== 'INSERT');
  if (over.length === 0) return;
  await tx.execute(sql`
    update platform.audit_entry e set salt = null
    from unnest(${over.map(({ source }) => source)}::text[], ${over.map(({ row_key: key }) => key)}::text[], ${over.map(({ id }) => id)}::bigint[]) o (source, row_key, id)
    where e.source = o.source and e.row_key = o.row_key and e.id < o.id and e.salt is not null`);
}
