import type { Question } from '../contract/content-schemas.ts';

/** A candidate's answers, by question id. */
export type Answers = Readonly<Record<string, string>>;

/** A validation error of an answer. */
export interface AnswerProblem {
  readonly questionId: string;
  readonly rule:
    | 'required'
    | 'not_an_option'
    | 'not_a_number'
    | 'not_a_date'
    | 'not_a_file'
    | 'unknown_question'
    | 'too_long';
}

const LONGEST_ANSWER = 2000;
const RATINGS = ['1', '2', '3', '4', '5'];
const NUMBER = /^-?\d{1,9}([.,]\d{1,3})?$/;

/** Returns the options of a choice question; null for other kinds. One of them can rule a candidate out. */
export function choiceOptions(question: Pick<Question, 'kind' | 'options'>): readonly string[] | null {
  if (question.kind === 'YES_NO') return ['yes', 'no'];
  return question.kind === 'SINGLE' || question.kind === 'MULTI' ? question.options : null;
}

/** Parses the options of a multiple choice answer, one per line. */
export function parseChoices(answer: string): string[] {
  return answer.split('\n').filter((line) => line !== '');
}

/** Validates an answer that is not empty. */
function validateAnswer(question: Pick<Question, 'kind' | 'options'>, answer: string): AnswerProblem['rule'] | null {
  if (answer.length > LONGEST_ANSWER) return 'too_long';
  const options = choiceOptions(question);
  switch (question.kind) {
    case 'MULTI': {
      const chosen = parseChoices(answer);
      const isChoice = new Set(chosen).size === chosen.length && chosen.every((one) => options?.includes(one));
      return isChoice ? null : 'not_an_option';
    }
    case 'NUMBER':
      return NUMBER.test(answer) ? null : 'not_a_number';
    case 'DATE':
      return isDate(answer) ? null : 'not_a_date';
    case 'FILE':
    case 'VIDEO':
      return parseFileIndex(answer) === null ? 'not_a_file' : null;
    case 'RATING':
      return RATINGS.includes(answer) ? null : 'not_an_option';
    default:
      return options === null || options.includes(answer) ? null : 'not_an_option';
  }
}

/** Parses the index of the file that answers a question. */
export function parseFileIndex(answer: string): number | null {
  return /^\d$/.test(answer) ? Number(answer) : null;
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Returns whether a question can be asked: enough distinct options, and a valid knock-out. */
export function isValidQuestion(question: Question): boolean {
  const options = choiceOptions(question);
  if (options === null) return question.knock_out === null;
  if (options.length < 2 || new Set(options).size < options.length) return false;
  return question.knock_out === null || options.includes(question.knock_out);
}

/** Validates a candidate's answers; empty if they are valid. */
export function validateAnswers(
  questions: readonly Omit<Question, 'knock_out'>[],
  answers: Answers,
): readonly AnswerProblem[] {
  const problems: AnswerProblem[] = [];
  for (const question of questions) {
    const answer = answers[question.id]?.trim() ?? '';
    const rule = answer === '' ? (question.required ? 'required' : null) : validateAnswer(question, answer);
    if (rule !== null) problems.push({ questionId: question.id, rule });
  }
  const known = new Set(questions.map(({ id }) => id));
  for (const id of Object.keys(answers))
    if (!known.has(id)) problems.push({ questionId: id, rule: 'unknown_question' });
  return problems;
}

/** Finds the questions whose answers rule a candidate out. A person decides what follows. */
export function findKnockOuts(questions: readonly Question[], answers: Answers): readonly string[] {
  return questions
    .filter(({ id, kind, knock_out: knockOut }) => {
      const answer = answers[id]?.trim() ?? '';
      return knockOut !== null && (kind === 'MULTI' ? parseChoices(answer).includes(knockOut) : answer === knockOut);
    })
    .map(({ id }) => id);
}
