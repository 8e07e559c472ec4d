import type { Tx } from '@hearth/platform/database';
import { sealedColumn } from '@hearth/platform/sealing/sealed-column';
import { sql } from 'kysely';

/** The sealed keys that links are signed with. */
export const LINK_KEY = sealedColumn({ table: 'interviews.link_key', key: ['interview_id'], column: 'secret' });

/** What the links of an interview are signed with, made at the first. */
export async function ensureKey(tx: Tx<'system'>, interviewId: string, fresh: string): Promise<string> {
  const [row] = await tx.execute<{ secret: string }>(sql`
    insert into interviews.link_key as k (interview_id, secret) values (${interviewId}, ${LINK_KEY.seal(tx, interviewId, fresh)})
    on conflict (interview_id) do update set secret = k.secret returning secret`);
  return row === undefined ? fresh : LINK_KEY.open(tx, interviewId, row.secret);
}

/** The same of several interviews, of those that have one. */
export async function findKeys(
  tx: Tx<'system'>,
  interviewIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.execute<{ interview_id: string; secret: string }>(
    sql`select interview_id, secret from interviews.link_key where interview_id = any (${[...interviewIds]}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.interview_id, LINK_KEY.open(tx, row.interview_id, row.secret)]));
}
