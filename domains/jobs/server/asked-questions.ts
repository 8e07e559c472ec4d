import type { Tx } from '@hearth/platform/database';
import type { Question } from '../contract/schemas.ts';
import { asKept } from '../rules/question-bank.ts';
import { findWordings, replaceAsked } from './queries/asked-question.ts';

/**
 * The questions of a post or a template with what the bank says of those that come from it, whatever the writer sent: the
 * translations of the version whose words they have. What may not be asked at the brand, stands there twice or was rewritten
 * is the post's own.
 */
export async function withBank(tx: Tx, at: string, questions: readonly Question[]): Promise<Question[]> {
  const asked = questions.flatMap(({ bank }) => (bank === undefined ? [] : [bank]));
  if (asked.length === 0) return [...questions];
  const known = new Map((await findWordings(tx, at, asked)).map((row) => [`${row.id}:${row.version}`, row]));
  const seen = new Set<string>();
  return questions.map((question) => {
    const { bank } = question;
    if (bank === undefined) return question;
    const kept = asKept(question, seen.has(bank.id) ? undefined : known.get(`${bank.id}:${bank.version}`));
    if (kept.bank !== undefined) seen.add(bank.id);
    return kept;
  });
}

/** Notes which questions of the bank a post asks, after it was written. */
export async function noteAsked(
  tx: Tx,
  job: { readonly id: string; readonly group_id: string },
  questions: readonly Question[],
): Promise<void> {
  const asked = questions.flatMap(({ bank }) => (bank === undefined ? [] : [{ id: bank.id, version: bank.version }]));
  await replaceAsked(tx, { id: job.id, groupId: job.group_id }, asked);
}
