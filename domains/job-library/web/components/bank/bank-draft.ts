import type { BankQuestion, BankQuestionContent } from '../../../contract/question-schemas.ts';
import type { QuestionKind, QuestionText } from '../../../contract/content-schemas.ts';

type Language = BankQuestion['language'];

/** A bank question in its form; lists are text while typing. */
export interface BankDraft {
  readonly kind: QuestionKind;
  readonly language: Language;
  readonly text: string;
  readonly options: string;
  readonly required: boolean;
  readonly knockOut: string | null;
  readonly tags: string;
  readonly positions: BankQuestion['positions'];
  readonly translations: Readonly<Partial<Record<Language, TypedText>>>;
}

/** The texts of one language while typing. */
export interface TypedText {
  readonly text: string;
  readonly options: string;
}

const MOST_OPTIONS = 8;
const MOST_TAGS = 8;

/** Whether a question of this kind has options of its own. */
export const isListed = ({ kind }: Pick<BankDraft, 'kind'>): boolean => kind === 'SINGLE' || kind === 'MULTI';

/** Splits options by line, dropping empty lines. */
export function splitLines(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim().slice(0, 80).trim());
  return lines.filter((line) => line !== '').slice(0, MOST_OPTIONS);
}

const toTypedText = ({ text, options }: QuestionText): TypedText => ({ text, options: options.join('\n') });

/** Returns the initial form values of a question, or empty ones in a language. */
export function toDraft(question: BankQuestion | null, language: Language): BankDraft {
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
  const others = Object.entries(question.translations).map(([name, words]) => [name, toTypedText(words)] as const);
  return {
    ...toTypedText(question),
    kind: question.kind,
    language: question.language,
    required: question.required,
    knockOut: question.knock_out,
    tags: question.tags.join(', '),
    positions: question.positions,
    translations: Object.fromEntries(others),
  };
}

/**
 * Converts a form to what is sent, dropping empty translations and unused options. A translation without a question
 * is none, and only a choice has choices.
 */
export function toBankContent(draft: BankDraft): BankQuestionContent {
  const words = ({ text, options }: TypedText): QuestionText => ({
    text: text.trim(),
    options: isListed(draft) ? splitLines(options) : [],
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

/** Maps a field that the server refused to the form, where each translation is one field. */
export function toDraftField(sent: string): keyof BankDraft | `translations.${Language}` {
  const [field = '', language = ''] = sent.split('.');
  if (field === 'knock_out') return 'knockOut';
  if (field === 'translations') return `translations.${language as Language}`;
  return field as keyof BankDraft;
}
