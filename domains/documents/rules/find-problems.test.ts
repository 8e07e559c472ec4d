import { expect, test } from 'vitest';
import { completeDocument, findDocumentProblems } from './find-problems.ts';

const TODAY = '2026-11-17';
const plain = { valid_from: null, valid_until: null, note: '' };

test.each([
  ['a document that does not end', {}, false, true, []],
  ['no file', {}, false, false, ['file']],
  ['no last day', {}, true, true, ['valid_until']],
  ['the last day is today', { valid_until: TODAY }, true, true, []],
  ['it has ended', { valid_until: '2026-11-16' }, true, true, ['valid_until']],
  ['it ends before it begins', { valid_from: '2027-02-01', valid_until: '2027-01-01' }, true, true, ['valid_until']],
  ['it begins later', { valid_from: '2027-01-01', valid_until: '2028-01-01' }, true, true, []],
] as const)('%s', (_name, content, expires, hasFile, fields) => {
  const found = findDocumentProblems({ ...plain, ...content }, { expires }, { hasFile, today: TODAY });
  expect(found.map(({ field }) => field)).toEqual(fields);
});

test('what does not end has no last day', () => {
  const dated = { ...plain, valid_until: '2027-01-01' };
  expect(completeDocument(dated, { expires: false }).valid_until).toBeNull();
  expect(completeDocument(dated, { expires: true }).valid_until).toBe('2027-01-01');
});
