import { sql } from 'kysely';
import { SYSTEM } from '../database.ts';
import type { Tx } from '../database.ts';
import type { FreeWork, Job } from '../module.ts';
import { newestAnchor, readAnchor } from './anchor.ts';
import type { Anchor } from './anchor.ts';
import { chainId, entryHash } from './chain.ts';
import type { ChainedEntry } from './chain.ts';
import { ENTRY, findHeads, holdChains } from './ledger.ts';

const AT_ONCE = 5000;
/** As many findings as are told; whoever sees these knows what to do. */
const MOST = 100;
/** Anchors that are followed back: a year and a little. */
const ANCHORS = 400;

/** An inconsistency in the audit ledger. */
export interface AuditFinding {
  readonly what:
    | 'ENTRY_CHANGED'
    | 'ENTRY_MISSING'
    | 'ROW_CHANGED'
    | 'ROW_MISSING'
    | 'ROW_SLIPPED_IN'
    | 'TRIGGER_MISSING'
    | 'ANCHOR_BROKEN';
  /** The chain, the row or the day that it is about. */
  readonly where: string;
}

type ChainedRow = ChainedEntry & { readonly number: number; readonly hash: Uint8Array };

/** Reads every chain from its beginning. */
async function checkChains(tx: Tx<'system'>): Promise<AuditFinding[]> {
  const findings: AuditFinding[] = [];
  await holdChains(tx);
  const heads = new Map((await findHeads(tx)).map((head) => [head.chain, head]));
  const chains = await tx.execute<{ chain: string }>(
    sql`select distinct coalesce(group_id, '00000000-0000-0000-0000-000000000000') as chain from platform.audit_entry where number is not null
        union select chain from platform.audit_head`,
  );
  for (const { chain } of chains) {
    let [number, previous]: [number, Uint8Array] = [0, Buffer.alloc(0)];
    for (let some = AT_ONCE; some === AT_ONCE && findings.length < MOST;) {
      const entries = await tx.execute<ChainedRow>(sql`
        select ${ENTRY}, number, hash from platform.audit_entry
        where coalesce(group_id, '00000000-0000-0000-0000-000000000000') = ${chain}::uuid and number > ${number}::bigint
        order by number limit ${AT_ONCE}`);
      some = entries.length;
      for (const entry of entries) {
        const where = `${chainId(entry)} ${entry.number}`;
        if (entry.number !== number + 1) findings.push({ what: 'ENTRY_MISSING', where });
        else if (!entryHash(entry, entry.number, previous).equals(entry.hash))
          findings.push({ what: 'ENTRY_CHANGED', where });
        [number, previous] = [entry.number, entry.hash];
      }
    }
    const head = heads.get(chain);
    if (head === undefined || head.number !== number || !Buffer.from(head.hash).equals(previous))
      findings.push({ what: 'ENTRY_MISSING', where: `${chain} ${head?.number ?? 0}` });
  }
  return findings;
}

/** Holds the rows of an audited table against what the ledger says last of each. */
async function checkRows(tx: Tx, source: string, key: string): Promise<AuditFinding[]> {
  const content = sql`sha256(convert_to(e.salt || jsonb_strip_nulls(to_jsonb(t))::text, 'UTF8'))`;
  return (
    await tx.execute<AuditFinding>(sql`
      with e as (
        select distinct on (row_key) row_key, deed, salt, content_hash from platform.audit_entry where source = ${source} order by row_key, id desc)
      select case
          when e.row_key is null or e.deed = 'DELETE' then 'ROW_SLIPPED_IN'
          when t.${sql.ref(key)} is null then 'ROW_MISSING'
          else 'ROW_CHANGED' end as what,
        ${`${source} `} || coalesce(e.row_key, t.${sql.ref(key)}::text) as where
      from e full join ${sql.table(source)} t on t.${sql.ref(key)}::text = e.row_key
      where e.row_key is null
        or (e.deed = 'DELETE') <> (t.${sql.ref(key)} is null)
        or (e.deed <> 'DELETE' and ${content} is distinct from e.content_hash)
      limit ${MOST}`)
  ).map(({ what, where }) => ({ what, where }));
}

