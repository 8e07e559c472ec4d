import type { Tx } from '@hearth/platform/database';
import { versionedRows } from '@hearth/platform/database/versioned-rows';
import { sql, type RawBuilder } from 'kysely';
import { DEMAND_CHANGED } from '../../contract/failures.ts';
import type { HeldQualification, Kind, ShiftDemand, Strictness } from '../../contract/schemas.ts';
import type { DemandTable, Tables } from './tables.ts';

/** A demand with the names of its parts. */
export interface DemandRow {
  readonly id: string;
  readonly group_id: string;
  readonly brand_id: string;
  readonly brand_name: string;
  readonly position_id: string;
  readonly position_name: string;
  readonly department: string;
  readonly qualification_id: string;
  readonly qualification_name: string;
  readonly kind: Kind;
  readonly level_names: string[];
  readonly min_level: number;
  readonly strictness: Strictness;
  readonly version: number;
}

export const demandRows = versionedRows<DemandTable>({
  table: 'qualifications.demand',
  changed: DEMAND_CHANGED,
  archivedAt: null,
});

function select(where: RawBuilder<unknown>): RawBuilder<DemandRow> {
  return sql<DemandRow>`
    select d.id, d.group_id, d.brand_id, coalesce(b.name, '') as brand_name, d.position_id, p.name as position_name, p.department,
      d.qualification_id, q.name as qualification_name, q.kind, q.level_names, d.min_level, d.strictness, d.version
    from qualifications.demand d
    join qualifications.qualification q on q.id = d.qualification_id and q.archived_at is null
    join team.position_view p on p.id = d.position_id
    left join core.brand_view b on b.id = d.brand_id
    where ${where}
    order by platform.searchable(p.name), platform.searchable(q.name), d.id`;
}

/** What positions demand at some brands, by position. Demands of archived qualifications rest. */
export function findDemands(tx: Tx, groupId: string, brandIds: readonly string[]): Promise<DemandRow[]> {
  return tx.execute(select(sql`d.group_id = ${groupId} and d.brand_id = any (${[...brandIds]}::uuid[])`));
}

/** A demand of a brand, or nothing. */
export async function findDemand(tx: Tx, brandId: string, id: string): Promise<DemandRow | undefined> {
  return (await tx.execute(select(sql`d.id = ${id} and d.brand_id = ${brandId}`)))[0];
}

/** Adds a demand; nothing where the position demands that there already. */
export async function insertDemand(tx: Tx, row: Omit<DemandTable, 'version'>): Promise<string | undefined> {
  const added = await tx
    .tables<Tables>()
    .insertInto('qualifications.demand')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** The id of what a position demands at a brand, whether its qualification is in use or not. */
export async function findDemandId(
  tx: Tx,
  of: Pick<DemandTable, 'brand_id' | 'position_id' | 'qualification_id'>,
): Promise<string | undefined> {
  const [row] = await tx.execute<{ id: string }>(sql`
    select id from qualifications.demand where brand_id = ${of.brand_id} and position_id = ${of.position_id}
      and qualification_id = ${of.qualification_id}`);
  return row?.id;
}

/** Brings demands of a qualification down to its highest level; answers which ones that were. */
export function lowerDemands(
  tx: Tx,
  qualificationId: string,
  highest: number,
): Promise<Pick<DemandTable, 'id' | 'group_id' | 'brand_id' | 'position_id' | 'qualification_id' | 'min_level'>[]> {
  return tx.execute(sql`
    update qualifications.demand set min_level = ${highest}, version = version + 1
    where qualification_id = ${qualificationId} and min_level > ${highest}
    returning id, group_id, brand_id, position_id, qualification_id, min_level`);
}

/** Ends a demand that is still what its reader saw; tells if it was. */
export async function deleteDemand(tx: Tx, id: string, version: number): Promise<boolean> {
  const rows = await tx.execute<{ id: string }>(
    sql`delete from qualifications.demand where id = ${id} and version = ${version} returning id`,
  );
  return rows.length === 1;
}

/** What shifts demand at some locations, by location: of several demands for one position and qualification the strictest of each part. */
export async function findShiftDemands(
  tx: Tx,
  locationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ShiftDemand[]>> {
  if (locationIds.length === 0) return new Map();
  const rows = await tx.execute<ShiftDemand & { location_id: string }>(sql`
    select b.id as location_id, d.position_id, d.qualification_id, q.name, max(d.min_level)::int as min_level,
      case when max(d.min_level) > 1 then q.level_names[max(d.min_level)] end as level_name,
      (array['block', 'consent', 'warn'])[min(array_position(array['block', 'consent', 'warn'], d.strictness))] as strictness
    from core.brand_view b
    join qualifications.demand d on d.group_id = b.group_id and d.brand_id = any (b.ancestor_ids)
    join qualifications.qualification q on q.id = d.qualification_id and q.archived_at is null
    where b.id = any (${[...locationIds]}::uuid[])
    group by b.id, d.position_id, d.qualification_id, q.name, q.level_names
    order by b.id, q.name, d.qualification_id, d.position_id`);
  return collect(rows, ({ location_id: at, ...demand }) => [at, demand]);
}

/** The confirmed qualifications of people, by person, as far as any position of their group demands them. */
export async function findHeldOf(
  tx: Tx,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly HeldQualification[]>> {
  const rows = await tx.execute<HeldQualification & { employee_id: string }>(sql`
    select r.employee_id, r.qualification_id, r.level, r.issued_on as valid_from, r.expires_on
    from qualifications.record r
    where r.employee_id = any (${[...employeeIds]}::uuid[]) and r.state = 'CONFIRMED'
      and r.qualification_id in (select qualification_id from qualifications.demand)
    order by r.employee_id, r.qualification_id, r.id`);
  return collect(rows, ({ employee_id: id, ...one }) => [id, one]);
}

function collect<Row, Part>(rows: readonly Row[], split: (row: Row) => readonly [string, Part]): Map<string, Part[]> {
  const parts = new Map<string, Part[]>();
  for (const row of rows) {
    const [key, part] = split(row);
    const known = parts.get(key);
    if (known === undefined) parts.set(key, [part]);
    else known.push(part);
  }
  return parts;
}
