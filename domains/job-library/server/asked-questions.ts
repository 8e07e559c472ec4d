import { failure } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { QUESTION_FOR_OTHERS } from '../contract/failures.ts';
import type { JobContent, Question } from '../contract/content-schemas.ts';
import { reconcileWithBank, positionFit } from '../rules/question-bank.ts';
import { findWordings, replaceAsked } from './queries/asked-question.ts';

/** A job or template with its questions and position. */
type QuestionHolder = Pick<JobContent, 'questions' | 'position_id' | 'position_name'>;
type Wordings = Awaited<ReturnType<typeof findWordings>>;

function partitionByPosition(
  rows: Wordings,
  post: Omit<QuestionHolder, 'questions'>,
): readonly [others: Wordings, fitting: Wordings] {
  const isForOthers = (row: Wordings[number]) => positionFit(row.positions, post) === 'OTHERS';
  return [rows.filter(isForOthers), rows.filter((row) => !isForOthers(row))];
}

function assertNoneAdded(others: Wordings, questions: readonly Question[], before: readonly Question[]): void {
  const message = QUESTION_FOR_OTHERS.message;
  const fields = questions.flatMap(({ bank }, index) => {
    const isOther = others.some(({ id }) => id === bank?.id);
    const wasThere = before.some((question) => question.bank?.id === bank?.id);
    return isOther && !wasThere ? [{ field: `questions.${index}`, rule: 'other_position' as const, message }] : [];
  });
  if (fields.length > 0) throw failure(QUESTION_FOR_OTHERS, { fields });
}

/**
 * The questions of a post or a template with what the bank says of those that come from it, whatever the writer sent: the
 * translations of the version whose words they have. What may not be asked at the brand or for the position, stands there twice
 * or was rewritten is the post's own; somebody who adds what is for other positions is refused, where it is known what was there.
 */
export async function reconcileQuestions(
  tx: Tx,
  at: string,
  { questions, ...post }: QuestionHolder,
  added: 'kept' | { readonly before: readonly Question[] } = 'kept',
): Promise<Question[]> {
  const asked = questions.flatMap(({ bank }) => (bank === undefined ? [] : [bank]));
  if (asked.length === 0) return [...questions];
  const [others, fitting] = partitionByPosition(await findWordings(tx, at, asked), post);
  if (added !== 'kept') assertNoneAdded(others, questions, added.before);
  const known = new Map(fitting.map((row) => [`${row.id}:${row.version}`, row]));
  const seen = new Set<string>();
  return questions.map((question) => {
    const { bank } = question;
    if (bank === undefined) return question;
    const kept = reconcileWithBank(question, seen.has(bank.id) ? undefined : known.get(`${bank.id}:${bank.version}`));
    if (kept.bank !== undefined) seen.add(bank.id);
    return kept;
  });
}

/** Stores which bank questions a job asks. */
export async function saveAskedQuestions(
  tx: Tx,
  job: { readonly id: string; readonly group_id: string },
  questions: readonly Question[],
): Promise<void> {
  const asked = questions.flatMap(({ bank }) => (bank === undefined ? [] : [{ id: bank.id, version: bank.version }]));
  await replaceAsked(tx, { id: job.id, groupId: job.group_id }, asked);
}
