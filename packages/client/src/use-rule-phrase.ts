import { formatNumber } from '@hearth/i18n/format';
import { usePhrases } from '@hearth/i18n/phrases';
import type { FieldProblem } from '@hearth/kit/failure';
import type { FieldRule } from '@hearth/kit/field-rule';
import en from './phrases/en.json' with { type: 'json' };

type Key = keyof typeof en | 'required';

/** The phrase of each rule; of those with a limit or an expected kind, the phrase where the refusal names none. */
const PHRASES: Readonly<Record<FieldRule, Key>> = {
  required: 'required',
  valid: 'notRight',
  custom: 'notRight',
  invalid_type: 'notRight',
  invalid_value: 'option',
  invalid_union: 'notRight',
  invalid_key: 'notRight',
  invalid_element: 'notRight',
  not_multiple_of: 'range',
  whole_number: 'wholeNumber',
  too_big: 'range',
  too_small: 'range',
  format_currency: 'currency',
  format_date: 'date',
  format_datetime: 'date',
  format_email: 'email',
  format_regex: 'form',
  format_time: 'time',
  format_url: 'url',
  format_uuid: 'option',
  format_whole_number: 'wholeNumber',
  characters: 'characters',
  day_bounds: 'years',
  depth: 'long',
  storable: 'characters',
  time_zone: 'timeZone',
  column: 'notAvailable',
  content_length: 'notRight',
  content_type: 'fileKind',
  in_time: 'notRight',
  json: 'notRight',
  known_cursor: 'gone',
  known_field: 'notAvailable',
  max_bytes: 'fileSize',
  max_count: 'range',
  own_address: 'notAvailable',
  well_formed: 'notRight',
  certificate: 'certificate',
  day: 'day',
  email: 'email',
  in_common: 'notAvailable',
  long: 'long',
  mobile: 'mobile',
  nameless: 'required',
  narrowable: 'notAvailable',
  not_a_date: 'date',
  not_a_number: 'number',
  not_an_option: 'option',
  not_finished: 'unfinished',
  once: 'once',
  open_domain: 'notAvailable',
  other_options: 'unfinished',
  out_of_order: 'order',
  first_not_new: 'order',
  own_language: 'notAvailable',
  password: 'password',
  password_strength: 'weakPassword',
  phone: 'phone',
  point: 'point',
  range: 'range',
  same: 'same',
  short: 'short',
  too_long: 'long',
  twice: 'once',
  unfilled: 'unfinished',
  unique: 'once',
  url: 'url',
  username: 'username',
  gone: 'gone',
  known: 'notAvailable',
  known_brand: 'notAvailable',
  known_location: 'notAvailable',
  known_position: 'notAvailable',
  known_role: 'notAvailable',
  locked: 'locked',
  other_position: 'notAvailable',
  taken: 'taken',
  unknown_question: 'gone',
  unused: 'taken',
  cell_too_long: 'file',
  empty_file: 'file',
  file_infected: 'fileInfected',
  file_kind_refused: 'fileKind',
  file_missing: 'fileMissing',
  file_too_large: 'fileSize',
  no_rows: 'file',
  not_a_file: 'fileMissing',
  not_text: 'fileKind',
  picture_unreadable: 'file',
  quote_misplaced: 'file',
  quote_not_closed: 'file',
  storage_full: 'noRoom',
  too_many_columns: 'fileSize',
  too_many_rows: 'fileSize',
  workbook: 'fileKind',
  workbook_too_large: 'fileSize',
  address: 'domain',
  form: 'domain',
  nowhere: 'domain',
  ours: 'notAvailable',
};

/** Says which rule a refused field broke, in the reader's words. */
export type RulePhrase = (problem: Pick<FieldProblem, 'rule' | 'limit' | 'of'>) => string;

/** The words for the rules that a refusal names, in the language of the page. */
export function useRulePhrase(): RulePhrase {
  const { language, t } = usePhrases('client', en);
  return (problem) => {
    const { limit } = problem;
    const values = limit === undefined ? {} : { limit: formatNumber(language, limit) };
    return t(findKey(problem), values);
  };
}

function findKey({ rule, limit, of }: Parameters<RulePhrase>[0]): Key {
  if (rule === 'invalid_type') return of === 'number' ? 'number' : of === 'text' ? 'text' : PHRASES[rule];
  if (limit === undefined) return PHRASES[rule] ?? 'notRight';
  if (rule === 'not_multiple_of') return 'multiple';
  if (rule === 'too_big') return of === 'text' ? 'tooLong' : of === 'list' ? 'tooMany' : 'tooHigh';
  // At least one of what can be empty: there is nothing yet.
  if (rule === 'too_small' && limit === 1 && of !== 'number') return 'required';
  if (rule === 'too_small') return of === 'text' ? 'tooShort' : of === 'list' ? 'tooFew' : 'tooLow';
  // A newer server may know of more rules than this page.
  return PHRASES[rule] ?? 'notRight';
}
