import type { BankQuestion, BankQuestionWriting } from '../../../contract/question-schemas.ts';
import type { QuestionKind, QuestionWords } from '../../../contract/schemas.ts';

type Language = BankQuestion['language'];

/** A question of the bank as its form holds it: lists are text while somebody types. */
export interface BankDraft {
  readonly kind: QuestionKind;
  readonly language: Language;
  readonly text: string;
  readonly options: string;
  readonly required: boolean;
  readonly knockOut: string | null;
  readonly tags: string;
  readonly positions: BankQuestion['positions'];
  readonly translations: Readonly<Partial<Record<Language, TypedWords>>>;
}

/** The words of one language while they are typed. */
export interface TypedWords {
  readonly text: string;
  readonly options: string;
}

const MOST_OPTIONS = 8;
const MOST_TAGS = 8;

/** The choices that stand one a line; empty lines are none. */
export function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim().slice(0, 80).trim());
  return lines.filter((line) => line !== '').slice(0, MOST_OPTIONS);
}

const typed = ({ text, options }: QuestionWords): TypedWords => ({ text, options: options.join('\n') });

/** What a form begins with: a question as it is, or an empty one in the reader's language. */
export function draftOf(question: BankQuestion | null, language: Language): BankDraft {
  if (question === null) {
    return {
      kind: 'YES_NO',
      language,
      text: '',
      options: '',
      required: true,
      knockOut: null,
      tags: '',
      positions: [],
      translations: {},
    };
  }
  const others = Object.entries(question.translations).map(([name, words]) => [name, typed(words)] as const);
  return {
    ...typed(question),
    kind: question.kind,
    language: question.language,
    required: question.required,
    knockOut: question.knock_out,
    tags: question.tags.join(', '),
    positions: question.positions,
    translations: Object.fromEntries(others),
  };
}

/** What is sent of a form. A translation without a question is none, and only a choice has choices. */
export function writtenOf(draft: BankDraft): BankQuestionWriting {
  const isListed = draft.kind === 'SINGLE' || draft.kind === 'MULTI';
  const words = ({ text, options }: TypedWords): QuestionWords => ({
    text: text.trim(),
    options: isListed ? linesOf(options) : [],
  });
  const others = Object.entries(draft.translations).filter(
    ([name, { text }]) => name !== draft.language && text.trim() !== '',
  );
  const tags = draft.tags.split(/[,،]/).map((tag) => tag.trim().slice(0, 30).trim());
  return {
    kind: draft.kind,
    language: draft.language,
    ...words(draft),
    required: draft.required,
    knock_out: draft.knockOut,
    tags: [...new Set(tags)].filter((tag) => tag !== '').slice(0, MOST_TAGS),
    positions: [...draft.positions],
    translations: Object.fromEntries(others.map(([name, other]) => [name, words(other)])),
  };
}
