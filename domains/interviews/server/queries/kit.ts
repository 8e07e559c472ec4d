import type { BrandGrant } from '@hearth/kit/access';
import { json, type Tx } from '@hearth/platform/database';
import { versionedRows } from '@hearth/platform/database/versioned-rows';
import type { Change } from '@hearth/platform/database/versioned-rows';
import { type RawBuilder, sql } from 'kysely';
import { KIT_CHANGED } from '../../contract/failures.ts';
import type { KitContent } from '../../contract/schemas.ts';
import type { KitRow } from './tables.ts';

function selectKits(where: RawBuilder<unknown>): RawBuilder<KitRow> {
  return sql<KitRow>`
    select k.id, k.group_id, k.location_id, k.name, k.kind, k.minutes, k.buffer_minutes, k.notice_hours, k.horizon_days, k.capacity,
      k.panel, k.panel_rule, k.room, k.details, k.hours, k.focus, k.criteria, k.version, coalesce(b.name, '') as location_name,
      concat_ws(', ', nullif(b.address, ''), nullif(b.city, '')) as address, coalesce(b.time_zone, 'UTC') as time_zone
    from interviews.kit k left join core.brand_view b on b.id = k.location_id
    where ${where} order by b.name, k.name, k.id`;
}

const isBelow = (grant: BrandGrant) =>
  sql`k.group_id = ${grant.groupId} and k.location_id in (select id from core.brand_view where group_id = ${grant.groupId} and ancestor_ids && ${[...grant.nodes]}::uuid[])`;

/** Finds the active kits within a grant, up to a limit. */
export function findKits(tx: Tx, grant: BrandGrant, limit: number): Promise<KitRow[]> {
  return tx.execute(sql<KitRow>`${selectKits(sql`k.away_at is null and ${isBelow(grant)}`)} limit ${limit}`);
}

/** Finds the active kits of a location. */
export function findKitsAt(tx: Tx, locationId: string): Promise<KitRow[]> {
  return tx.execute(selectKits(sql`k.away_at is null and k.location_id = ${locationId}`));
}

/** Finds kits by id, including archived ones. */
export async function findKitsById(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, KitRow>> {
  const rows = await tx.execute(selectKits(sql`k.id = any (${[...new Set(ids)]}::uuid[])`));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Finds an active kit within a grant. */
export async function findKit(tx: Tx, grant: BrandGrant, id: string): Promise<KitRow | undefined> {
  return (await tx.execute(selectKits(sql`k.away_at is null and k.id = ${id} and ${isBelow(grant)}`)))[0];
}

/** Returns whether a brand of the group is a location. */
export async function isLocation(tx: Tx, groupId: string, id: string): Promise<boolean> {
  const rows = await tx.execute(
    sql`select 1 from core.brand_view where id = ${id} and group_id = ${groupId} and type = 'LOCATION'`,
  );
  return rows.length === 1;
}

export async function insertKit(
  tx: Tx,
  kit: KitContent & { readonly id: string; readonly group_id: string; readonly location_id: string },
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into interviews.kit (id, group_id, location_id, name, kind, minutes, buffer_minutes, notice_hours, horizon_days, capacity,
      panel, panel_rule, room, details, hours, focus, criteria, created_at)
    values (${kit.id}, ${kit.group_id}, ${kit.location_id}, ${kit.name}, ${kit.kind}, ${kit.minutes}, ${kit.buffer_minutes},
      ${kit.notice_hours}, ${kit.horizon_days}, ${kit.capacity}, ${kit.panel}::uuid[], ${kit.panel_rule}, ${kit.room}, ${kit.details},
      ${json(kit.hours)}, ${kit.focus}::text[], ${json(kit.criteria)}, ${at}::timestamptz)`);
}

type KitTable = Omit<KitRow, 'location_name' | 'address' | 'time_zone'> & { readonly away_at: Date | null };

/** The kits of a location, with optimistic locking. */
export const kitRows = versionedRows<KitTable>({
  table: 'interviews.kit',
  changed: KIT_CHANGED,
  archivedAt: 'away_at',
});

/** Converts a kit's content to columns. */
export function kitColumns({ hours, criteria, ...kit }: KitContent): Change<KitTable> {
  return { ...kit, hours: json(hours), criteria: json(criteria) };
}

/** Updates the criteria of booked interviews that have not begun. */
export async function updateBookedCriteria(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update interviews.interview i set criteria = k.criteria from interviews.kit k
    where k.id = ${id} and i.kit_id = k.id and i.state = 'BOOKED' and i.starts_at > ${now}::timestamptz`);
}
