import { expect, test } from 'vitest';
import { mailStanding } from './letter-state.ts';

const [ONE, TWO, THREE] = ['2026-11-20T10:00:00.000Z', '2026-11-20T10:01:00.000Z', '2026-11-20T11:00:00.000Z'];

test.each([
  ['a letter that nothing happened to waits', [null, null, null], 'WAITING', null],
  ['a letter that the mail server took is handed over', [TWO, null, null], 'ACCEPTED', TWO],
  ['a letter that the mail server did not take is refused', [null, ONE, null], 'REFUSED', ONE],
  ['a letter that was taken at a later try is handed over', [TWO, ONE, null], 'ACCEPTED', TWO],
  ['a letter that came back came back, though it was taken', [TWO, ONE, THREE], 'RETURNED', THREE],
] as const)('%s', (_rule, [accepted_at, refused_at, returned_at], standing, at) => {
  expect(mailStanding({ accepted_at, refused_at, returned_at })).toEqual({ standing, at });
});
