import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A temporary suspension of an employee's right to write to candidates. */
export interface SuspensionRow {
  readonly id: string;
  readonly group_id: string;
  readonly user_id: string;
  readonly user_name: string;
  readonly report_id: string;
  readonly until: Date;
  readonly by_name: string;
  readonly at: Date;
}

export async function insertSuspension(tx: Tx<'system'>, row: SuspensionRow): Promise<void> {
  await tx.execute(sql`
    insert into messaging.suspension (id, group_id, user_id, user_name, report_id, until, by_name, at)
    values (${row.id}, ${row.group_id}, ${row.user_id}, ${row.user_name}, ${row.report_id}, ${row.until}, ${row.by_name}, ${row.at})`);
}

/** The suspensions that hold, of reports that a grant reaches, newest first. */
export function findSuspensions(tx: Tx<'system'>, grant: BrandGrant, now: Date): Promise<SuspensionRow[]> {
  return tx.execute<SuspensionRow>(sql`
    select s.* from messaging.suspension s
    where s.group_id = ${grant.groupId} and s.ended_at is null and s.until > ${now} and ${withinGrant(grant)}
    order by s.at desc, s.id desc limit 200`);
}

/** Ends a suspension early; false for one of the caller's own, and where there is none. */
export async function closeSuspension(
  tx: Tx<'system'>,
  grant: BrandGrant,
  id: string,
  by: { readonly userId: string; readonly name: string; readonly at: Date },
): Promise<boolean> {
  const ended = await tx.execute(sql`
    update messaging.suspension s set ended_at = ${by.at}, ended_by_name = ${by.name}
    where s.id = ${id} and s.ended_at is null and s.user_id <> ${by.userId} and s.group_id = ${grant.groupId} and ${withinGrant(grant)} returning id`);
  return ended.length > 0;
}

/** Who holds the right at the whole group sees all; else those whose report was below the brands of the grant. */
const withinGrant = (grant: BrandGrant) =>
  grant.nodes.some((node) => node === grant.groupId)
    ? sql<boolean>`true`
    : sql<boolean>`exists (select 1 from messaging.report r join core.brand_view b on b.id = r.location_id
        where r.id = s.report_id and b.ancestor_ids && ${[...grant.nodes]}::uuid[])`;

/** An approval to write to minors, at a brand and below it. */
export interface MinorSenderRow {
  readonly id: string;
  readonly group_id: string;
  readonly brand_id: string;
  readonly user_id: string;
  readonly user_name: string;
  readonly by_name: string;
  readonly at: Date;
}

/** Adds an approval; returns the existing id if the person is already approved. */
export async function insertMinorSender(tx: Tx<'system'>, row: MinorSenderRow): Promise<string> {
  await tx.execute(sql`
    insert into messaging.minor_sender (id, group_id, brand_id, user_id, user_name, by_name, at)
    values (${row.id}, ${row.group_id}, ${row.brand_id}, ${row.user_id}, ${row.user_name}, ${row.by_name}, ${row.at}) on conflict do nothing`);
  const [kept] = await tx.execute<{ id: string }>(sql`
    select id from messaging.minor_sender where brand_id = ${row.brand_id} and user_id = ${row.user_id} and removed_at is null`);
  return kept?.id ?? row.id;
}

/** Finds who may write to minors at a location: approved there or above it. */
export function findMinorSendersAt(tx: Tx<'system'>, groupId: string, locationId: string): Promise<MinorSenderRow[]> {
  return tx.execute<MinorSenderRow>(sql`
    select m.* from messaging.minor_sender m join core.brand_view place on place.id = ${locationId}
    where m.group_id = ${groupId} and m.removed_at is null and m.brand_id = any (place.ancestor_ids) order by m.user_name, m.id`);
}

/** Finds the approvals at a brand, above it, and below it within reach of the grant. */
export function findMinorSenders(
  tx: Tx<'system'>,
  { groupId, brandId, nodes }: BrandGrant,
): Promise<(MinorSenderRow & { readonly brand_name: string })[]> {
  return tx.execute<MinorSenderRow & { readonly brand_name: string }>(sql`
    select m.*, b.name as brand_name from messaging.minor_sender m
    join core.brand_view b on b.id = m.brand_id join core.brand_view here on here.id = ${brandId}
    where m.group_id = ${groupId} and m.removed_at is null and (m.brand_id = any (here.ancestor_ids) or b.ancestor_ids && ${[...nodes]}::uuid[])
    order by m.user_name, m.id limit 500`);
}

/** Ends an approval of one brand; false where there is none. */
export async function closeMinorSender(
  tx: Tx<'system'>,
  { groupId, brandId }: Pick<BrandGrant, 'groupId' | 'brandId'>,
  id: string,
  by: { readonly name: string; readonly at: Date },
): Promise<boolean> {
  const ended = await tx.execute(sql`
    update messaging.minor_sender set removed_at = ${by.at}, removed_by_name = ${by.name}
    where id = ${id} and group_id = ${groupId} and brand_id = ${brandId} and removed_at is null returning id`);
  return ended.length > 0;
}
