import type { Tx } from '@hearth/platform/database';
import type { Selectable } from 'kysely';
import type { LinkTable, Tables } from './tables.ts';

export type LinkRow = Selectable<LinkTable>;

export function findLink(tx: Tx<'system'>, issuer: string, subject: string): Promise<LinkRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('federation.link')
    .selectAll()
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Is true if a person is linked with any account of the issuer. */
export async function hasLink(tx: Tx<'system'>, userId: string, issuer: string): Promise<boolean> {
  const row = await tx
    .tables<Tables>()
    .selectFrom('federation.link')
    .select('subject')
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertLink(
  tx: Tx<'system'>,
  link: Pick<LinkRow, 'issuer' | 'subject' | 'user_id' | 'group_id' | 'created_at'>,
): Promise<void> {
  await tx.tables<Tables>().insertInto('federation.link').values(link).execute();
}

/** Records a sign-in through a link. */
export async function touchLink(tx: Tx<'system'>, issuer: string, subject: string, at: Date): Promise<void> {
  await tx
    .tables<Tables>()
    .updateTable('federation.link')
    .set({ signed_in_at: at })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

/** Ends what ties a person to accounts of a group's providers. */
export async function endLinks(tx: Tx<'system'>, groupId: string, userId: string, at: Date): Promise<void> {
  await tx
    .tables<Tables>()
    .updateTable('federation.link')
    .set({ ended_at: at })
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Allows a group's provider to link a person again. */
export async function resumeLinks(tx: Tx<'system'>, groupId: string, userId: string): Promise<void> {
  await tx
    .tables<Tables>()
    .updateTable('federation.link')
    .set({ ended_at: null })
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .execute();
}
