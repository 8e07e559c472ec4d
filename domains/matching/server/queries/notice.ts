import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

export interface NoticeRow {
  readonly application_id: string;
  readonly group_id: string;
  readonly user_id: string;
  readonly law: string;
  readonly summary_url: string;
  readonly told_at: Date;
  readonly usable_from: Date;
  readonly asked_other_at: Date | null;
}

/** Finds the notices of applications, by application. */
export async function findNotices(tx: Tx, applicationIds: readonly string[]): Promise<ReadonlyMap<string, NoticeRow>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await tx.execute<NoticeRow>(
    sql`select * from matching.notice where application_id = any (${[...applicationIds]}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.application_id, row]));
}

/** Finds the caller's notices, newest first. */
export function findOwnNotices(tx: Tx<'self'>, userId: string): Promise<NoticeRow[]> {
  return tx.execute<NoticeRow>(
    sql`select * from matching.notice where user_id = ${userId} order by told_at desc limit 50`,
  );
}

/** Inserts a notice; returns false if there was one already. */
export async function insertNotice(tx: Tx<'system'>, row: Omit<NoticeRow, 'asked_other_at'>): Promise<boolean> {
  const rows = await tx.execute(sql`
    insert into matching.notice (application_id, group_id, user_id, law, summary_url, told_at, usable_from)
    values (${row.application_id}, ${row.group_id}, ${row.user_id}, ${row.law}, ${row.summary_url}, ${row.told_at}::timestamptz,
      ${row.usable_from}::timestamptz)
    on conflict do nothing returning 1`);
  return rows.length > 0;
}

/**
 * Records a request for another process, keeping the first date; null without a notice. Null where they were told
 * nothing.
 */
export async function recordOtherProcess(
  tx: Tx<'system'>,
  of: { readonly applicationId: string; readonly userId: string },
  at: Date,
): Promise<Date | null> {
  const [row] = await tx.execute<{ asked_other_at: Date }>(sql`
    update matching.notice set asked_other_at = coalesce(asked_other_at, ${at}::timestamptz)
    where application_id = ${of.applicationId} and user_id = ${of.userId} returning asked_other_at`);
  return row?.asked_other_at ?? null;
}

/** Finds applications at these locations that still need a notice, up to the limit. */
export async function findWithoutNotice(
  tx: Tx<'system'>,
  locationIds: readonly string[],
  { limit, except }: { readonly limit: number; readonly except: readonly string[] },
): Promise<string[]> {
  if (locationIds.length === 0) return [];
  const rows = await tx.execute<{ id: string }>(sql`
    select a.id from applications.application_view a
    where a.location_id = any (${[...locationIds]}::uuid[]) and a.stage in ('NEW', 'SCREEN') and a.archived_at is null
      and not exists (select from matching.notice n where n.application_id = a.id)
      and a.id <> all (${[...except]}::uuid[])
    order by a.id limit ${limit}`);
  return rows.map(({ id }) => id);
}
