/**
 * Every rule that a refusal of a field can name: what the schemas of contracts check, and what handlers do. A page says each
 * in the reader's language (`use-rule-phrase` of the client); the compiler knows of no other.
 */
export const FIELD_RULES = [
  // Of the schemas.
  'required',
  'valid',
  'custom',
  'invalid_type',
  'invalid_value',
  'invalid_union',
  'invalid_key',
  'invalid_element',
  'not_multiple_of',
  'whole_number',
  'too_big',
  'too_small',
  'format_currency',
  'format_date',
  'format_datetime',
  'format_email',
  'format_regex',
  'format_time',
  'format_url',
  'format_uuid',
  'format_whole_number',
  'characters',
  'day_bounds',
  'depth',
  'storable',
  'time_zone',
  // Of a request.
  'column',
  'content_length',
  'content_type',
  'in_time',
  'json',
  'known_cursor',
  'known_field',
  'max_bytes',
  'max_count',
  'own_address',
  'well_formed',
  // Of what is written.
  'certificate',
  'day',
  'email',
  'in_common',
  'long',
  'mobile',
  'nameless',
  'narrowable',
  'not_a_date',
  'not_a_number',
  'not_an_option',
  'not_finished',
  'once',
  'open_domain',
  'other_options',
  'out_of_order',
  'first_not_new',
  'own_language',
  'password',
  'password_strength',
  'phone',
  'point',
  'range',
  'same',
  'short',
  'too_long',
  'twice',
  'unfilled',
  'unique',
  'url',
  'username',
  // Of what it is about.
  'gone',
  'known',
  'known_brand',
  'known_location',
  'known_position',
  'known_role',
  'locked',
  'other_position',
  'taken',
  'unknown_question',
  'unused',
  // Of a file.
  'cell_too_long',
  'empty_file',
  'file_infected',
  'file_kind_refused',
  'file_missing',
  'file_too_large',
  'no_rows',
  'not_a_file',
  'not_text',
  'picture_unreadable',
  'quote_misplaced',
  'quote_not_closed',
  'storage_full',
  'too_many_columns',
  'too_many_rows',
  'workbook',
  'workbook_too_large',
  // Of the domain of a career site.
  'address',
  'form',
  'nowhere',
  'ours',
] as const;

/** A rule that a field can break, as refusals name it. */
export type FieldRule = (typeof FIELD_RULES)[number];

/** The unit of a limit, or the expected kind of value. */
export type LimitUnit = 'text' | 'number' | 'list';

/** The field rule of an upper-case code. */
export function toFieldRule<Code extends Uppercase<FieldRule>>(code: Code): FieldRule & Lowercase<Code> {
  return code.toLowerCase() as FieldRule & Lowercase<Code>;
}

/** The rule of any code in capitals, such as one that a lower domain refuses a file with; `valid` where it is not a rule. */
export function ruleOfCode(code: string): FieldRule {
  const lower = code.toLowerCase();
  return FIELD_RULES.find((rule) => rule === lower) ?? 'valid';
}
