import { expect, test } from 'vitest';
import { listMissing, sumKinds } from './exported-sheet.ts';
import { inputOf } from './sheet.fixture.ts';
import { workOutSheet } from './sheet.ts';

const DAY = '2026-03-02';
const linesOf = (work: string) => workOutSheet(inputOf({ work })).lines;

test('payroll gets everything once, then only what changed', () => {
  const first = linesOf('Mon 9:00-17:00, Tue 9:00-17:00');
  const exported = { fingerprint: 'one', sums: sumKinds(first, DAY) };
  expect(exported.sums).toMatchObject([{ kind: 'WORK', minutes: 960, amount: 19_200 }]);
  expect(listMissing(first, 'one', undefined, DAY)).toBe(first);
  expect(listMissing(first, 'one', exported, DAY)).toEqual([]);
  const later = listMissing(linesOf('Mon 9:00-17:00, Tue 9:00-18:00'), 'two', exported, DAY);
  expect(later).toMatchObject([{ kind: 'CORRECTION', reason: 'WORK 100', minutes: 60, amount: 1200 }]);
});
