import type { Question } from '../contract/schemas.ts';

/** A candidate's answers, by the id of the question. */
export type Answers = Readonly<Record<string, string>>;

/** What is wrong with an answer. */
export interface AnswerProblem {
  readonly questionId: string;
  readonly rule: 'required' | 'not_an_option' | 'unknown_question' | 'too_long';
}

const LONGEST_ANSWER = 2000;

/** The answers that a question can be given, or null where any text will do. */
export function optionsOf(question: Pick<Question, 'kind' | 'options'>): readonly string[] | null {
  if (question.kind === 'YES_NO') return ['yes', 'no'];
  return question.kind === 'SINGLE' ? question.options : null;
}

/** Whether a question can be asked as it stands: a choice has at least two different options, a knock-out is one of them. */
export function isQuestionSound(question: Question): boolean {
  const options = optionsOf(question);
  if (options === null) return question.knock_out === null;
  if (options.length < 2 || new Set(options).size < options.length) return false;
  return question.knock_out === null || options.includes(question.knock_out);
}

/** What is wrong with a candidate's answers; empty when they can be taken. */
export function answerProblems(
  questions: readonly Omit<Question, 'knock_out'>[],
  answers: Answers,
): readonly AnswerProblem[] {
  const problems: AnswerProblem[] = [];
  for (const question of questions) {
    const answer = answers[question.id]?.trim() ?? '';
    const options = optionsOf(question);
    if (answer === '') {
      if (question.required) problems.push({ questionId: question.id, rule: 'required' });
    } else if (options !== null && !options.includes(answer)) {
      problems.push({ questionId: question.id, rule: 'not_an_option' });
    } else if (answer.length > LONGEST_ANSWER) {
      problems.push({ questionId: question.id, rule: 'too_long' });
    }
  }
  const known = new Set(questions.map(({ id }) => id));
  for (const id of Object.keys(answers))
    if (!known.has(id)) problems.push({ questionId: id, rule: 'unknown_question' });
  return problems;
}

/** The questions whose answer rules a candidate out. A person decides what follows; nothing is refused by itself. */
export function knockedOutBy(questions: readonly Question[], answers: Answers): readonly string[] {
  return questions
    .filter(({ id, knock_out }) => knock_out !== null && answers[id]?.trim() === knock_out)
    .map(({ id }) => id);
}
