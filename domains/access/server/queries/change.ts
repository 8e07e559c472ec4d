import { newId } from '@hearth/kit/id';
import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { ChangeTable, Tables } from './tables.ts';

export type ChangeRow = Selectable<ChangeTable>;

/** A change of rights for the change log. */
export interface NewChange {
  readonly groupId: string;
  readonly brandId: string;
  /** Null for a change of a role, which may be many people's. */
  readonly userId: string | null;
  readonly actorId: string | null;
  readonly at: Date;
  readonly action: ChangeTable['action'];
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Adds a row to the record of changes, which is never changed itself. */
export async function insertChange(tx: Tx, note: NewChange): Promise<void> {
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

/** A page of the record at some brands of a group, newest first, before a row. */
export function findChanges(
  tx: Tx,
  groupId: string,
  brandIds: readonly string[],
  page: { readonly before?: string; readonly limit: number },
): Promise<ChangeRow[]> {
  const { before, limit } = page;
  if (brandIds.length === 0) return Promise.resolve([]);
  return tx
    .tables<Tables>()
    .selectFrom('access.change')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('brand_id', 'in', brandIds)
    .$if(before !== undefined, (query) =>
      query.where((build) =>
        build(
          build.refTuple('at', 'id'),
          '<',
          build
            .selectFrom('access.change as last')
            .select(['last.at', 'last.id'])
            .where('last.id', '=', before ?? '')
            .$asTuple('at', 'id'),
        ),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Finds the brands of a group with recorded changes. */
export async function findChangedBrands(tx: Tx, groupId: string): Promise<readonly string[]> {
  const rows = await tx
    .tables<Tables>()
    .selectFrom('access.change')
    .select('brand_id')
    .distinct()
    .where('group_id', '=', groupId)
    .execute();
  return rows.map((row) => row.brand_id);
}

/** The latest changes of a role, newest first. */
export function findChangesOfRole(tx: Tx, groupId: string, roleId: string, limit: number): Promise<ChangeRow[]> {
  return tx
    .tables<Tables>()
    .selectFrom('access.change')
    .selectAll()
    .where('group_id', '=', groupId)
    .where(sql<boolean>`action like 'ROLE%'`)
    .where(sql<string>`detail ->> 'role_id'`, '=', roleId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The latest taking away of a grant since a moment. */
export function findRevocation(tx: Tx, groupId: string, grantId: string, since: Date): Promise<ChangeRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('access.change')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('at', '>=', since)
    .where('action', '=', 'REVOKED')
    .where(sql<string>`detail ->> 'grant_id'`, '=', grantId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
