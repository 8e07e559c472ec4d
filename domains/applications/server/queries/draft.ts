import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { tokenHash } from '@hearth/platform/secrets/token';
import { sql } from 'kysely';
import type { DraftContent } from '../../contract/schemas.ts';

export async function insertDraft(
  tx: Tx<'system'>,
  row: { id: string; tokenHash: Buffer; jobId: string; email: string; content: DraftContent; expiresAt: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into applications.draft (id, token_hash, job_id, email, content, expires_at)
    values (${row.id}, ${row.tokenHash}, ${row.jobId}, ${row.email}, ${json(row.content)}, ${row.expiresAt})`);
}

/** Finds the draft of a token that has not expired. */
export async function findDraft(
  tx: Tx<'system'>,
  token: string,
  now: Date,
): Promise<{ job_id: string; content: DraftContent } | undefined> {
  const [row] = await tx.execute<{ job_id: string; content: DraftContent }>(sql`
    select job_id, content from applications.draft where token_hash = ${tokenHash(token)} and expires_at > ${now}`);
  return row;
}

/** Forgets the drafts of an application that was sent: those of its writer's address, and the one that it was written from. */
export async function deleteDrafts(
  tx: Tx<'system'>,
  { jobId, email, token }: { jobId: string; email: string | null; token: string | undefined },
): Promise<void> {
  const hash = token === undefined ? null : tokenHash(token);
  await tx.execute(
    sql`delete from applications.draft where job_id = ${jobId} and (email = ${email} or token_hash = ${hash}::bytea)`,
  );
}

export async function deleteOldDrafts(tx: Tx<'system'>, now: Date): Promise<void> {
  await tx.execute(sql`delete from applications.draft where expires_at <= ${now}`);
}
