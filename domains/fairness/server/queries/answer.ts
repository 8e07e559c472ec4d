import type { Tx } from '@hearth/platform/database';
import { json } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Answer, Choice, FormCountry, Question } from '../../contract/schemas.ts';

/** Finds the caller's answers for one application. */
export function findOwnAnswers(tx: Tx<'self'>, applicationId: string): Promise<Answer[]> {
  return tx.execute<Answer>(
    sql`select question, choice from fairness.answer where application_id = ${applicationId} order by question`,
  );
}

/** Finds all of the caller's answers, by application. */
export async function findAllOwnAnswers(tx: Tx<'self'>, userId: string): Promise<ReadonlyMap<string, Answer[]>> {
  const rows = await tx.execute<Answer & { application_id: string }>(
    sql`select application_id, question, choice from fairness.answer where user_id = ${userId} order by question`,
  );
  const said = Map.groupBy(rows, (row) => row.application_id);
  return new Map([...said].map(([id, answers]) => [id, answers.map(({ question, choice }) => ({ question, choice }))]));
}

export interface AnswerTarget {
  readonly applicationId: string;
  readonly userId: string;
  readonly groupId: string;
  readonly form: FormCountry;
  readonly year: number;
}

/** Replaces the answers given for an application. */
export async function replaceAnswers(tx: Tx<'self'>, at: AnswerTarget, answers: readonly Answer[]): Promise<void> {
  await tx.execute(sql`
    delete from fairness.answer where application_id = ${at.applicationId} and user_id = ${at.userId}`);
  if (answers.length === 0) return;
  await tx.execute(sql`
    insert into fairness.answer (application_id, question, choice, form, user_id, group_id, year)
    select ${at.applicationId}, said.question, said.choice, ${at.form}, ${at.userId}, ${at.groupId}, ${at.year}
    from jsonb_to_recordset(${json(answers)}) as said (question text, choice text)`);
}

/** Deletes all answers of a person. */
export async function deleteAnswersOf(tx: Tx<'self'>, userId: string): Promise<void> {
  await tx.execute(sql`delete from fairness.answer where user_id = ${userId}`);
}

/** Finds past years of groups that are not counted yet. */
export function findYearsToCount(
  tx: Tx<'survey'>,
  newest: number,
  limit: number,
): Promise<{ readonly group_id: string; readonly year: number }[]> {
  return tx.execute(sql`
    select distinct group_id, year from fairness.answer where year <= ${newest} order by year, group_id limit ${limit}`);
}

export interface AnswerRow {
  readonly application_id: string;
  readonly form: FormCountry;
  readonly question: Question;
  readonly choice: Choice;
}

/** Finds a batch of a year's answers, in application order. */
export function findAnswersOfYear(
  tx: Tx<'survey'>,
  { groupId, year }: { readonly groupId: string; readonly year: number },
  window: { readonly after: string | null; readonly applications: number },
): Promise<AnswerRow[]> {
  return tx.execute<AnswerRow>(sql`
    with next as (
      select distinct application_id from fairness.answer
      where group_id = ${groupId} and year = ${year} and (${window.after}::uuid is null or application_id > ${window.after}::uuid)
      order by application_id limit ${window.applications}
    )
    select application_id, form, question, choice from fairness.answer join next using (application_id) order by application_id`);
}

/** Deletes the answers of a counted year. */
export async function deleteYear(tx: Tx<'survey'>, groupId: string, year: number): Promise<void> {
  await tx.execute(sql`delete from fairness.answer where group_id = ${groupId} and year <= ${year}`);
}
