import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { ReportReason } from '../../contract/bars.ts';

/** A block that keeps a party from writing. */
export interface BlockRow {
  readonly id: string;
  readonly group_id: string;
  readonly kind: 'HOUSE' | 'PERSON' | 'CANDIDATE';
  /** Null for a person, who is stopped in every conversation of the candidate with the group. */
  readonly application_id: string | null;
  readonly candidate_user_id: string;
  readonly blocked_user_id: string | null;
  readonly blocked_name: string;
  readonly reason: ReportReason | '';
  readonly note: string;
  readonly by_user_id: string;
  readonly by_name: string;
  readonly at: Date;
}

/** Adds a block; false when there is one like it already. */
export async function insertBlock(tx: Tx, row: BlockRow): Promise<boolean> {
  const added = await tx.execute(sql`
    insert into messaging.block (id, group_id, kind, application_id, candidate_user_id, blocked_user_id, blocked_name, reason, note,
      by_user_id, by_name, at)
    values (${row.id}, ${row.group_id}, ${row.kind}, ${row.application_id}, ${row.candidate_user_id}, ${row.blocked_user_id},
      ${row.blocked_name}, ${row.reason}, ${row.note}, ${row.by_user_id}, ${row.by_name}, ${row.at})
    on conflict do nothing returning id`);
  return added.length > 0;
}

/** The blocks that hold in a conversation, oldest first. */
export function findBlocks(
  tx: Tx<'self' | 'tenant' | 'system'>,
  { id, groupId, candidateUserId }: { readonly id: string; readonly groupId: string; readonly candidateUserId: string },
): Promise<BlockRow[]> {
  return tx.execute<BlockRow>(sql`
    select * from messaging.block
    where ended_at is null and group_id = ${groupId} and candidate_user_id = ${candidateUserId}
      and (application_id = ${id} or application_id is null) order by at, id`);
}

export async function closeBlock(
  tx: Tx,
  id: string,
  by: { readonly name: string; readonly at: Date },
): Promise<boolean> {
  const ended = await tx.execute(
    sql`update messaging.block set ended_at = ${by.at}, ended_by_name = ${by.name} where id = ${id} and ended_at is null returning id`,
  );
  return ended.length > 0;
}

/** Finds the employees who wrote in a conversation, each with their latest name. */
export function findEmployerSenders(
  tx: Tx<'self' | 'tenant'>,
  applicationId: string,
): Promise<{ id: string; name: string }[]> {
  return tx.execute<{ id: string; name: string }>(sql`
    select sender_user_id as id, (array_agg(sender_name order by sent_at desc))[1] as name from messaging.message
    where application_id = ${applicationId} and sender_side = 'EMPLOYER' and sender_user_id is not null
    group by sender_user_id order by name limit 50`);
}

/** The blocks that the signed-in person made, ended ones too. */
export function findOwnBlocks(
  tx: Tx<'self'>,
  userId: string,
): Promise<(BlockRow & { readonly ended_at: Date | null })[]> {
  return tx.execute<BlockRow & { readonly ended_at: Date | null }>(
    sql`select * from messaging.block where by_user_id = ${userId} and candidate_user_id = ${userId} order by at, id`,
  );
}
