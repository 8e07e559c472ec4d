import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A verdict on whether two accounts are the same person. */
export interface PairRow {
  readonly id: string;
  readonly group_id: string;
  readonly low_user_id: string;
  readonly high_user_id: string;
  readonly verdict: 'SAME' | 'DIFFERENT';
  readonly said_by: string;
  readonly said_by_name: string;
  readonly said_at: Date;
}
const COLUMNS = sql`id, group_id, low_user_id, high_user_id, verdict, said_by, said_by_name, said_at`;
/** One person has no more accounts than this: what goes further is not followed. */
const MOST_PAIRS = 50;

/** Finds all verdicts on these people and on everyone they are linked to, transitively. */
export function findConnectedPairs(tx: Tx, groupId: string, userIds: readonly string[]): Promise<PairRow[]> {
  return tx.execute<PairRow>(sql`
    with recursive known (id) as (
      select unnest(${[...userIds]}::uuid[])
      union
      select case when p.low_user_id = k.id then p.high_user_id else p.low_user_id end
      from known k join candidates.pair p on p.group_id = ${groupId} and p.verdict = 'SAME' and k.id in (p.low_user_id, p.high_user_id)
    )
    select ${COLUMNS} from candidates.pair
    where group_id = ${groupId} and (low_user_id in (select id from known) or high_user_id in (select id from known))
    order by said_at, id limit ${MOST_PAIRS * Math.max(1, userIds.length)}`);
}

/** Inserts a verdict; returns false if the pair already has one. */
export async function insertPair(tx: Tx, row: PairRow): Promise<boolean> {
  const added = await tx.execute(sql`
    insert into candidates.pair (${COLUMNS})
    values (${row.id}, ${row.group_id}, ${row.low_user_id}, ${row.high_user_id}, ${row.verdict}, ${row.said_by}, ${row.said_by_name}, ${row.said_at}::timestamptz)
    on conflict (group_id, low_user_id, high_user_id) do nothing returning id`);
  return added.length > 0;
}

/** Finds and locks a pair of a group. */
export async function lockPair(tx: Tx, groupId: string, id: string): Promise<PairRow | undefined> {
  const [row] = await tx.execute<PairRow>(
    sql`select ${COLUMNS} from candidates.pair where id = ${id} and group_id = ${groupId} for update`,
  );
  return row;
}

export async function deletePair(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`delete from candidates.pair where id = ${id}`);
}

/** Records that a verdict was given or taken back. */
export async function recordPairEvent(
  tx: Tx,
  pair: Pick<PairRow, 'id' | 'group_id'>,
  deed: PairRow['verdict'] | 'TAKEN_BACK' | 'ERASED',
  by: string | null,
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into candidates.pair_event (group_id, pair_id, deed, by_user_id, at)
    values (${pair.group_id}, ${pair.id}, ${deed}, ${by}::uuid, ${at}::timestamptz)`);
}

/** Deletes all verdicts on a person in a group and returns the deleted pairs. */
export function deletePairsOfUser(
  tx: Tx<'system'>,
  groupId: string,
  userId: string,
): Promise<Pick<PairRow, 'id' | 'group_id'>[]> {
  return tx.execute(sql`
    delete from candidates.pair where group_id = ${groupId} and ${userId}::uuid in (low_user_id, high_user_id) returning id, group_id`);
}
