import type { Tx } from '@hearth/platform/database';
import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from './tables.ts';

export type DirectoryGroupRow = Selectable<Tables['provisioning.directory_group']>;

/** Search criteria for groups. */
export interface GroupSearch {
  readonly id?: string;
  readonly displayName?: string;
  readonly externalId?: string;
  readonly memberId?: string;
}

export async function insertDirectoryGroup(tx: Tx, row: DirectoryGroupRow): Promise<void> {
  await tx.tables<Tables>().insertInto('provisioning.directory_group').values(row).execute();
}

/** Writes what changed; what directories see of it has another version from now on. */
export function updateDirectoryGroup(
  tx: Tx,
  groupId: string,
  id: string,
  change: Updateable<Tables['provisioning.directory_group']>,
): Promise<DirectoryGroupRow> {
  return tx
    .tables<Tables>()
    .updateTable('provisioning.directory_group')
    .set(({ eb }) => ({ ...change, version: eb('version', '+', 1) }))
    .where('group_id', '=', groupId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Says what a group's members hold, which directories do not see. */
export async function setGroupRight(
  tx: Tx,
  groupId: string,
  id: string,
  right: Pick<DirectoryGroupRow, 'role' | 'brand_id'>,
): Promise<void> {
  await tx
    .tables<Tables>()
    .updateTable('provisioning.directory_group')
    .set(right)
    .where('group_id', '=', groupId)
    .where('id', '=', id)
    .execute();
}

export async function deleteDirectoryGroup(tx: Tx, groupId: string, id: string): Promise<void> {
  await tx
    .tables<Tables>()
    .deleteFrom('provisioning.directory_group')
    .where('group_id', '=', groupId)
    .where('id', '=', id)
    .execute();
}

function selectMatching(tx: Tx, groupId: string, { id, displayName, externalId, memberId }: GroupSearch) {
  return tx
    .tables<Tables>()
    .selectFrom('provisioning.directory_group')
    .where('group_id', '=', groupId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(displayName !== undefined, (query) =>
      query.where(sql`lower(display_name)`, '=', sql<string>`lower(${displayName ?? ''})`),
    )
    .$if(externalId !== undefined, (query) => query.where('external_id', '=', externalId ?? ''))
    .$if(memberId !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (select 1 from provisioning.member m where m.directory_group_id = directory_group.id and m.person_id = ${memberId}::uuid)`,
      ),
    );
}

/** The first that fits, held until the transaction ends. */
export function lockDirectoryGroup(
  tx: Tx,
  groupId: string,
  search: GroupSearch,
): Promise<DirectoryGroupRow | undefined> {
  return selectMatching(tx, groupId, search).selectAll().forUpdate().executeTakeFirst();
}

/** The first that fits. */
export function findDirectoryGroup(
  tx: Tx,
  groupId: string,
  search: GroupSearch,
): Promise<DirectoryGroupRow | undefined> {
  return selectMatching(tx, groupId, search).selectAll().executeTakeFirst();
}

/** Those that fit, in the order in which they came. */
export function findDirectoryGroups(
  tx: Tx,
  groupId: string,
  search: GroupSearch,
  page: { readonly offset: number; readonly limit: number },
): Promise<DirectoryGroupRow[]> {
  return selectMatching(tx, groupId, search).selectAll().orderBy('id').offset(page.offset).limit(page.limit).execute();
}

export async function countDirectoryGroups(tx: Tx, groupId: string, search: GroupSearch): Promise<number> {
  const row = await selectMatching(tx, groupId, search)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** A page of groups in the order of their ids, after one of them. */
export function findDirectoryGroupsAfter(
  tx: Tx,
  groupId: string,
  page: { readonly after?: string; readonly limit: number },
): Promise<DirectoryGroupRow[]> {
  const { after, limit } = page;
  return selectMatching(tx, groupId, {})
    .selectAll()
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}
