import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { versionedRows } from '@hearth/platform/database/versioned-rows';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { ROLE_STALE } from '../../contract/failures.ts';
import { selectHolders } from './grant.ts';
import type { RoleTable, Tables } from './tables.ts';

export type RoleRow = Selectable<RoleTable>;

/** The brand in view and the path to it from the root. */
export interface BrandView {
  readonly groupId: string;
  readonly brandId: string;
  readonly path: readonly string[];
}

/** A page of the group's own roles at a brand, above it and below it, in the order in which they were made. */
export function findRoles(
  tx: Tx,
  sight: BrandView,
  page: { readonly archived: boolean; readonly after?: string; readonly limit: number },
): Promise<RoleRow[]> {
  const { archived, after, limit } = page;
  return tx
    .tables<Tables>()
    .selectFrom('access.role as r')
    .selectAll('r')
    .where('r.group_id', '=', sight.groupId)
    .where(isInView(sight, 'r'))
    .$if(!archived, (query) => query.where('r.archived_at', 'is', null))
    .$if(after !== undefined, (query) => query.where('r.id', '>', after ?? ''))
    .orderBy('r.id')
    .limit(limit)
    .execute();
}

/** A role of a group, or undefined; `lock` keeps others from changing it until the transaction ends. */
export function findRole(
  tx: Tx,
  groupId: string,
  id: string,
  lock: 'lock' | 'read' = 'read',
): Promise<RoleRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('access.role')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('id', '=', id)
    .$if(lock === 'lock', (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Counts the holders of each role at, above and below a brand, now or in the future. */
export async function countHolders(tx: Tx, sight: BrandView, now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.execute<{ role: string; people: number }>(sql`
    select coalesce(g.role, g.role_id::text) as role, count(distinct g.user_id)::int as people
      from access."grant" g
     where g.group_id = ${sight.groupId} and ${isInView(sight, 'g')} and g.permissions is null
       and (g.valid_until is null or g.valid_until > ${now})
     group by 1`);
  return new Map(rows.map((row) => [row.role, row.people]));
}

/** Finds brands where a role is held outside its own subtree, after a move. */
export async function findStrayBrands(tx: Tx, role: Pick<RoleRow, 'id' | 'group_id' | 'brand_id'>) {
  const rows = await tx.execute<{ id: string }>(sql`
    select distinct g.brand_id as id from access."grant" g
      join core.brand_view b on b.id = g.brand_id
     where g.group_id = ${role.group_id} and g.role_id = ${role.id}
       and not b.ancestor_ids @> ${[role.brand_id]}::uuid[]`);
  return rows.map((row) => row.id);
}

/** Finds everyone who held, holds or will hold a role. */
export async function findHoldersOfRole(tx: Tx, groupId: string, roleId: string): Promise<readonly string[]> {
  const rows = await selectHolders(tx, groupId).where('role_id', '=', roleId).execute();
  return rows.map((row) => row.user_id);
}

export async function insertRole(
  tx: Tx,
  role: Omit<RoleRow, 'version' | 'archived_at' | 'created_at'>,
): Promise<RoleRow> {
  return tx
    .tables<Tables>()
    .insertInto('access.role')
    .values({ ...role, rights: json(role.rights) as never, created_at: role.changed_at })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The group's own roles: each writing is the next version, and putting one away or bringing it back is one too. */
export const roleRows = versionedRows<RoleTable>({ table: 'access.role', changed: ROLE_STALE });

/** Selects rows whose brand is at, above or below the one in view. */
function isInView({ groupId, brandId, path }: BrandView, table: 'r' | 'g') {
  const brand = sql.ref(`${table}.brand_id`);
  // At the root of a group everything is in sight.
  if (brandId === groupId) return sql<boolean>`true`;
  return sql<boolean>`(${brand} = any (${[...path]}::uuid[]) or exists (
    select from core.brand_view b where b.id = ${brand} and b.ancestor_ids @> ${[brandId]}::uuid[]))`;
}
