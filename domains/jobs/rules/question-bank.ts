import type { BankQuestionWriting } from '../contract/question-schemas.ts';
import type { Question, QuestionKind, QuestionWords, Translations } from '../contract/schemas.ts';
import { isAmong } from './pipeline.ts';
import { isQuestionSound, optionsOf } from './questions.ts';

type Language = BankQuestionWriting['language'];

/** The words of one version of a question, with the language that they were first written in. */
export type BankWords = Pick<BankQuestionWriting, 'kind' | 'language' | 'text' | 'options' | 'translations'>;

/** Whether a question of the bank is for a post's position: named, for all, or for others. */
export function fitOf(
  positions: BankQuestionWriting['positions'],
  post: Parameters<typeof isAmong>[1],
): 'NAMED' | 'ALL' | 'OTHERS' {
  if (positions === undefined || positions.length === 0) return 'ALL';
  return isAmong(positions, post) ? 'NAMED' : 'OTHERS';
}

/** What is wrong with a question before it may stand in the bank, by the field. */
export interface BankProblem {
  readonly field: string;
  readonly rule: 'not_finished' | 'own_language' | 'other_options';
}

const plain = ({ text, options }: QuestionWords): QuestionWords => ({ text, options });
const isChoice = (kind: QuestionKind): boolean => kind === 'SINGLE' || kind === 'MULTI';
const wordsOf = (translations: Translations): [Language, QuestionWords][] =>
  Object.entries(translations) as [Language, QuestionWords][];

/** A question's words by language, its own among them. */
function inLanguages(bank: BankWords): Translations {
  return { ...bank.translations, [bank.language]: plain(bank) };
}

function sameWords(one: QuestionWords, other: QuestionWords): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

/** All translations but those of one language. */
function without(translations: Translations, language: Language): Translations {
  return Object.fromEntries(wordsOf(translations).filter(([name]) => name !== language));
}

/**
 * What keeps a question out of the bank: a choice that is none, a translation into its own language, or one that offers
 * another number of options, so that nobody could say which is which.
 */
export function bankProblems(written: BankQuestionWriting): readonly BankProblem[] {
  const asked = { ...written, id: '' };
  const isListed = isChoice(written.kind) || written.options.length === 0;
  const problems: BankProblem[] =
    isQuestionSound(asked) && isListed ? [] : [{ field: 'options', rule: 'not_finished' }];
  for (const [language, { options }] of wordsOf(written.translations)) {
    const field = `translations.${language}`;
    if (language === written.language) problems.push({ field, rule: 'own_language' });
    else if (options.length !== written.options.length || new Set(options).size < options.length)
      problems.push({ field, rule: 'other_options' });
  }
  return problems;
}

/** Whether a change is one of words, which makes a new version; tags and what posts begin with do not. */
export function isOtherWording(before: BankWords, after: BankWords): boolean {
  const [one, other] = [inLanguages(before), inLanguages(after)];
  const names = Object.keys({ ...one, ...other }) as Language[];
  return (
    before.language !== after.language ||
    names.some((name) => {
      const [was, is] = [one[name], other[name]];
      return was === undefined || is === undefined || !sameWords(was, is);
    })
  );
}

/** A question of the bank as a post in a language asks it: in that language if it has it, else in its own; the others come along. */
export function asAsked(
  bank: BankQuestionWriting & { readonly id: string; readonly version: number },
  language: Language,
  id: string,
): Question {
  const all = inLanguages(bank);
  const spoken = all[language] === undefined ? bank.language : language;
  const { text, options } = all[spoken] ?? plain(bank);
  const index = bank.knock_out === null ? -1 : bank.options.indexOf(bank.knock_out);
  return {
    id,
    kind: bank.kind,
    text,
    options,
    required: bank.required,
    knock_out: index === -1 ? bank.knock_out : (options[index] ?? null),
    bank: { id: bank.id, version: bank.version, translations: without(all, spoken) },
  };
}

/**
 * A post's question in the words that the bank has now. Whether it must be answered stays, and which answer rules out, as far
 * as the new words still offer it.
 */
export function withNewWords(
  question: Question,
  bank: Parameters<typeof asAsked>[0],
  language: Language,
  id: string,
): Question {
  const asked = asAsked(bank, language, id);
  const { required, knock_out } = question;
  const isOffered = knock_out === null || optionsOf(asked)?.includes(knock_out) === true;
  return { ...asked, required, knock_out: isOffered ? knock_out : null };
}

/**
 * A post's question with what the bank says of it: its translations are those of the version whose words it has. One that
 * says other words than that version in any language is the post's own from then on, and no answer to it counts for the bank.
 */
export function asKept(question: Question, version: BankWords | undefined): Question {
  const { bank, ...own } = question;
  if (bank === undefined || version === undefined || version.kind !== question.kind) return own;
  const all = inLanguages(version);
  const spoken = wordsOf(all).find(([, words]) => sameWords(words, question))?.[0];
  return spoken === undefined
    ? own
    : { ...own, bank: { id: bank.id, version: bank.version, translations: without(all, spoken) } };
}

/** Whether a post asks a question of the bank in words that have changed since. */
export function isOlder(question: Question, bank: { readonly id: string; readonly version: number }): boolean {
  return question.bank?.id === bank.id && question.bank.version < bank.version;
}
