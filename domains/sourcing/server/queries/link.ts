import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

export interface LinkRow {
  readonly id: string;
  readonly group_id: string;
  readonly job_id: string;
  readonly user_id: string;
  readonly employee_id: string;
  readonly nonce: string;
  readonly made_at: Date;
  readonly expires_at: Date;
}

/** Finds the caller's newest link to a job that was made after an instant. */
export async function findOwnLink(
  tx: Tx<'self'>,
  { jobId, userId, madeAfter }: { readonly jobId: string; readonly userId: string; readonly madeAfter: Date },
): Promise<LinkRow | undefined> {
  const [row] = await tx.execute<LinkRow>(sql`
    select * from sourcing.link where job_id = ${jobId} and user_id = ${userId} and made_at > ${madeAfter}
    order by made_at desc limit 1`);
  return row;
}

/** Inserts a link of the caller. */
export async function insertLink(tx: Tx<'self'>, row: LinkRow): Promise<void> {
  await tx.execute(sql`
    insert into sourcing.link (id, group_id, job_id, user_id, employee_id, nonce, made_at, expires_at)
    values (${row.id}, ${row.group_id}, ${row.job_id}, ${row.user_id}, ${row.employee_id}, ${row.nonce}, ${row.made_at}, ${row.expires_at})`);
}

/** Finds the link of a nonce. */
export async function findByNonce(tx: Tx<'system'>, nonce: string): Promise<LinkRow | undefined> {
  const [row] = await tx.execute<LinkRow>(sql`select * from sourcing.link where nonce = ${nonce}`);
  return row;
}
