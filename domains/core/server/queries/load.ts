import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import { toSlug } from '../../rules/slug.ts';
import type { LocationRow } from '../load-locations.ts';

/** The node below which new countries are created. */
export interface LoadRoot {
  readonly id: string;
  readonly groupId: string;
}

/** Finds which of these numbers belong to locations outside a node, which a load must not change. */
export async function findNumbersElsewhere(
  tx: Tx,
  root: LoadRoot,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  if (root.id === root.groupId) return new Set();
  const rows = await tx.execute<{ number: string }>(sql`
    select number from core.brand where group_id = ${root.groupId} and number = any (${[...numbers]}::text[])
       and not ${root.id}::uuid = any (ancestor_ids)`);
  return new Set(rows.map((row) => row.number));
}

/** Makes the country nodes that are missing below a node. */
export async function insertMissingCountries(tx: Tx, root: LoadRoot, rows: readonly LocationRow[]): Promise<void> {
  const countries = new Map(rows.map((row) => [row.country_code, row.country_name]));
  await tx.execute(sql`
    insert into core.brand (id, group_id, parent_id, ancestor_ids, type, name, slug, country_code, time_zone, currency)
    select n.id, r.group_id, r.id, r.ancestor_ids || n.id, 'COUNTRY', n.name, n.slug, n.country_code, r.time_zone, coalesce(c.currency, r.currency)
      from jsonb_to_recordset(${JSON.stringify(
        [...countries].map(([code, name]) => ({
          id: newId(),
          country_code: code,
          name: name ?? code,
          slug: toSlug(name ?? code),
        })),
      )}::jsonb) as n (id uuid, country_code text, name text, slug text)
      join core.brand r on r.id = ${root.id}
      left join core.country c on c.code = n.country_code
    on conflict (parent_id, country_code) where type = 'COUNTRY' do nothing`);
}

/** Creates missing regions; rows without a region are placed below their country. */
export async function insertMissingRegions(tx: Tx, root: LoadRoot, rows: readonly LocationRow[]): Promise<void> {
  const regions = new Map(
    rows.flatMap((row) => (row.region_code === null ? [] : [[`${row.country_code}|${row.region_code}`, row] as const])),
  );
  await tx.execute(sql`
    insert into core.brand (id, group_id, parent_id, ancestor_ids, type, name, slug, country_code, region_code, region, time_zone, currency)
    select n.id, k.group_id, k.id, k.ancestor_ids || n.id, 'REGION', n.name, n.slug, k.country_code, n.region_code, n.name, n.time_zone, k.currency
      from jsonb_to_recordset(${JSON.stringify(
        [...regions.values()].map((row) => ({
          id: newId(),
          country_code: row.country_code,
          region_code: row.region_code,
          name: row.region_name ?? row.region_code,
          slug: toSlug(row.region_name ?? row.region_code ?? ''),
          time_zone: row.time_zone,
        })),
      )}::jsonb) as n (id uuid, country_code text, region_code text, name text, slug text, time_zone text)
      join core.brand k on k.parent_id = ${root.id} and k.type = 'COUNTRY' and k.country_code = n.country_code
    on conflict (parent_id, region_code) where type = 'REGION' do nothing`);
}

/** A country or region node below the root of a load. */
export interface LoadNode {
  readonly id: string;
  readonly type: 'COUNTRY' | 'REGION';
  readonly parent_id: string;
  readonly ancestor_ids: readonly string[];
  readonly country_code: string;
  readonly region_code: string | null;
  readonly currency: string;
}

/** The countries below a node, and their regions. */
export function findLoadNodes(tx: Tx, root: LoadRoot): Promise<LoadNode[]> {
  return tx.execute<LoadNode>(sql`
    select n.id, n.type, n.parent_id, n.ancestor_ids, n.country_code, n.region_code, n.currency from core.brand n
     where n.parent_id = ${root.id} and n.type = 'COUNTRY'
    union all
    select n.id, n.type, n.parent_id, n.ancestor_ids, n.country_code, n.region_code, n.currency from core.brand k
      join core.brand n on n.parent_id = k.id and n.type = 'REGION' where k.parent_id = ${root.id} and k.type = 'COUNTRY'`);
}

