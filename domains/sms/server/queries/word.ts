import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** What a number itself has said; `own_number` null: to all of ours. */
export interface WordRow {
  readonly id: string;
  readonly number: string;
  readonly own_number: string | null;
  readonly stopped: boolean;
  readonly at: Date;
}

export async function insertWord(tx: Tx, row: WordRow): Promise<void> {
  await tx.execute(sql`
    insert into sms.word (id, number, own_number, stopped, at)
    values (${row.id}, ${row.number}, ${row.own_number}, ${row.stopped}, ${row.at})`);
}

/** Whether nothing may be sent from one of our numbers to a number: its last word to that one, or to all, was STOP. */
export async function isStopped(tx: Tx, number: string, ownNumber: string): Promise<boolean> {
  const [row] = await tx.execute<{ stopped: boolean }>(sql`
    select stopped from sms.word where number = ${number} and (own_number = ${ownNumber} or own_number is null)
    order by at desc, id desc limit 1`);
  return row?.stopped ?? false;
}

/** What the numbers of the signed-in person said, in order of time. */
export function findAllWords(tx: Tx<'self'>): Promise<WordRow[]> {
  return tx.execute<WordRow>(sql`select * from sms.word order by at, id`);
}
