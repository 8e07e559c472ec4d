import type { Language } from '@hearth/kit/constants';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A person's recorded choice for a group. */
export interface TextChoiceRow {
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

export async function insertChoice(tx: Tx, row: TextChoiceRow): Promise<void> {
  await tx.execute(sql`
    insert into sms.choice (id, group_id, user_id, number, wanted, via, words, language, at)
    values (${row.id}, ${row.group_id}, ${row.user_id}, ${row.number}, ${row.wanted}, ${row.via}, ${row.words}, ${row.language}, ${row.at})`);
}

/** The choices that hold of a person, by group. */
export async function findChoices(
  tx: Tx,
  userId: string,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, TextChoiceRow>> {
  const rows = await tx.execute<TextChoiceRow>(sql`
    select distinct on (group_id) * from sms.choice
    where user_id = ${userId} and group_id = any (${[...groupIds]}::uuid[]) order by group_id, at desc, id desc`);
  return new Map(rows.map((row) => [row.group_id, row]));
}

/** Every line of a person, in order of time. */
export function findAllChoices(tx: Tx, userId: string): Promise<TextChoiceRow[]> {
  return tx.execute<TextChoiceRow>(sql`select * from sms.choice where user_id = ${userId} order by at, id`);
}

/** Finds the language of the newest choice for a number, whoever made it. */
export async function findLanguageOfNumber(tx: Tx, number: string): Promise<Language | null> {
  const [row] = await tx.execute<{ language: Language }>(
    sql`select language from sms.choice where number = ${number} order by at desc, id desc limit 1`,
  );
  return row?.language ?? null;
}

/** Counts a person's choices and those for a number since an instant. */
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

/** Deletes a person's choices for a group; returns the numbers without any other choice. */
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
