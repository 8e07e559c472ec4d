import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** An invitation to apply for a job. */
export interface InvitationRow {
  readonly id: string;
  readonly group_id: string;
  readonly entry_id: string;
  readonly job_id: string;
  readonly job_title: string;
  readonly sent_by: string;
  readonly sent_at: Date;
}

export async function insertInvitations(tx: Tx, rows: readonly InvitationRow[]): Promise<void> {
  await tx.execute(sql`
    insert into talent_pool.invitation (id, group_id, entry_id, job_id, job_title, sent_by, sent_at)
    select id, group_id, entry_id, job_id, job_title, sent_by, sent_at from jsonb_populate_recordset(null::talent_pool.invitation, ${json(rows)})`);
  await tx.execute(sql`
    update talent_pool.entry e set last_contact_at = greatest(e.last_contact_at, i.sent_at)
    from jsonb_to_recordset(${json(rows)}) as i (entry_id uuid, sent_at timestamptz) where e.id = i.entry_id`);
}

export interface LastInvitation {
  readonly entry_id: string;
  readonly job_title: string;
  readonly sent_at: Date;
  readonly applied_at: Date | null;
}

/** Finds the latest invitation of each of these people. */
export async function findLastInvitations(
  tx: Tx,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, LastInvitation>> {
  const rows = await tx.execute<LastInvitation>(sql`
    select distinct on (entry_id) entry_id, job_title, sent_at, applied_at from talent_pool.invitation
    where entry_id = any (${[...entryIds]}::uuid[]) order by entry_id, sent_at desc`);
  return new Map(rows.map((row) => [row.entry_id, row]));
}

/** Returns which of these people were invited to a job already. */
export async function findInvited(tx: Tx, jobId: string, entryIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.execute<{ entry_id: string }>(sql`
    select entry_id from talent_pool.invitation where job_id = ${jobId} and entry_id = any (${[...entryIds]}::uuid[])`);
  return new Set(rows.map((row) => row.entry_id));
}

/** Records that invited people applied for the job. */
export async function setApplied(tx: Tx<'system'>, jobId: string, userId: string, at: Date): Promise<string[]> {
  const rows = await tx.execute<{ entry_id: string }>(sql`
    update talent_pool.invitation i set applied_at = ${at}::timestamptz from talent_pool.entry e
    where e.id = i.entry_id and e.user_id = ${userId} and i.job_id = ${jobId} and i.applied_at is null returning i.entry_id`);
  return rows.map((row) => row.entry_id);
}

/** Counts a user's recent pool mails, and locks so that concurrent sends wait. */
export async function countMailsBy(tx: Tx, userId: string, since: Date): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('talent_pool.mail' || ${userId}, 0))`);
  const [row] = await tx.execute<{ n: number }>(sql`
    select (select count(*) from talent_pool.entry where asked_by = ${userId} and asked_at > ${since}::timestamptz)::int
      + (select count(*) from talent_pool.invitation where sent_by = ${userId} and sent_at > ${since}::timestamptz)::int as n`);
  return row?.n ?? 0;
}
