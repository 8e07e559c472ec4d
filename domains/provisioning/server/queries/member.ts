import { newId } from '@hearth/kit/id';
import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { DirectoryGroupRow } from './directory-group.ts';
import type { Tables } from './tables.ts';

/** Finds which of these ids are people whom the group's directories manage. */
export async function findManagedPeople(tx: Tx, groupId: string, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await tx.execute<{ id: string }>(
    sql`select id from provisioning.person where group_id = ${groupId}::uuid and id = any (${[...ids]}::uuid[])`,
  );
  return rows.map(({ id }) => id);
}

/** Finds the members of groups, by group, in the order in which they joined. */
export async function findMembers(
  tx: Tx,
  groupId: string,
  directoryGroupIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await tx.execute<{ directory_group_id: string; person_ids: string[] }>(sql`
    select directory_group_id, array_agg(person_id order by person_id) as person_ids from provisioning.member
    where group_id = ${groupId}::uuid and directory_group_id = any (${[...directoryGroupIds]}::uuid[])
    group by directory_group_id`);
  return new Map(rows.map((row) => [row.directory_group_id, row.person_ids]));
}

/** Counts the members of groups. */
export async function countMembers(
  tx: Tx,
  groupId: string,
  directoryGroupIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.execute<{ directory_group_id: string; count: string }>(sql`
    select directory_group_id, count(*) as count from provisioning.member
    where group_id = ${groupId}::uuid and directory_group_id = any (${[...directoryGroupIds]}::uuid[])
    group by directory_group_id`);
  return new Map(rows.map((row) => [row.directory_group_id, Number(row.count)]));
}

type Group = Pick<DirectoryGroupRow, 'id' | 'group_id' | 'display_name'>;

/** Puts people into a group; those who were not in it yet. */
export async function insertMembers(
  tx: Tx,
  group: Group,
  personIds: readonly string[],
  tokenId: string,
): Promise<readonly string[]> {
  const rows = await tx.execute<{ person_id: string }>(sql`
    insert into provisioning.member (group_id, directory_group_id, person_id, token_id)
    select ${group.group_id}::uuid, ${group.id}::uuid, id, ${tokenId}::uuid from unnest(${[...personIds]}::uuid[]) as id
    on conflict do nothing returning person_id`);
  return rows.map((row) => row.person_id);
}

/** Takes people out of a group: those named, or all but those named. Those who were in it. */
export async function deleteMembers(
  tx: Tx,
  group: Group,
  who: { readonly only: readonly string[] } | { readonly allBut: readonly string[] },
): Promise<readonly string[]> {
  const which =
    'only' in who
      ? sql`person_id = any (${[...who.only]}::uuid[])`
      : sql`not (person_id = any (${[...who.allBut]}::uuid[]))`;
  const rows = await tx.execute<{ person_id: string }>(sql`
    delete from provisioning.member
    where group_id = ${group.group_id}::uuid and directory_group_id = ${group.id}::uuid and ${which} returning person_id`);
  return rows.map((row) => row.person_id);
}

/** Removes a person from every group. */
export async function deleteMemberships(tx: Tx, personId: string): Promise<void> {
  await tx.tables<Tables>().deleteFrom('provisioning.member').where('person_id', '=', personId).execute();
}

/** Adds to the record who came into a group, or left it. */
export async function insertMoves(
  tx: Tx,
  group: Group,
  move: {
    readonly action: 'JOINED' | 'LEFT';
    readonly personIds: readonly string[];
    readonly tokenId: string;
    readonly at: Date;
  },
): Promise<void> {
  const ids = move.personIds.map(() => newId(move.at.getTime()));
  await tx.execute(sql`
    insert into provisioning.deed (id, group_id, token_id, user_id, at, action, detail)
    select moved.id, p.group_id, ${move.tokenId}::uuid, p.user_id, ${move.at}, ${move.action}, ${json({ group: group.display_name })}
    from unnest(${ids}::uuid[], ${[...move.personIds]}::uuid[]) as moved (id, person_id)
    join provisioning.person p on p.id = moved.person_id`);
}

/** A right that a group promises its members, with the creator of the token that added them. */
export interface PromisedRight {
  readonly person_id: string;
  readonly role: string;
  readonly brand_id: string;
  readonly vouchers: readonly string[];
}

export function findPromised(tx: Tx, groupId: string, personIds: readonly string[]): Promise<PromisedRight[]> {
  return tx.execute<PromisedRight>(sql`
    select m.person_id, g.role, g.brand_id, array_agg(distinct t.created_by) as vouchers
    from provisioning.member m
    join provisioning.directory_group g on g.id = m.directory_group_id
    join provisioning.token t on t.id = m.token_id
    where m.group_id = ${groupId}::uuid and m.person_id = any (${[...personIds]}::uuid[])
      and g.role is not null and g.brand_id is not null
    group by m.person_id, g.role, g.brand_id
    order by m.person_id, g.role, g.brand_id`);
}

/** Finds the rights that people hold through their groups. */
export function findGivenRights(tx: Tx, groupId: string, personIds: readonly string[]) {
  return tx
    .tables<Tables>()
    .selectFrom('provisioning.given_right')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('person_id', 'in', [...personIds])
    .execute();
}

export async function insertGiven(tx: Tx, row: Tables['provisioning.given_right']): Promise<void> {
  await tx.tables<Tables>().insertInto('provisioning.given_right').values(row).execute();
}

export async function deleteGiven(
  tx: Tx,
  row: Pick<Tables['provisioning.given_right'], 'person_id' | 'role' | 'brand_id'>,
): Promise<void> {
  await tx
    .tables<Tables>()
    .deleteFrom('provisioning.given_right')
    .where('person_id', '=', row.person_id)
    .where('role', '=', row.role)
    .where('brand_id', '=', row.brand_id)
    .execute();
}

/** Deletes the records of a person's group rights after these were revoked otherwise. */
export async function deleteGivenRights(tx: Tx, personId: string): Promise<void> {
  await tx.tables<Tables>().deleteFrom('provisioning.given_right').where('person_id', '=', personId).execute();
}