/** The number of created and updated rows; the rest were unchanged. */
export interface LoadCounts {
  readonly created: number;
  readonly updated: number;
}

/** A location with its parent node. */
export interface PlacedLocation {
  readonly row: LocationRow;
  readonly parent: LoadNode;
}

/**
 * Inserts or changes locations by their number. A location that somebody moved by hand keeps its place unless its country or
 * region changed; it keeps its currency unless its row names one or its country changed.
 */
export async function upsertLocations(
  tx: Tx,
  root: LoadRoot,
  locations: readonly PlacedLocation[],
  now: Date,
): Promise<LoadCounts> {
  const done = { created: 0, updated: 0 };
  for (const named of [true, false]) {
    const part = locations.filter(({ row }) => (row.currency !== null) === named);
    if (part.length === 0) continue;
    const { created, updated } = await upsertPart(tx, root, part, named, now);
    done.created += created;
    done.updated += updated;
  }
  return done;
}

async function upsertPart(
  tx: Tx,
  root: LoadRoot,
  locations: readonly PlacedLocation[],
  named: boolean,
  now: Date,
): Promise<LoadCounts> {
  const input = locations.map(({ row, parent }) => ({
    ...row,
    id: newId(now.getTime()),
    slug: toSlug(row.name),
    parent_id: parent.id,
    path: parent.ancestor_ids,
    currency: row.currency ?? parent.currency,
  }));
  const results = await tx.execute<{ created: boolean }>(sql`
    insert into core.brand as b (id, group_id, parent_id, ancestor_ids, type, name, slug, number, street, city, region_code, region,
           country_code, postcode, phone, latitude, longitude, time_zone, currency, ownership)
    select n.id, ${root.groupId}::uuid, n.parent_id, n.path || n.id, 'LOCATION', n.name, n.slug, n.number, n.street, n.city, n.region_code,
           coalesce(n.region_name, n.region_code), n.country_code, n.postcode, n.phone, n.latitude, n.longitude, n.time_zone, n.currency, n.ownership
      from jsonb_to_recordset(${JSON.stringify(input)}::jsonb) as n (id uuid, slug text, parent_id uuid, path uuid[], number text, name text,
             street text, city text, region_code text, region_name text, country_code text, postcode text, phone text, time_zone text,
             latitude float8, longitude float8, currency text, ownership text)
    on conflict (group_id, number) where number is not null do update set
      name = excluded.name, slug = excluded.slug, street = excluded.street, city = excluded.city, region_code = excluded.region_code,
      region = excluded.region, country_code = excluded.country_code, postcode = excluded.postcode, phone = excluded.phone,
      latitude = excluded.latitude, longitude = excluded.longitude, time_zone = excluded.time_zone, updated_at = ${now}, version = b.version + 1,
      currency = case when ${named}::boolean or b.country_code is distinct from excluded.country_code then excluded.currency else b.currency end,
      ownership = coalesce(excluded.ownership, b.ownership),
      parent_id = case when (b.country_code, b.region_code) is distinct from (excluded.country_code, excluded.region_code)
        then excluded.parent_id else b.parent_id end,
      ancestor_ids = case when (b.country_code, b.region_code) is distinct from (excluded.country_code, excluded.region_code)
        then trim_array(excluded.ancestor_ids, 1) || b.id else b.ancestor_ids end
    where b.type = 'LOCATION' and
      (b.name, b.street, b.city, b.region_code, b.region, b.country_code, b.postcode, b.phone, b.latitude, b.longitude, b.time_zone, b.ownership,
       case when ${named}::boolean then b.currency end) is distinct from
      (excluded.name, excluded.street, excluded.city, excluded.region_code, excluded.region, excluded.country_code, excluded.postcode,
       excluded.phone, excluded.latitude, excluded.longitude, excluded.time_zone, coalesce(excluded.ownership, b.ownership),
       case when ${named}::boolean then excluded.currency end)
    returning b.xmax = 0 as created`);
  const created = results.filter((row) => row.created).length;
  return { created, updated: results.length - created };
}