/** The tables in the ledger, by the triggers that note their rows. */
export function findSources(
  tx: Tx,
): Promise<{ readonly source: string; readonly key: string; readonly enabled: boolean }[]> {
  return tx.execute(sql`
    select n.nspname || '.' || c.relname as source, split_part(encode(t.tgargs, 'escape'), '\\000', 1) as key, t.tgenabled = 'O' as enabled
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where t.tgfoid = 'platform.note_audit'::regproc order by 1`);
}

async function checkSources(tx: Tx): Promise<AuditFinding[]> {
  await tx.execute(sql`
    select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, MDY', true), set_config('intervalstyle', 'iso_8601', true),
      set_config('bytea_output', 'hex', true), set_config('extra_float_digits', '1', true), set_config('statement_timeout', '0', true)`);
  const sources = await findSources(tx);
  const gone = await tx.execute<{ source: string }>(sql`
    select distinct source from platform.audit_entry where source <> all (${sources.map(({ source }) => source)}::text[])`);
  const findings: AuditFinding[] = [
    ...gone.map(({ source }) => ({ what: 'TRIGGER_MISSING' as const, where: source })),
    ...sources
      .filter(({ enabled }) => !enabled)
      .map(({ source }) => ({ what: 'TRIGGER_MISSING' as const, where: source })),
  ];
  for (const { source, key } of sources) findings.push(...(await checkRows(tx, source, key)));
  return findings;
}

/** Holds the chains against what one anchor says of them. */
async function checkAnchor(tx: Tx, { day, heads }: Anchor): Promise<AuditFinding[]> {
  const broken = await tx.execute<{ chain: string }>(sql`
    select h.chain::text from unnest(${heads.map(({ chain }) => chain)}::uuid[], ${heads.map(({ number }) => number)}::bigint[],
      ${heads.map(({ hash }) => hash)}::text[]) h (chain, number, hash)
    where not exists (select from platform.audit_entry e
      where coalesce(e.group_id, '00000000-0000-0000-0000-000000000000') = h.chain and e.number = h.number and e.hash = decode(h.hash, 'hex'))`);
  return broken.map(({ chain }) => ({ what: 'ANCHOR_BROKEN', where: `${day} ${chain}` }));
}

/** Holds the chains against what was written of them outside the database. */
async function checkAnchors({ run, files }: Pick<FreeWork, 'run' | 'files'>): Promise<AuditFinding[]> {
  const keys = await run(SYSTEM, ({ db }) => Promise.resolve(db.keys));
  const findings: AuditFinding[] = [];
  let day = await newestAnchor(files);
  for (let count = 0; day !== null && count < ANCHORS; count += 1) {
    const anchor = await readAnchor(keys, files, day);
    if (anchor === null) return [...findings, { what: 'ANCHOR_BROKEN', where: day }];
    findings.push(...(await run(SYSTEM, ({ db }) => checkAnchor(db, anchor))));
    day = anchor.previous;
  }
  return findings;
}

/** Finds inconsistencies in the ledger, its records and its anchors; none if untampered. */
export async function verifyAudit({ run, files }: Pick<FreeWork, 'run' | 'files'>): Promise<AuditFinding[]> {
  const chains = await run(SYSTEM, ({ db }) => checkChains(db));
  const rows = await run(SYSTEM, ({ db }) => checkSources(db));
  const anchors = await checkAnchors({ run, files });
  return [...chains, ...rows, ...anchors].slice(0, MOST);
}

/** Every night: what does not fit is said in the log. */
export const verifyAuditJob: Job = {
  name: 'platform.verifyAudit',
  cron: '37 4 * * *',
  expireInSeconds: 3600,
  run: async (_data, work) => {
    const findings = await verifyAudit(work);
    if (findings.length > 0) work.log.error({ findings }, 'records of who did what were tampered with');
  },
};
