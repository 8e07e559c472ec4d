import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** The last keyword of a number; `own_number` is null for all of ours. */
export interface KeywordRow {
  readonly id: string;
  readonly number: string;
  readonly own_number: string | null;
  readonly stopped: boolean;
  readonly at: Date;
}

export async function insertWord(tx: Tx, row: KeywordRow): Promise<void> {
  await tx.execute(sql`
    insert into sms.word (id, number, own_number, stopped, at)
    values (${row.id}, ${row.number}, ${row.own_number}, ${row.stopped}, ${row.at})`);
}

/** Is true if a number's last keyword to ours, or to all, was STOP. */
export async function isStopped(tx: Tx, number: string, ownNumber: string): Promise<boolean> {
  const [row] = await tx.execute<{ stopped: boolean }>(sql`
    select stopped from sms.word where number = ${number} and (own_number = ${ownNumber} or own_number is null)
    order by at desc, id desc limit 1`);
  return row?.stopped ?? false;
}

/** Finds the keywords sent by the caller's numbers, in order of time. */
export function findOwnKeywords(tx: Tx<'self'>): Promise<KeywordRow[]> {
  return tx.execute<KeywordRow>(sql`select * from sms.word order by at, id`);
}
