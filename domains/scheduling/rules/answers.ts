import type { AnsweredConflict, Conflict } from '../contract/schemas.ts';

/** Puts the answers that were given to the conflicts they still cover: one that became worse since is open again. */
export function withAnswers(conflicts: readonly Conflict[], answers: readonly AnsweredConflict[]): Conflict[] {
  if (answers.length === 0) return [...conflicts];
  const byKey = new Map(answers.map((answer) => [answer.key, answer]));
  return conflicts.map((conflict) => {
    const given = byKey.get(conflict.key);
    if (given === undefined || conflict.facts.excess > given.excess) return conflict;
    const { kind, reason, at, by } = given;
    return { ...conflict, answer: { kind, reason, at, by } };
  });
}

/** Tells if a conflict still needs an answer: it is more than a warning and unanswered. */
export function needsAnswer(conflict: Conflict): boolean {
  return conflict.level !== 'warn' && conflict.answer === undefined;
}

/** Filters conflict answers to those of some people; a conflict's key names the person. */
export function filterAnswers(answers: readonly AnsweredConflict[], people: ReadonlySet<string>): AnsweredConflict[] {
  return answers.filter(({ key }) => people.has(key.split(':')[1] ?? ''));
}

/** Answers with newer ones, each in place of the older one to the same conflict. */
export function mergeAnswers(
  older: readonly AnsweredConflict[],
  newer: readonly AnsweredConflict[],
): readonly AnsweredConflict[] {
  if (newer.length === 0) return older;
  return [...new Map([...older, ...newer].map((answer) => [answer.key, answer])).values()];
}
