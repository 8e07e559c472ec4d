import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { CountedQuestion, FormOf } from '../../contract/schemas.ts';

export interface ResultRow {
  readonly year: number;
  readonly form: FormOf;
  readonly questions: readonly CountedQuestion[];
  readonly counted_at: Date;
}

/** Keeps what a year came to. What was counted before stays as it was. */
export async function keepResult(
  tx: Tx<'system'>,
  groupId: string,
  { year, form, questions, counted_at: at }: ResultRow,
): Promise<void> {
  await tx.execute(sql`
    insert into fairness.result (group_id, year, form, questions, counted_at)
    values (${groupId}, ${year}, ${form}, ${json(questions)}, ${at}::timestamptz) on conflict do nothing`);
}

/** The years of a group, the last first. */
export function findResults(tx: Tx, groupId: string): Promise<ResultRow[]> {
  return tx.execute<ResultRow>(sql`
    select year, form, questions, counted_at from fairness.result where group_id = ${groupId} order by year desc, form limit 40`);
}
