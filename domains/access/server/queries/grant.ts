import { newId } from '@hearth/kit/id';
import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { Selectable } from 'kysely';
import type { Conditions } from '../../rules/conditions.ts';
import type { ChangeTable, GrantTable, PersonaTable, Tables } from './tables.ts';

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

/** A change of rights, for the record. */
export interface ChangeNote {
  readonly groupId: string;
  readonly brandId: string;
  readonly userId: string;
  readonly actorId: string | null;
  readonly at: Date;
  readonly action: ChangeTable['action'];
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Adds a row to the record of changes, which is never changed itself. */
export async function insertChange(tx: Tx, note: ChangeNote): Promise<void> {
  await tx
    .tables<Tables>()
    .insertInto('access.change')
    .values({
      id: newId(note.at.getTime()),
      group_id: note.groupId,
      brand_id: note.brandId,
      user_id: note.userId,
      actor_id: note.actorId,
      at: note.at,
      action: note.action,
      detail: json(note.detail) as never,
    })
    .execute();
}
