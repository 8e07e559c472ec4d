import { LANGUAGES } from '@hearth/kit/constants';
import type { Language } from '@hearth/kit/constants';
import { csvLine } from '@hearth/kit/csv';
import type { BankQuestion, BankQuestionWriting, FileProblem } from '../contract/question-schemas.ts';
import type { QuestionKind, QuestionWords } from '../contract/schemas.ts';
import { bankProblems } from './question-bank.ts';

/** Questions that one file can hold. */
export const MOST_FILE_LINES = 500;
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

type Position = NonNullable<BankQuestionWriting['positions']>[number];
/** A line of the file: its cells by the names of their columns. */
export type FileRow = Readonly<Record<string, string>>;

/** The columns of a file, in their order: of the question itself, then of its words in each language. */
export const FILE_COLUMNS: readonly string[] = [
  ...OWN_COLUMNS,
  ...LANGUAGES.flatMap((language) => [`text_${language}`, `options_${language}`]),
];

/** The columns that a file lacks. */
export function missingColumns(columns: readonly string[]): readonly string[] {
  return NEEDED.filter((name) => !columns.includes(name));
}

/** What a cell says: without the apostrophe that keeps a spreadsheet from running it. */
const cellOf = (row: FileRow, name: string): string => {
  const cell = (row[name] ?? '').trim();
  return /^'\s*[=+\-@]/.test(cell) ? cell.slice(1).trim() : cell;
};
const listOf = (cell: string): string[] =>
  cell
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== '');
const folded = (name: string): string => name.trim().toLowerCase();

/** A line read: the question, or what is wrong with it, each by its column. */
export type ReadRow =
  | { readonly written: BankQuestionWriting; readonly problems: readonly [] }
  | { readonly written: null; readonly problems: readonly Pick<FileProblem, 'column' | 'rule'>[] };

/** Reads a line of a file for a group with these positions. */
export function readQuestionRow(row: FileRow, positions: readonly Position[]): ReadRow {
  const problems: Pick<FileProblem, 'column' | 'rule'>[] = [];
  const wrong = (column: string, rule: FileProblem['rule']): void => void problems.push({ column, rule });
  const cell = (name: string) => cellOf(row, name);

  const kind = KINDS.find((one) => one === cell('kind').toUpperCase());
  if (kind === undefined) wrong('kind', 'UNKNOWN');
  const language = LANGUAGES.find((one) => one === cell('language').toLowerCase());
  if (language === undefined) wrong('language', 'UNKNOWN');
  const required = cell('required').toLowerCase();
  if (!['', YES, NO].includes(required)) wrong('required', 'UNKNOWN');

  const words = (text: string, options: string): QuestionWords => {
    const written = { text: cell(text), options: listOf(cell(options)) };
    if (written.text.length > LONGEST.text) wrong(text, 'TOO_LONG');
    const isLong = written.options.some((option) => option.length > LONGEST.options);
    if (isLong || written.options.length > LONGEST.most_options) wrong(options, 'TOO_LONG');
    return written;
  };
  const own = words('text', 'options');
  if (own.text === '') wrong('text', 'MISSING');
  const translations: Partial<Record<Language, QuestionWords>> = {};
  for (const other of LANGUAGES) {
    const [text, options] = [`text_${other}`, `options_${other}`];
    if (cell(text) === '' && cell(options) === '') continue;
    translations[other] = words(text, options);
    if (cell(text) === '') wrong(text, 'MISSING');
  }
  const tags = [...new Set(listOf(cell('tags')))];
  if (tags.length > LONGEST.most_tags || tags.some((tag) => tag.length > LONGEST.tags)) wrong('tags', 'TOO_LONG');
  const named = listOf(cell('positions')).map((name) => positions.find((one) => folded(one.name) === folded(name)));
  if (named.includes(undefined)) wrong('positions', 'UNKNOWN');
  if (kind === undefined || language === undefined || problems.length > 0) return { written: null, problems };

  const written: BankQuestionWriting = {
    kind,
    language,
    ...own,
    required: required === YES,
    knock_out: cell('knock_out') === '' ? null : cell('knock_out'),
    translations,
    tags,
    positions: named.flatMap((one) => (one === undefined ? [] : [{ id: one.id, name: one.name }])),
  };
  const unsound = bankProblems(written).map(({ field }) => field);
  for (const field of unsound) {
    const [, other] = field.split('.');
    if (other === undefined)
      wrong(
        bankProblems({ ...written, knock_out: null }).some((one) => one.field === field) ? 'options' : 'knock_out',
        'UNFIT',
      );
    else wrong(`options_${other}`, 'UNFIT');
  }
  return problems.length > 0 ? { written: null, problems } : { written, problems: [] };
}

/** What a question is known by in a file: at one brand, no two have the same words in the same language and kind. */
export function questionKey({ kind, language, text }: Pick<BankQuestionWriting, 'kind' | 'language' | 'text'>): string {
  return [kind, language, folded(text)].join('\n');
}

/** Whether a line says of a question what the bank says of it already. */
export function isSameQuestion(one: BankQuestionWriting, other: BankQuestionWriting): boolean {
  return csvOf(one) === csvOf(other);
}

function csvOf(question: BankQuestionWriting): string {
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

/** A file with these questions, which reads as the same questions. */
export function questionFile(questions: readonly (BankQuestionWriting | BankQuestion)[]): string {
  return [csvLine(FILE_COLUMNS), ...questions.map(csvOf)].join('');
}

/** What a file looks like: one question with choices, in two languages. */
export const EXAMPLE: BankQuestionWriting = {
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
