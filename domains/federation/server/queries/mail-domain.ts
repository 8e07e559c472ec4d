import type { Tx } from '@hearth/platform/database';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { MailDomainTable, Tables } from './tables.ts';

export type MailDomainRow = Selectable<MailDomainTable>;

/** Which of these mail domains another group has proven to be its own. */
export async function findTakenDomains(tx: Tx, domains: readonly string[], groupId: string): Promise<string[]> {
  const rows = await tx.execute<{ domain: string }>(sql`
    select domain from federation.mail_domain
     where domain = any (${[...domains]}::text[]) and verified_at is not null and group_id <> ${groupId}::uuid`);
  return rows.map((row) => row.domain);
}

/** Claims domains for a group; what it claims already stays as it is. */
export async function insertClaims(
  tx: Tx,
  claims: readonly Pick<MailDomainRow, 'group_id' | 'domain' | 'token'>[],
): Promise<void> {
  if (claims.length === 0) return;
  await tx
    .tables<Tables>()
    .insertInto('federation.mail_domain')
    .values([...claims])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function findClaims(tx: Tx, groupId: string): Promise<MailDomainRow[]> {
  return tx
    .tables<Tables>()
    .selectFrom('federation.mail_domain')
    .selectAll()
    .where('group_id', '=', groupId)
    .orderBy('domain')
    .execute();
}

/** Notes that a claim is proven. A domain that another group has proven at the same moment is refused by the database. */
export async function markProven(tx: Tx, groupId: string, domain: string, at: Date): Promise<void> {
  await tx
    .tables<Tables>()
    .updateTable('federation.mail_domain')
    .set({ verified_at: at })
    .where('group_id', '=', groupId)
    .where('domain', '=', domain)
    .execute();
}
