import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { CountedQuestion, FormCountry } from '../../contract/schemas.ts';

export interface ResultRow {
  readonly year: number;
  readonly form: FormCountry;
  readonly questions: readonly CountedQuestion[];
  readonly counted_at: Date;
}

/** Stores the counts of a year; existing counts stay unchanged. What was counted before stays as it was. */
export async function insertResult(
  tx: Tx<'system'>,
  groupId: string,
  { year, form, questions, counted_at: at }: ResultRow,
): Promise<void> {
  await tx.execute(sql`
    insert into fairness.result (group_id, year, form, questions, counted_at)
    values (${groupId}, ${year}, ${form}, ${json(questions)}, ${at}::timestamptz) on conflict do nothing`);
}

/** Finds the counted years of a group, newest first. */
export function findResults(tx: Tx, groupId: string): Promise<ResultRow[]> {
  return tx.execute<ResultRow>(sql`
    select year, form, questions, counted_at from fairness.result where group_id = ${groupId} order by year desc, form limit 40`);
}
