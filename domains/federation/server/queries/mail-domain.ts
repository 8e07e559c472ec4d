import type { DomainProofState } from '@hearth/kit/installation/domain-proof';
import type { Tx } from '@hearth/platform/database';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { MailDomainTable, Tables } from './tables.ts';

export type MailDomainRow = Selectable<MailDomainTable>;

/** Finds which of these mail domains another group has proven. */
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

/**
 * Marks a claim as proven with its next check; the database refuses a domain proven elsewhere. A domain that another
 * group has proven at the same moment is refused by the database.
 */
export function markProven(
  tx: Tx,
  groupId: string,
  domain: string,
  { at, nextCheckAt }: { readonly at: Date; readonly nextCheckAt: Date | null },
): Promise<MailDomainRow> {
  return tx
    .tables<Tables>()
    .updateTable('federation.mail_domain')
    .set({ verified_at: at, missing_since: null, next_check_at: nextCheckAt })
    .where('group_id', '=', groupId)
    .where('domain', '=', domain)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Claims proven domains due for a check; other nodes skip them until `again`. */
export function claimDueDomains(tx: Tx<'system'>, now: Date, again: Date, limit: number): Promise<MailDomainRow[]> {
  return tx.execute<MailDomainRow>(sql`
    update federation.mail_domain set next_check_at = ${again}
    where (group_id, domain) in (
      select group_id, domain from federation.mail_domain where next_check_at is not null and next_check_at <= ${now}
      order by next_check_at limit ${limit} for update skip locked)
    returning *`);
}

/** A claim that is proven, kept for the transaction; undefined when it is none by now. */
export function lockProven(
  tx: Tx,
  { group_id: groupId, domain }: Pick<MailDomainRow, 'group_id' | 'domain'>,
): Promise<MailDomainRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('federation.mail_domain')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('domain', '=', domain)
    .where('verified_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Records the result of a domain check. */
export async function recordCheck(
  tx: Tx,
  { group_id: groupId, domain }: Pick<MailDomainRow, 'group_id' | 'domain'>,
  { isProven, missingSince, nextCheckAt }: DomainProofState,
): Promise<void> {
  await tx
    .tables<Tables>()
    .updateTable('federation.mail_domain')
    .set({
      missing_since: missingSince,
      next_check_at: nextCheckAt,
      ...(isProven ? {} : { verified_at: null }),
    })
    .where('group_id', '=', groupId)
    .where('domain', '=', domain)
    .execute();
}
