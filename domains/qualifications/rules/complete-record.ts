import type { FieldRule } from '@hearth/kit/field-rule';
import type { QualificationContent, RecordContent } from '../contract/schemas.ts';
import { addMonths } from './days.ts';

/** What a qualification asks of its records. */
export type RecordNeeds = Pick<
  QualificationContent,
  'kind' | 'level_names' | 'months_valid' | 'needs_number' | 'needs_issuer' | 'needs_file'
>;

/** A field of a record that is missing or makes no sense. */
export interface RecordProblem {
  readonly field: 'level' | 'number' | 'issuer' | 'issued_on' | 'expires_on' | 'file';
  readonly rule: FieldRule;
}

/** The record with the last day that follows from when it was issued, where none was given. */
export function completeRecord(content: RecordContent, needs: RecordNeeds): RecordContent {
  const ends =
    content.expires_on === null && content.issued_on !== null && needs.months_valid !== null
      ? addMonths(content.issued_on, needs.months_valid)
      : content.expires_on;
  return { ...content, expires_on: ends, level: needs.kind === 'CERTIFICATE' ? 1 : content.level };
}

/** What is wrong with a record; nothing where it can be confirmed. */
export function findRecordProblems(
  content: RecordContent,
  needs: RecordNeeds,
  { hasFile, today }: { readonly hasFile: boolean; readonly today: string },
): RecordProblem[] {
  const { expires_on: ends } = completeRecord(content, needs);
  const problems: RecordProblem[] = [];
  const wrong = (field: RecordProblem['field'], rule: FieldRule): void => void problems.push({ field, rule });
  if (needs.kind === 'SKILL' && content.level > Math.max(1, needs.level_names.length)) wrong('level', 'too_big');
  if (needs.needs_number && content.number === '') wrong('number', 'required');
  if (needs.needs_issuer && content.issuer === '') wrong('issuer', 'required');
  if (needs.needs_file && !hasFile) wrong('file', 'required');
  if (content.issued_on !== null && content.issued_on > today) wrong('issued_on', 'too_big');
  if (needs.months_valid !== null && ends === null) wrong('issued_on', 'required');
  if (content.issued_on !== null && ends !== null && ends < content.issued_on) wrong('expires_on', 'too_small');
  return problems;
}
