import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { EndReason, Stage } from '../../contract/schemas.ts';
import type { ApplicationRow } from './application.ts';

/** Locks an application so that nothing can be added to it. */
export async function lockForErasure(tx: Tx<'system'>, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await tx.execute<ApplicationRow>(
    sql`select * from applications.application where id = ${id} for update`,
  );
  return row;
}

/**
 * The files of an application that no other one needs: those that were sent together share them. All of these are locked, so
 * that two who are forgotten at once do not each leave the files to the other.
 */
export async function findOwnFiles(
  tx: Tx<'system'>,
  { id, together_id, attachment_ids }: ApplicationRow,
): Promise<string[]> {
  if (together_id === null) return attachment_ids;
  const rows = await tx.execute<Pick<ApplicationRow, 'id' | 'attachment_ids'>>(
    sql`select id, attachment_ids from applications.application where together_id = ${together_id} order by id for update`,
  );
  const shared = new Set(rows.flatMap((row) => (row.id === id ? [] : row.attachment_ids)));
  return attachment_ids.filter((file) => !shared.has(file));
}

/** Finds the ids of a person's applications, sorted. */
export async function findApplicationIds(tx: Tx<'system'>, userId: string): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(
    sql`select id from applications.application where user_id = ${userId} order by id`,
  );
  return rows.map(({ id }) => id);
}

/** Keeps the figures of a locked application under a new id and deletes the rest with its dependents. */
export async function eraseApplication(
  tx: Tx<'system'>,
  id: string,
  last: { readonly stage: Stage; readonly reason: EndReason; readonly at: Date } | null,
): Promise<void> {
  const pastId = newId();
  await tx.execute(sql`
    insert into applications.past_application (id, group_id, location_id, job_id, location_name, source, end_reason, applied_at)
    select ${pastId}, group_id, location_id, job_id, location_name, source, coalesce(${last?.reason ?? null}, end_reason), applied_at
    from applications.application where id = ${id}`);
  await tx.execute(sql`
    insert into applications.past_step (id, application_id, group_id, to_stage, to_step_id, at)
    select id, ${pastId}, group_id, to_stage, to_step_id, at from applications.stage_event where application_id = ${id}`);
  if (last !== null)
    await tx.execute(sql`
      insert into applications.past_step (id, application_id, group_id, to_stage, at)
      select ${newId(last.at.getTime())}, id, group_id, ${last.stage}, ${last.at}::timestamptz from applications.past_application where id = ${pastId}`);
  await tx.execute(sql`delete from applications.application where id = ${id}`);
}

/** Deletes the drafts of an address. */
export async function deleteDrafts(tx: Tx<'system'>, email: string): Promise<void> {
  await tx.execute(sql`delete from applications.draft where email = ${email}`);
}
