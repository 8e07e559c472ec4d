import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Conditions } from '../../rules/conditions.ts';
import type { Consent, GrantTable, PersonaTable, RoleTable, Tables } from './tables.ts';

type Role = Selectable<RoleTable>;

/** A grant, with the content of its role if that is a custom one. */
export type GrantRow = Selectable<GrantTable> & {
  readonly role_rights: Role['rights'] | null;
  readonly role_name: Role['name'] | null;
  readonly role_version: Role['version'] | null;
};

/** A grant to insert. */
export interface NewGrant {
  readonly id: string;
  readonly groupId: string;
  readonly brandId: string;
  readonly userId: string;
  readonly role: string | null;
  readonly permissions: readonly string[] | null;
  readonly roleId: string | null;
  readonly conditions: Conditions;
  readonly validFrom: Date;
  readonly validUntil: Date | null;
  readonly grantedBy: string | null;
  readonly consent: Consent;
}

function selectGrants(tx: Tx) {
  return tx
    .tables<Tables>()
    .selectFrom('access.grant as g')
    .leftJoin('access.role as r', 'r.id', 'g.role_id')
    .selectAll('g')
    .select(['r.rights as role_rights', 'r.name as role_name', 'r.version as role_version']);
}

/** Everything that people were given, in all groups that the scope shows, over or to come included. */
export function findGrantsOfUsers(tx: Tx, userIds: readonly string[]): Promise<GrantRow[]> {
  return selectGrants(tx).where('g.user_id', 'in', userIds).orderBy('g.id').execute();
}

/** All rights given in a group. */
export function findGrantsOfGroup(tx: Tx, groupId: string): Promise<GrantRow[]> {
  return selectGrants(tx).where('g.group_id', '=', groupId).orderBy('g.id').execute();
}

/** Finds a page of grants at some brands, perhaps of some people only, by cursor. */
export function findGrantsAt(
  tx: Tx,
  groupId: string,
  brandIds: readonly string[],
  page: {
    readonly userIds?: readonly string[];
    /** A built-in role's code or the id of a role of the group's own. */
    readonly role?: string;
    readonly after?: string;
    /** All of them when absent. */
    readonly limit?: number;
  },
): Promise<GrantRow[]> {
  const { userIds, role, after, limit } = page;
  if (brandIds.length === 0 || userIds?.length === 0) return Promise.resolve([]);
  return selectGrants(tx)
    .where('g.group_id', '=', groupId)
    .where('g.brand_id', 'in', brandIds)
    .$if(userIds !== undefined, (query) => query.where('g.user_id', 'in', userIds ?? []))
    .$if(role !== undefined, (query) => query.where(sql`coalesce(g.role, g.role_id::text)`, '=', role ?? ''))
    .$if(after !== undefined, (query) => query.where('g.id', '>', after ?? ''))
    .orderBy('g.id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
}

/** All rights in a group of the people who hold a role, or of one person. */
export function findGrantsOfPeople(
  tx: Tx,
  groupId: string,
  people: { readonly roleId: string } | { readonly userId: string },
): Promise<GrantRow[]> {
  return selectGrants(tx)
    .where('g.group_id', '=', groupId)
    .where((row) =>
      'userId' in people
        ? row('g.user_id', '=', people.userId)
        : row(
            'g.user_id',
            'in',
            row
              .selectFrom('access.grant as of')
              .select('of.user_id')
              .where('of.group_id', '=', groupId)
              .where('of.role_id', '=', people.roleId),
          ),
    )
    .orderBy('g.id')
    .execute();
}

/** The personas of a group's people. */
export async function findPersonasOfGroup(tx: Tx, groupId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .tables<Tables>()
    .selectFrom('access.persona')
    .select(['user_id', 'name'])
    .where('group_id', '=', groupId)
    .execute();
  return new Map(rows.map((row) => [row.user_id, row.name]));
}

/** Finds the brands of a group with grants. */
export async function findGrantedBrands(tx: Tx, groupId: string): Promise<readonly string[]> {
  const rows = await tx
    .tables<Tables>()
    .selectFrom('access.grant')
    .select('brand_id')
    .distinct()
    .where('group_id', '=', groupId)
    .execute();
  return rows.map((row) => row.brand_id);
}

/** Selects the people with any grant in a group, each once. */
export function selectHolders(tx: Tx, groupId: string) {
  return tx.tables<Tables>().selectFrom('access.grant').select('user_id').distinct().where('group_id', '=', groupId);
}

/** Finds the people with grants at some brands of a group. */
export async function findGrantedUsers(
  tx: Tx,
  groupId: string,
  brandIds: readonly string[],
): Promise<readonly string[]> {
  if (brandIds.length === 0) return [];
  const rows = await selectHolders(tx, groupId).where('brand_id', 'in', brandIds).execute();
  return rows.map((row) => row.user_id);
}

export function findGrant(tx: Tx, id: string): Promise<GrantRow | undefined> {
  return selectGrants(tx).where('g.id', '=', id).executeTakeFirst();
}

/**
 * Locks and reads the grants at a brand, so that two last owners cannot leave at once. They are read after the wait,
 * with their roles as they then are.
 */
export async function lockGrantsAt(tx: Tx, groupId: string, brandId: string): Promise<GrantRow[]> {
  await tx
    .tables<Tables>()
    .selectFrom('access.grant')
    .select('id')
    .where('group_id', '=', groupId)
    .where('brand_id', '=', brandId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return selectGrants(tx).where('g.group_id', '=', groupId).where('g.brand_id', '=', brandId).orderBy('g.id').execute();
}

export async function insertGrant(tx: Tx, grant: NewGrant): Promise<GrantRow> {
  await tx
    .tables<Tables>()
    .insertInto('access.grant')
    .values({
      id: grant.id,
      group_id: grant.groupId,
      brand_id: grant.brandId,
      user_id: grant.userId,
      role: grant.role,
      permissions: grant.permissions === null ? null : [...grant.permissions],
      role_id: grant.roleId,
      conditions: json(grant.conditions) as never,
      valid_from: grant.validFrom,
      valid_until: grant.validUntil,
      granted_by: grant.grantedBy,
      consent: grant.consent,
    })
    .execute();
  return selectGrants(tx).where('g.id', '=', grant.id).executeTakeFirstOrThrow();
}

export async function deleteGrant(tx: Tx, id: string): Promise<void> {
  await tx.tables<Tables>().deleteFrom('access.grant').where('id', '=', id).execute();
}

/** The personas of people, one for each of their groups that has one. */
export function findPersonas(tx: Tx, userIds: readonly string[]): Promise<Selectable<PersonaTable>[]> {
  return tx
    .tables<Tables>()
    .selectFrom('access.persona')
    .select(['user_id', 'group_id', 'name'])
    .where('user_id', 'in', userIds)
    .execute();
}

export async function upsertPersona(tx: Tx, persona: PersonaTable): Promise<void> {
  await tx
    .tables<Tables>()
    .insertInto('access.persona')
    .values(persona)
    .onConflict((conflict) => conflict.columns(['group_id', 'user_id']).doUpdateSet({ name: persona.name }))
    .execute();
}

export async function deletePersona(tx: Tx, groupId: string, userId: string): Promise<void> {
  await tx
    .tables<Tables>()
    .deleteFrom('access.persona')
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .execute();
}
