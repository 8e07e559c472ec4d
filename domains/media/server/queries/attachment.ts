import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { MediaTables } from './tables.ts';

/** Finds an attachment that waits for the scanner. */
export function findUnchecked(tx: Tx, id: string): Promise<AttachmentRow | undefined> {
  return tx
    .tables<MediaTables>()
    .selectFrom('media.attachment')
    .selectAll()
    .where('id', '=', id)
    .where('check_at', 'is not', null)
    .executeTakeFirst();
}

export type AttachmentRow = Selectable<MediaTables['media.attachment']>;

export async function insertAttachment(tx: Tx, row: Insertable<MediaTables['media.attachment']>): Promise<void> {
  await tx.tables<MediaTables>().insertInto('media.attachment').values(row).execute();
}

/** The given attachments of one group, in no order; ids of other groups are not among them. */
export async function findAttachments(
  tx: Tx,
  groupId: string,
  ids: readonly string[],
): Promise<readonly AttachmentRow[]> {
  if (ids.length === 0) return [];
  return tx
    .tables<MediaTables>()
    .selectFrom('media.attachment')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('id', 'in', ids)
    .execute();
}

/** Up to `limit` that are due to be looked at, those that have waited longest first. */
export async function findDue(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(
    sql`select id from media.attachment where check_at is not null and check_at <= ${now} order by check_at, id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Records a scan of a pending attachment; false if it is no longer pending. */
export async function recordCheck(
  tx: Tx,
  id: string,
  outcome: { readonly infectedWith: string | null } | { readonly nextAt: Date },
): Promise<boolean> {
  const rows = await tx.execute(
    'nextAt' in outcome
      ? sql`update media.attachment set check_at = ${outcome.nextAt}, checks = least(checks + 1, 1000) where id = ${id} and check_at is not null returning id`
      : sql`update media.attachment set check_at = null, announce = null, infected_with = ${outcome.infectedWith} where id = ${id} and check_at is not null returning id`,
  );
  return rows.length > 0;
}

/** Deletes attachments of one group; the keys of their bytes. */
export async function deleteAttachments(tx: Tx<'system'>, groupId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.execute<{ key: string }>(
    sql`delete from media.attachment where group_id = ${groupId} and id = any (${[...ids]}::uuid[]) returning key`,
  );
  // That something was found stays on record; whose it was does not.
  await tx.execute(
    sql`update media.infected_file set user_id = null, attachment_id = null where attachment_id = any (${[...ids]}::uuid[])`,
  );
  return rows.map(({ key }) => key);
}
