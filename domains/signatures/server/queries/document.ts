import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A document that is known by its hash. */
export interface KnownDocument {
  readonly request_id: string;
  readonly title: string;
  readonly number: number;
  readonly sealed_at: Date | null;
}

/** The request whose sealed document has a hash, or nothing. */
export async function findSealed(tx: Tx<'system'>, sha256: string): Promise<KnownDocument | undefined> {
  const [row] = await tx.execute<KnownDocument>(sql`
    select r.id as request_id, d.title, d.number, r.sealed_at
    from signatures.request r join signatures.edition d on d.id = r.edition_id where r.sealed_sha256 = ${sha256} limit 1`);
  return row;
}

/** Whether a published version has a document with this hash. */
export async function isOriginal(tx: Tx<'system'>, sha256: string): Promise<boolean> {
  const rows = await tx.execute(sql`
    select 1 from signatures.edition d where d.sha256 = ${sha256} and d.state <> 'DRAFT' limit 1`);
  return rows.length > 0;
}

/** Whether a document was ever sealed here with a certificate. */
export async function isOwnSeal(tx: Tx<'system'>, fingerprint: string): Promise<boolean> {
  const rows = await tx.execute(sql`select 1 from signatures.request where seal_fingerprint = ${fingerprint} limit 1`);
  return rows.length > 0;
}
