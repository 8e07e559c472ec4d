import type { BankQuestionContent } from '../contract/question-schemas.ts';
import type { Question, QuestionKind, QuestionText, Translations } from '../contract/content-schemas.ts';
import { matchesPosition } from './pipeline.ts';
import { isValidQuestion, choiceOptions } from './questions.ts';

type Language = BankQuestionContent['language'];

/** The wording of a question's version in all its languages. */
export type BankWording = Pick<BankQuestionContent, 'kind' | 'language' | 'text' | 'options' | 'translations'>;

/** Returns whether a bank question names a job's position, is for all, or is for others. */
export function positionFit(
  positions: BankQuestionContent['positions'],
  post: Parameters<typeof matchesPosition>[1],
): 'NAMED' | 'ALL' | 'OTHERS' {
  if (positions === undefined || positions.length === 0) return 'ALL';
  return matchesPosition(positions, post) ? 'NAMED' : 'OTHERS';
}

/** A validation error of a bank question, by field. */
export interface BankProblem {
  readonly field: string;
  readonly rule: 'not_finished' | 'own_language' | 'other_options';
}

const pickText = ({ text, options }: QuestionText): QuestionText => ({ text, options });
const isChoice = (kind: QuestionKind): boolean => kind === 'SINGLE' || kind === 'MULTI';
const toEntries = (translations: Translations): [Language, QuestionText][] =>
  Object.entries(translations) as [Language, QuestionText][];

/** Returns a question's texts by language, including its own. */
function allLanguages(bank: BankWording): Translations {
  return { ...bank.translations, [bank.language]: pickText(bank) };
}

function isSameText(one: QuestionText, other: QuestionText): boolean {
  return JSON.stringify(pickText(one)) === JSON.stringify(pickText(other));
}

/** Returns the translations without one language. */
function omitLanguage(translations: Translations, language: Language): Translations {
  return Object.fromEntries(toEntries(translations).filter(([name]) => name !== language));
}

/**
 * What keeps a question out of the bank: a choice that is none, a translation into its own language, or one that offers
 * another number of options, so that nobody could say which is which.
 */
export function validateBankQuestion(written: BankQuestionContent): readonly BankProblem[] {
  const asked = { ...written, id: '' };
  const isListed = isChoice(written.kind) || written.options.length === 0;
  const problems: BankProblem[] =
    isValidQuestion(asked) && isListed ? [] : [{ field: 'options', rule: 'not_finished' }];
  for (const [language, { options }] of toEntries(written.translations)) {
    const field = `translations.${language}`;
    if (language === written.language) problems.push({ field, rule: 'own_language' });
    else if (options.length !== written.options.length || new Set(options).size < options.length)
      problems.push({ field, rule: 'other_options' });
  }
  return problems;
}

/** Returns whether a change alters the wording, which creates a new version. */
export function isNewWording(before: BankWording, after: BankWording): boolean {
  const [one, other] = [allLanguages(before), allLanguages(after)];
  const names = Object.keys({ ...one, ...other }) as Language[];
  return (
    before.language !== after.language ||
    names.some((name) => {
      const [was, is] = [one[name], other[name]];
      return was === undefined || is === undefined || !isSameText(was, is);
    })
  );
}

/** Converts a bank question for a job in a language, or in its own if not translated. */
export function toJobQuestion(
  bank: BankQuestionContent & { readonly id: string; readonly version: number },
  language: Language,
  id: string,
): Question {
  const all = allLanguages(bank);
  const spoken = all[language] === undefined ? bank.language : language;
  const { text, options } = all[spoken] ?? pickText(bank);
  const index = bank.knock_out === null ? -1 : bank.options.indexOf(bank.knock_out);
  return {
    id,
    kind: bank.kind,
    text,
    options,
    required: bank.required,
    knock_out: index === -1 ? bank.knock_out : (options[index] ?? null),
    bank: { id: bank.id, version: bank.version, translations: omitLanguage(all, spoken) },
  };
}

/**
 * Updates a job's question to the bank's current wording, keeping its own settings. Whether it must be answered
 * stays, and which answer rules out, as far as the new words still offer it.
 */
export function updateWording(
  question: Question,
  bank: Parameters<typeof toJobQuestion>[0],
  language: Language,
  id: string,
): Question {
  const asked = toJobQuestion(bank, language, id);
  const { required, knock_out } = question;
  const isOffered = knock_out === null || choiceOptions(asked)?.includes(knock_out) === true;
  return { ...asked, required, knock_out: isOffered ? knock_out : null };
}

/**
 * A post's question with what the bank says of it: its translations are those of the version whose words it has. One that
 * says other words than that version in any language is the post's own from then on, and no answer to it counts for the bank.
 */
export function reconcileWithBank(question: Question, version: BankWording | undefined): Question {
  const { bank, ...own } = question;
  if (bank === undefined || version === undefined || version.kind !== question.kind) return own;
  const all = allLanguages(version);
  const spoken = toEntries(all).find(([, words]) => isSameText(words, question))?.[0];
  return spoken === undefined
    ? own
    : { ...own, bank: { id: bank.id, version: bank.version, translations: omitLanguage(all, spoken) } };
}

/** Returns whether a job asks a bank question in an outdated wording. */
export function isOutdated(question: Question, bank: { readonly id: string; readonly version: number }): boolean {
  return question.bank?.id === bank.id && question.bank.version < bank.version;
}
