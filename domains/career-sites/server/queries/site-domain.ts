import type { Tx } from '@hearth/platform/database';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { DomainAfter } from '../../rules/site-domain.ts';
import type { CareerTables } from './tables.ts';

export type SiteDomainRow = Selectable<CareerTables['jobs.site_domain']>;

/** Finds the custom domain of a group, verified or not. */
export function findSiteDomain(tx: Tx, groupId: string): Promise<SiteDomainRow | undefined> {
  return tx
    .tables<CareerTables>()
    .selectFrom('jobs.site_domain')
    .selectAll()
    .where('group_id', '=', groupId)
    .executeTakeFirst();
}

/** Replaces the custom domain of a group. */
export async function putSiteDomainRow(
  tx: Tx,
  row: Pick<SiteDomainRow, 'group_id' | 'domain' | 'token' | 'added_at' | 'next_check_at'>,
): Promise<void> {
  const fresh = { ...row, state: 'WAITING', leads_since: null, missing_since: null, checked_at: null } as const;
  await tx
    .tables<CareerTables>()
    .insertInto('jobs.site_domain')
    .values(fresh)
    .onConflict((conflict) => conflict.column('group_id').doUpdateSet(fresh))
    .execute();
}

export async function deleteSiteDomain(tx: Tx, groupId: string): Promise<void> {
  await tx.tables<CareerTables>().deleteFrom('jobs.site_domain').where('group_id', '=', groupId).execute();
}

/** Locks a group's domain as it was checked; undefined if it has changed since. */
export function lockSiteDomain(
  tx: Tx,
  { group_id: groupId, token }: Pick<SiteDomainRow, 'group_id' | 'token'>,
): Promise<SiteDomainRow | undefined> {
  return tx
    .tables<CareerTables>()
    .selectFrom('jobs.site_domain')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('token', '=', token)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Stores the result of a check. The database refuses a domain verified by another group. A domain that another group
 * has proven is refused by the database.
 */
export async function saveDomainCheck(
  tx: Tx,
  groupId: string,
  after: DomainAfter & { readonly leadsSince: Date | null },
  now: Date,
): Promise<void> {
  await tx
    .tables<CareerTables>()
    .updateTable('jobs.site_domain')
    .set({
      state: after.state,
      leads_since: after.leadsSince,
      missing_since: after.missingSince,
      next_check_at: after.nextCheckAt,
      checked_at: now,
    })
    .where('group_id', '=', groupId)
    .execute();
}

/** Claims domains that are due for a check until `again`. */
export function claimDueDomains(tx: Tx, now: Date, again: Date, limit: number): Promise<SiteDomainRow[]> {
  return tx.execute<SiteDomainRow>(sql`
    update jobs.site_domain set next_check_at = ${again}
    where group_id in (
      select group_id from jobs.site_domain where next_check_at is not null and next_check_at <= ${now}
      order by next_check_at limit ${limit} for update skip locked)
    returning *`);
}

/** A verified domain of an active group's career site. */
export interface VerifiedDomain {
  readonly site: string;
  readonly domain: string;
  readonly token: string;
  readonly leads: boolean;
}

/** Finds all verified domains, or the one of a name. */
export function findVerifiedDomains(tx: Tx<'system'>, domain?: string): Promise<VerifiedDomain[]> {
  return tx.execute<VerifiedDomain>(sql`
    select root.slug as site, own.domain, own.token, own.leads_since is not null as leads
    from jobs.site_domain own join core.brand_view root on root.id = own.group_id
    where own.state = 'PROVEN' and root.status = 'active' and root.slug is not null
      ${domain === undefined ? sql`` : sql`and own.domain = ${domain}`}`);
}
