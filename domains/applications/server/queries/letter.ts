import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { LetterTable, Tables } from './tables.ts';

export type LetterRow = Selectable<LetterTable>;

export async function insertLetters(tx: Tx, rows: readonly Insertable<LetterTable>[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .tables<Tables>()
      .insertInto('applications.letter')
      .values([...rows])
      .execute();
}

/** Takes back what has not gone out yet to these applications; what has is left. */
export async function cancelLetters(tx: Tx, applicationIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update applications.letter set state = 'CANCELLED' where application_id = any (${[...applicationIds]}::uuid[]) and state = 'WAITING'`);
}

/** Locks due mails until the transaction ends; skips those that another node holds. */
export function lockDueLetters(
  tx: Tx,
  now: Date,
  limit: number,
): Promise<(LetterRow & { readonly location_id: string })[]> {
  return tx.execute(sql`
    select letter.*, application.location_id from applications.letter
    join applications.application on application.id = letter.application_id
    where letter.state = 'WAITING' and letter.send_after <= ${now}
    order by letter.send_after, letter.id limit ${limit} for update of letter skip locked`);
}

export async function markLettersSent(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .tables<Tables>()
    .updateTable('applications.letter')
    .set({ state: 'SENT' })
    .where('id', 'in', [...ids])
    .execute();
}

/** Puts off letters that could not be written: they are tried again, and keep none of the others waiting. */
export async function putOffLetters(tx: Tx, ids: readonly string[], until: Date): Promise<void> {
  if (ids.length > 0)
    await tx.execute(
      sql`update applications.letter set send_after = ${until}::timestamptz where id = any (${[...ids]}::uuid[])`,
    );
}

/** Lists the mails to a candidate about an application, in order of time. */
export function listLetters(tx: Tx, applicationId: string): Promise<LetterRow[]> {
  return tx
    .tables<Tables>()
    .selectFrom('applications.letter')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** Finds the mails sent about these applications, in order of time. */
export function findSentLetters(tx: Tx, applicationIds: readonly string[]): Promise<LetterRow[]> {
  return tx.execute<LetterRow>(sql`
    select * from applications.letter where application_id = any (${[...applicationIds]}::uuid[]) and state = 'SENT' order by send_after, id`);
}
