import { newId } from '@hearth/kit/id';
import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from './tables.ts';

export type PersonRow = Selectable<Tables['provisioning.person']>;

/** Search criteria for people; `userId` stands for their address. */
export interface PersonSearch {
  readonly id?: string;
  readonly userName?: string;
  readonly externalId?: string;
  readonly userId?: string;
  readonly isActive?: boolean;
}

export function insertPerson(tx: Tx, row: PersonRow): Promise<PersonRow> {
  return tx.tables<Tables>().insertInto('provisioning.person').values(row).returningAll().executeTakeFirstOrThrow();
}

export function updatePerson(
  tx: Tx,
  groupId: string,
  id: string,
  change: Updateable<Tables['provisioning.person']>,
): Promise<PersonRow> {
  return tx
    .tables<Tables>()
    .updateTable('provisioning.person')
    .set(change)
    .where('group_id', '=', groupId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deletePerson(tx: Tx, groupId: string, id: string): Promise<void> {
  await tx
    .tables<Tables>()
    .deleteFrom('provisioning.person')
    .where('group_id', '=', groupId)
    .where('id', '=', id)
    .execute();
}

function selectMatching(tx: Tx, groupId: string, { id, userName, externalId, userId, isActive }: PersonSearch) {
  return tx
    .tables<Tables>()
    .selectFrom('provisioning.person')
    .where('group_id', '=', groupId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(userName !== undefined, (query) =>
      query.where(sql`lower(user_name)`, '=', sql<string>`lower(${userName ?? ''})`),
    )
    .$if(externalId !== undefined, (query) => query.where('external_id', '=', externalId ?? ''))
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .$if(isActive !== undefined, (query) => query.where('is_active', '=', isActive === true));
}

/** The first that fits, held until the transaction ends: two changes of one person come one after the other. */
export function lockPerson(tx: Tx, groupId: string, search: PersonSearch): Promise<PersonRow | undefined> {
  return selectMatching(tx, groupId, search).selectAll().forUpdate().executeTakeFirst();
}

/** These of the people, held until the transaction ends, always in the same order. */
export function lockPeople(tx: Tx, groupId: string, ids: readonly string[]): Promise<PersonRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx
    .tables<Tables>()
    .selectFrom('provisioning.person')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The first that fits. */
export function findPerson(tx: Tx, groupId: string, search: PersonSearch): Promise<PersonRow | undefined> {
  return selectMatching(tx, groupId, search).selectAll().executeTakeFirst();
}

/** Those that fit, in the order in which they came. */
export function findPeople(
  tx: Tx,
  groupId: string,
  search: PersonSearch,
  page: { readonly offset: number; readonly limit: number },
): Promise<PersonRow[]> {
  return selectMatching(tx, groupId, search).selectAll().orderBy('id').offset(page.offset).limit(page.limit).execute();
}

export async function countPeople(tx: Tx, groupId: string, search: PersonSearch): Promise<number> {
  const row = await selectMatching(tx, groupId, search)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Is true if the account was closed when this group's directory last managed the person. */
export async function wasClosedHere(tx: Tx, groupId: string, userId: string): Promise<boolean> {
  const row = await tx
    .tables<Tables>()
    .selectFrom('provisioning.deed')
    .select('detail')
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .where('action', '=', 'REMOVED')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.detail['closed'] === true;
}

/** Adds a row to the record of what directories did. */
export async function insertDeed(tx: Tx, note: Omit<Selectable<Tables['provisioning.deed']>, 'id'>): Promise<void> {
  await tx
    .tables<Tables>()
    .insertInto('provisioning.deed')
    .values({ ...note, id: newId(note.at.getTime()), detail: json(note.detail) as never })
    .execute();
}
