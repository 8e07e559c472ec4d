import { expect, test } from 'vitest';
import { updateDomainProof, proofExpiry } from './domain-proof.ts';

const at = (day: number, hour = 0): Date => new Date(Date.UTC(2026, 10, day, hour));

test.each([
  ['that sees the record comes again the next day', null, true, at(2), true, null, at(3), null],
  ['that misses it begins to count, comes hourly, and tells', null, false, at(2), true, at(2), at(2, 1), 'MISSING'],
  ['that misses it again tells nothing again', at(2), false, at(8, 23), true, at(2), at(9), null],
  ['after a week without it ends, and tells', at(2), false, at(9), false, null, null, 'ENDED'],
  ['that finds it again forgets the days', at(2), true, at(8), true, null, at(9), null],
] as const)('a look %s', (_what, missing, hasRecord, now, isProven, missingSince, nextCheckAt, tell) => {
  expect(updateDomainProof(missing, hasRecord, now)).toEqual({ isProven, missingSince, nextCheckAt, tell });
});

test('the end is a week after the record was missed first', () => {
  expect(proofExpiry(at(2, 5))).toEqual(at(9, 5));
});
