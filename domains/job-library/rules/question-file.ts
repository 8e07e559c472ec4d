import { LANGUAGES } from '@hearth/kit/constants';
import type { Language } from '@hearth/kit/constants';
import { csvLine } from '@hearth/kit/text/csv';
import type { BankQuestion, BankQuestionContent, FileProblem } from '../contract/question-schemas.ts';
import type { QuestionKind, QuestionText } from '../contract/content-schemas.ts';
import { validateBankQuestion } from './question-bank.ts';

/** The most questions in one file. */
export const MAX_FILE_LINES = 500;
/** Stands between the values of a cell: commas are part of what people write. */
const BETWEEN = '|';
const KINDS: readonly QuestionKind[] = [
  'YES_NO',
  'TEXT',
  'LONG_TEXT',
  'SINGLE',
  'MULTI',
  'NUMBER',
  'DATE',
  'RATING',
  'FILE',
  'VIDEO',
];
const OWN_COLUMNS = ['kind', 'language', 'text', 'options', 'required', 'knock_out', 'tags', 'positions'] as const;
const NEEDED = ['kind', 'language', 'text'] as const;
const YES = 'yes';
const NO = 'no';
const LONGEST = { text: 200, options: 80, tags: 30, most_options: 8, most_tags: 8 } as const;

type Position = NonNullable<BankQuestionContent['positions']>[number];
/** A row of the file: cells by column name. */
export type FileRow = Readonly<Record<string, string>>;

/** The columns of a file, in order: the question, then its texts by language. */
export const FILE_COLUMNS: readonly string[] = [
  ...OWN_COLUMNS,
  ...LANGUAGES.flatMap((language) => [`text_${language}`, `options_${language}`]),
];

/** Returns the columns that a file lacks. */
export function missingColumns(columns: readonly string[]): readonly string[] {
  return NEEDED.filter((name) => !columns.includes(name));
}

/** Returns a cell without the apostrophe that stops spreadsheets from evaluating it. */
const readCell = (row: FileRow, name: string): string => {
  const cell = (row[name] ?? '').trim();
  return /^'\s*[=+\-@]/.test(cell) ? cell.slice(1).trim() : cell;
};
const splitList = (cell: string): string[] =>
  cell
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== '');
const foldName = (name: string): string => name.trim().toLowerCase();

/** A parsed row: the question, or its errors by column. */
export type ParsedRow =
  | { readonly written: BankQuestionContent; readonly problems: readonly [] }
  | { readonly written: null; readonly problems: readonly Pick<FileProblem, 'column' | 'rule'>[] };

/** Parses a row of the file for a group with these positions. */
export function parseQuestionRow(row: FileRow, positions: readonly Position[]): ParsedRow {
  const problems: Pick<FileProblem, 'column' | 'rule'>[] = [];
  const wrong = (column: string, rule: FileProblem['rule']): void => void problems.push({ column, rule });
  const cell = (name: string) => readCell(row, name);

  const kind = KINDS.find((one) => one === cell('kind').toUpperCase());
  if (kind === undefined) wrong('kind', 'UNKNOWN');
  const language = LANGUAGES.find((one) => one === cell('language').toLowerCase());
  if (language === undefined) wrong('language', 'UNKNOWN');
  const required = cell('required').toLowerCase();
  if (!['', YES, NO].includes(required)) wrong('required', 'UNKNOWN');

  const words = (text: string, options: string): QuestionText => {
    const written = { text: cell(text), options: splitList(cell(options)) };
    if (written.text.length > LONGEST.text) wrong(text, 'TOO_LONG');
    const isLong = written.options.some((option) => option.length > LONGEST.options);
    if (isLong || written.options.length > LONGEST.most_options) wrong(options, 'TOO_LONG');
    return written;
  };
  const own = words('text', 'options');
  if (own.text === '') wrong('text', 'MISSING');
  const translations: Partial<Record<Language, QuestionText>> = {};
  for (const other of LANGUAGES) {
    const [text, options] = [`text_${other}`, `options_${other}`];
    if (cell(text) === '' && cell(options) === '') continue;
    translations[other] = words(text, options);
    if (cell(text) === '') wrong(text, 'MISSING');
  }
  const tags = [...new Set(splitList(cell('tags')))];
  if (tags.length > LONGEST.most_tags || tags.some((tag) => tag.length > LONGEST.tags)) wrong('tags', 'TOO_LONG');
  const named = splitList(cell('positions')).map((name) =>
    positions.find((one) => foldName(one.name) === foldName(name)),
  );
  if (named.includes(undefined)) wrong('positions', 'UNKNOWN');
  if (kind === undefined || language === undefined || problems.length > 0) return { written: null, problems };

  const written: BankQuestionContent = {
    kind,
    language,
    ...own,
    required: required === YES,
    knock_out: cell('knock_out') === '' ? null : cell('knock_out'),
    translations,
    tags,
    positions: named.flatMap((one) => (one === undefined ? [] : [{ id: one.id, name: one.name }])),
  };
  const unsound = validateBankQuestion(written).map(({ field }) => field);
  for (const field of unsound) {
    const [, other] = field.split('.');
    if (other === undefined)
      wrong(
        validateBankQuestion({ ...written, knock_out: null }).some((one) => one.field === field)
          ? 'options'
          : 'knock_out',
        'UNFIT',
      );
    else wrong(`options_${other}`, 'UNFIT');
  }
  return problems.length > 0 ? { written: null, problems } : { written, problems: [] };
}

/** Returns the key that identifies a question in a file: kind, language and text. */
export function questionKey({ kind, language, text }: Pick<BankQuestionContent, 'kind' | 'language' | 'text'>): string {
  return [kind, language, foldName(text)].join('\n');
}

/** Returns whether a row equals the stored question. */
export function isSameQuestion(one: BankQuestionContent, other: BankQuestionContent): boolean {
  return toCsvRow(one) === toCsvRow(other);
}

function toCsvRow(question: BankQuestionContent): string {
  const { translations } = question;
  const own: Record<(typeof OWN_COLUMNS)[number], string> = {
    kind: question.kind,
    language: question.language,
    text: question.text,
    options: question.options.join(BETWEEN),
    required: question.required ? YES : NO,
    knock_out: question.knock_out ?? '',
    tags: question.tags.toSorted().join(BETWEEN),
    positions: (question.positions ?? [])
      .map(({ name }) => name)
      .toSorted()
      .join(BETWEEN),
  };
  const others = LANGUAGES.flatMap((language) => {
    const words = translations[language];
    return [words?.text ?? '', words?.options.join(BETWEEN) ?? ''];
  });
  return csvLine([...OWN_COLUMNS.map((name) => own[name]), ...others]);
}

/** Writes questions as a file that can be imported again. */
export function writeQuestionFile(questions: readonly (BankQuestionContent | BankQuestion)[]): string {
  return [csvLine(FILE_COLUMNS), ...questions.map(toCsvRow)].join('');
}

/** The sample file: one question with options, in two languages. */
export const EXAMPLE: BankQuestionContent = {
  kind: 'SINGLE',
  language: 'en',
  text: 'Where did you work last?',
  options: ['Bar', 'Kitchen'],
  required: true,
  knock_out: null,
  translations: { de: { text: 'Wo haben Sie zuletzt gearbeitet?', options: ['Bar', 'Küche'] } },
  tags: ['experience'],
  positions: [],
};
