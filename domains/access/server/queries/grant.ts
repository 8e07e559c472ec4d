import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { Selectable } from 'kysely';
import type { Conditions } from '../../rules/conditions.ts';
import type { GrantTable, PersonaTable, Tables } from './tables.ts';

export type GrantRow = Selectable<GrantTable>;

/** A right to be written. */
export interface NewGrant {
  readonly id: string;
  readonly groupId: string;
  readonly brandId: string;
  readonly userId: string;
  readonly role: string | null;
  readonly permissions: readonly string[] | null;
  readonly conditions: Conditions;
  readonly validFrom: Date;
  readonly validUntil: Date | null;
  readonly grantedBy: string | null;
}

/** Everything that a person was given, in all groups that the scope shows, over or to come included. */
export function findGrantsOfUser(tx: Tx, userId: string): Promise<GrantRow[]> {
  return tx
    .tables<Tables>()
    .selectFrom('access.grant')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** All rights given in a group. */
export function findGrantsOfGroup(tx: Tx, groupId: string): Promise<GrantRow[]> {
  return tx
    .tables<Tables>()
    .selectFrom('access.grant')
    .selectAll()
    .where('group_id', '=', groupId)
    .orderBy('id')
    .execute();
}

/** A page of the rights of a group that stand at some brands, perhaps of some people only, after a grant in order of their ids. */
export function findGrantsAt(
  tx: Tx,
  groupId: string,
  brandIds: readonly string[],
  page: { readonly userIds?: readonly string[]; readonly after?: string; readonly limit: number },
): Promise<GrantRow[]> {
  const { userIds, after, limit } = page;
  if (brandIds.length === 0 || userIds?.length === 0) return Promise.resolve([]);
  return tx
    .tables<Tables>()
    .selectFrom('access.grant')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('brand_id', 'in', brandIds)
    .$if(userIds !== undefined, (query) => query.where('user_id', 'in', userIds ?? []))
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Where in a group rights stand. */
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

/** Who holds rights at some brands of a group. */
export async function findGrantedUsers(
  tx: Tx,
  groupId: string,
  brandIds: readonly string[],
): Promise<readonly string[]> {
  if (brandIds.length === 0) return [];
  const rows = await tx
    .tables<Tables>()
    .selectFrom('access.grant')
    .select('user_id')
    .distinct()
    .where('group_id', '=', groupId)
    .where('brand_id', 'in', brandIds)
    .execute();
  return rows.map((row) => row.user_id);
}

export function findGrant(tx: Tx, id: string): Promise<GrantRow | undefined> {
  return tx.tables<Tables>().selectFrom('access.grant').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The rights that stand at a brand itself, held until the transaction ends: two last ones cannot go at the same time. */
export function lockGrantsAt(tx: Tx, groupId: string, brandId: string): Promise<GrantRow[]> {
  return tx
    .tables<Tables>()
    .selectFrom('access.grant')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('brand_id', '=', brandId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function insertGrant(tx: Tx, grant: NewGrant): Promise<GrantRow> {
  return tx
    .tables<Tables>()
    .insertInto('access.grant')
    .values({
      id: grant.id,
      group_id: grant.groupId,
      brand_id: grant.brandId,
      user_id: grant.userId,
      role: grant.role,
      permissions: grant.permissions === null ? null : [...grant.permissions],
      conditions: json(grant.conditions) as never,
      valid_from: grant.validFrom,
      valid_until: grant.validUntil,
      granted_by: grant.grantedBy,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteGrant(tx: Tx, id: string): Promise<void> {
  await tx.tables<Tables>().deleteFrom('access.grant').where('id', '=', id).execute();
}

/** The personas of a person, by group. */
export async function findPersonas(tx: Tx, userId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .tables<Tables>()
    .selectFrom('access.persona')
    .select(['group_id', 'name'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map((row) => [row.group_id, row.name]));
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
