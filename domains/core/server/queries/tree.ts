import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { BrandLine } from './brand.ts';

/**
 * The visible part of a tree: everything at or below `nodes`, and in `path` also their ancestors. `path` holds the
 * nodes and all brands above them.
 */
export interface TreeView {
  readonly nodes: readonly string[];
  readonly path: readonly string[];
}

/** Finds the part of a tree that rights at these nodes make visible. */
export async function findTreeView(tx: Tx, nodes: readonly string[]): Promise<TreeView> {
  const rows = await tx.execute<{ id: string }>(sql`
    select distinct unnest(ancestor_ids) as id from core.brand where id = any (${[...nodes]}::uuid[])`);
  return { nodes, path: rows.map((row) => row.id) };
}

export interface SiblingSortKey {
  readonly sort_name: string;
  readonly id: string;
}
export type ChildLine = BrandLine & SiblingSortKey;

const columns = sql.raw(
  'b.id, b.group_id, b.parent_id, b.ancestor_ids, b.type, b.name, b.number, b.status, b.city, b.region, b.country_code, b.time_zone, b.sort_name',
);

/** Is true if a brand is at or below a visible node, or an ancestor of one. */
export function isInView(brand: Pick<BrandLine, 'id' | 'ancestor_ids'>, sight: TreeView): boolean {
  return sight.path.includes(brand.id) || brand.ancestor_ids.some((id) => sight.nodes.includes(id));
}

function isShown(includeArchived: boolean): RawBuilder<unknown> {
  return includeArchived ? sql`true` : sql`b.status <> 'archived'`;
}

/** The children of some brands that can be seen, at most `limit` of each parent, by name; of one parent, those after `after`. */
export function findChildren(
  tx: Tx,
  parents: readonly Pick<BrandLine, 'id' | 'ancestor_ids'>[],
  sight: TreeView,
  window: { readonly limit: number; readonly after?: SiblingSortKey | undefined; readonly includeArchived: boolean },
): Promise<ChildLine[]> {
  const whole = parents.filter((parent) => parent.ancestor_ids.some((id) => sight.nodes.includes(id)));
  const after = window.after;
  return tx.execute<ChildLine>(sql`
    select c.* from unnest(${parents.map((parent) => parent.id)}::uuid[]) with ordinality as p (id, place)
     cross join lateral (
       select ${columns} from core.brand b
        where b.parent_id = p.id and ${isShown(window.includeArchived)}
          and (p.id = any (${whole.map((parent) => parent.id)}::uuid[]) or b.id = any (${[...sight.path]}::uuid[]))
          and ${after === undefined ? sql`true` : sql`(b.sort_name, b.id) > (${after.sort_name}, ${after.id}::uuid)`}
        order by b.sort_name, b.id
        limit ${window.limit}
     ) c
     order by p.place, c.sort_name, c.id`);
}

export interface ChildCounts {
  readonly id: string;
  readonly child_count: number;
  readonly location_count: number;
}

/** What of a group may be seen, as a condition on `b`. Reading the whole group once is quicker than walking the tree down. */
function selectInView(groupId: string, sight: TreeView): RawBuilder<unknown> {
  if (sight.nodes.includes(groupId)) return sql`b.group_id = ${groupId}`;
  return sql`b.group_id = ${groupId} and (b.ancestor_ids && ${[...sight.nodes]}::uuid[] or b.id = any (${[...sight.path]}::uuid[]))`;
}

/** Counts the visible children of each brand and the locations anywhere below it. */
export async function findChildCounts(
  tx: Tx,
  brands: readonly Pick<BrandLine, 'id' | 'group_id' | 'type' | 'ancestor_ids'>[],
  sight: TreeView,
  includeArchived: boolean,
): Promise<ReadonlyMap<string, ChildCounts>> {
  const inner = brands.filter((brand) => brand.type !== 'LOCATION');
  const counts = new Map<string, ChildCounts>();
  for (const [depth, level] of Map.groupBy(inner, (brand) => brand.ancestor_ids.length)) {
    const groupId = level[0]?.group_id ?? '';
    const rows = await tx.execute<ChildCounts>(sql`
      select b.ancestor_ids[${depth}::int] as id,
             (count(*) filter (where cardinality(b.ancestor_ids) = ${depth}::int + 1))::int as child_count,
             (count(*) filter (where b.type = 'LOCATION'))::int as location_count
        from core.brand b
       where ${selectInView(groupId, sight)} and ${isShown(includeArchived)}
         and b.ancestor_ids[${depth}::int] = any (${level.map((brand) => brand.id)}::uuid[])
       group by 1`);
    for (const row of rows) counts.set(row.id, row);
  }
  return counts;
}

/** The locations that can be seen at or below a brand, by name. */
export function findLocationsBelow(
  tx: Tx,
  brand: Pick<BrandLine, 'id' | 'group_id'>,
  sight: TreeView,
  limit: number,
): Promise<BrandLine[]> {
  return tx.execute<BrandLine>(sql`
    select ${columns} from core.brand b
     where ${selectInView(brand.group_id, sight)} and b.type = 'LOCATION' and b.status <> 'archived'
       and b.ancestor_ids @> ${[brand.id]}::uuid[]
     order by b.sort_name, b.id limit ${limit}`);
}

const FEW_NODES = 50;

/** The paths of a group's locations at or below some brands, and of others where those are many, in the order of the tree; archived ones are left out. */
export async function findLocationPaths(
  tx: Tx,
  groupId: string,
  nodes: readonly string[],
): Promise<readonly (readonly string[])[]> {
  // Asked of each row, thousands of brands take longer than reading the whole group.
  const below = nodes.length > FEW_NODES ? sql`true` : sql`b.ancestor_ids && ${[...nodes]}::uuid[]`;
  const rows = await tx.execute<{ ancestor_ids: readonly string[] }>(sql`
    select b.ancestor_ids from core.brand b
     where b.group_id = ${groupId} and b.type = 'LOCATION' and b.status <> 'archived' and ${below}
     order by b.ancestor_ids`);
  return rows.map((row) => row.ancestor_ids);
}

/** Brands of these groups at or below the given nodes, those nearest to the root first, then by name; at most `limit`, after the given place. */
export function findBrandsBelow(
  tx: Tx,
  groupIds: readonly string[],
  nodes: readonly string[],
  window: {
    readonly limit: number;
    readonly includeArchived: boolean;
    readonly after?: (SiblingSortKey & { readonly depth: number }) | undefined;
  },
): Promise<ChildLine[]> {
  const after = window.after;
  return tx.execute<ChildLine>(sql`
    select ${columns} from core.brand b
     where b.group_id = any (${[...groupIds]}::uuid[]) and ${isShown(window.includeArchived)}
       and (b.group_id = any (${[...nodes]}::uuid[]) or b.ancestor_ids && ${[...nodes]}::uuid[])
       and ${after === undefined ? sql`true` : sql`(cardinality(b.ancestor_ids), b.sort_name, b.id) > (${after.depth}::int, ${after.sort_name}, ${after.id}::uuid)`}
     order by cardinality(b.ancestor_ids), b.sort_name, b.id
     limit ${window.limit}`);
}
