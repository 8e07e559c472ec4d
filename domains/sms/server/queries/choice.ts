import type { Language } from '@hearth/kit/constants';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A line of what somebody chose for a group. */
export interface ChoiceRow {
  readonly id: string;
  readonly group_id: string;
  readonly user_id: string;
  readonly number: string;
  readonly wanted: boolean;
  readonly via: 'APPLICATION' | 'SETTINGS';
  readonly words: number;
  readonly language: Language;
  readonly at: Date;
}

export async function insertChoice(tx: Tx, row: ChoiceRow): Promise<void> {
  await tx.execute(sql`
    insert into sms.choice (id, group_id, user_id, number, wanted, via, words, language, at)
    values (${row.id}, ${row.group_id}, ${row.user_id}, ${row.number}, ${row.wanted}, ${row.via}, ${row.words}, ${row.language}, ${row.at})`);
}

/** The choices that hold of a person, by group. */
export async function findChoices(
  tx: Tx,
  userId: string,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, ChoiceRow>> {
  const rows = await tx.execute<ChoiceRow>(sql`
    select distinct on (group_id) * from sms.choice
    where user_id = ${userId} and group_id = any (${[...groupIds]}::uuid[]) order by group_id, at desc, id desc`);
  return new Map(rows.map((row) => [row.group_id, row]));
}

/** Every line of a person, in order of time. */
export function findAllChoices(tx: Tx, userId: string): Promise<ChoiceRow[]> {
  return tx.execute<ChoiceRow>(sql`select * from sms.choice where user_id = ${userId} order by at, id`);
}

/** The newest line about a number, whoever chose: it says which language is spoken there. */
export async function findLanguageOf(tx: Tx, number: string): Promise<Language | null> {
  const [row] = await tx.execute<{ language: Language }>(
    sql`select language from sms.choice where number = ${number} order by at desc, id desc limit 1`,
  );
  return row?.language ?? null;
}

/** How often a person has chosen since a moment, and how often a number was chosen for texts. */
export async function countChoices(
  tx: Tx,
  of: { readonly userId: string; readonly number: string },
  since: Date,
): Promise<{ readonly byPerson: number; readonly forNumber: number }> {
  const [row] = await tx.execute<{ by_person: number; for_number: number }>(sql`
    select (select count(*) from sms.choice where user_id = ${of.userId} and at > ${since}) as by_person,
      (select count(*) from sms.choice where number = ${of.number} and wanted and at > ${since}) as for_number`);
  return { byPerson: row?.by_person ?? 0, forNumber: row?.for_number ?? 0 };
}

/** Forgets what a person chose for a group; answers the numbers that nobody has chosen for anything else. */
export async function deleteChoices(tx: Tx, groupId: string, userId: string): Promise<string[]> {
  const gone = await tx.execute<{ number: string }>(
    sql`delete from sms.choice where group_id = ${groupId} and user_id = ${userId} returning number`,
  );
  const numbers = [...new Set(gone.map(({ number }) => number))];
  const left = await tx.execute<{ number: string }>(
    sql`select distinct number from sms.choice where number = any (${numbers}::text[])`,
  );
  const kept = new Set(left.map(({ number }) => number));
  return numbers.filter((number) => !kept.has(number));
}
