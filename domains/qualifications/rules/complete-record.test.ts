import { expect, test } from 'vitest';
import type { RecordContent } from '../contract/schemas.ts';
import { completeRecord, findRecordProblems, type RecordNeeds } from './complete-record.ts';

const TODAY = '2026-11-17';
const certificate: RecordNeeds = {
  kind: 'CERTIFICATE',
  level_names: [],
  months_valid: null,
  needs_number: false,
  needs_issuer: false,
  needs_file: false,
};
const plain: RecordContent = { level: 1, number: '', issuer: '', issued_on: null, expires_on: null, note: '' };
const fieldsOf = (content: Partial<RecordContent>, needs: Partial<RecordNeeds> = {}, hasFile = false) =>
  findRecordProblems({ ...plain, ...content }, { ...certificate, ...needs }, { hasFile, today: TODAY }).map(
    ({ field }) => field,
  );

test('what a qualification needs has to be there', () => {
  expect(fieldsOf({})).toEqual([]);
  const needs = { needs_number: true, needs_issuer: true, needs_file: true };
  expect(fieldsOf({}, needs)).toEqual(['number', 'issuer', 'file']);
  expect(fieldsOf({ number: 'A 17', issuer: 'City' }, needs, true)).toEqual([]);
});

test('days that make no sense are refused', () => {
  expect(fieldsOf({ issued_on: '2026-11-18' })).toEqual(['issued_on']);
  expect(fieldsOf({ issued_on: TODAY, expires_on: '2026-11-16' })).toEqual(['expires_on']);
  expect(fieldsOf({ issued_on: TODAY, expires_on: TODAY })).toEqual([]);
});

test('what lasts some months ends that long after it was issued, unless it says otherwise', () => {
  const needs = { ...certificate, months_valid: 24 };
  expect(completeRecord({ ...plain, issued_on: '2024-02-29' }, needs).expires_on).toBe('2026-02-28');
  expect(completeRecord({ ...plain, issued_on: '2026-08-31' }, { ...needs, months_valid: 6 }).expires_on).toBe(
    '2027-02-28',
  );
  expect(completeRecord({ ...plain, issued_on: '2026-01-01', expires_on: '2026-06-01' }, needs).expires_on).toBe(
    '2026-06-01',
  );
  expect(completeRecord(plain, certificate).expires_on).toBeNull();
  expect(fieldsOf({}, { months_valid: 24 })).toEqual(['issued_on']);
});

test('a skill has the levels that it names, and a certificate has none', () => {
  const skill = { kind: 'SKILL' as const, level_names: ['Basic', 'Advanced'] };
  expect(fieldsOf({ level: 2 }, skill)).toEqual([]);
  expect(fieldsOf({ level: 3 }, skill)).toEqual(['level']);
  expect(fieldsOf({ level: 2 }, { ...skill, level_names: [] })).toEqual(['level']);
  expect(completeRecord({ ...plain, level: 3 }, certificate).level).toBe(1);
});
