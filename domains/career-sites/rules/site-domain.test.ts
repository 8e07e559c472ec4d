import { describe, expect, test } from 'vitest';
import { applyCheck, validateDomain, ownershipRecord } from './site-domain.ts';

const OURS = ['app.hearth.example', 'auth.hearth.example'];

test.each([
  ['jobs.lumen.example', null],
  ['lumen.example', null],
  ['xn--mnchen-3ya.example', null],
  ['a.b.c.d.example', null],
  [`${'a'.repeat(63)}.example`, null],
  ['', 'FORM'],
  ['lumen', 'FORM'],
  ['-jobs.lumen.example', 'FORM'],
  ['jobs-.lumen.example', 'FORM'],
  ['jobs..lumen.example', 'FORM'],
  ['jobs_1.lumen.example', 'FORM'],
  ['*.lumen.example', 'FORM'],
  ['jobs.lumen.example/path', 'FORM'],
  [`${'a'.repeat(64)}.example`, 'FORM'],
  [`${'abcdefghi.'.repeat(24)}example`, 'FORM'],
  ['192.0.2.7', 'ADDRESS'],
  ['[2001:db8::1]', 'ADDRESS'],
  ['2001:db8::1', 'ADDRESS'],
  ['jobs.lumen.example:8080', 'ADDRESS'],
  ['localhost', 'NOWHERE'],
  ['jobs.localhost', 'NOWHERE'],
  ['server.internal', 'NOWHERE'],
  ['app.hearth.example', 'OURS'],
  ['fr.app.hearth.example', 'OURS'],
  ['hearth.example', 'OURS'],
  ['other.hearth.example', null],
] as const)('%s: %s', (name, problem) => {
  expect(validateDomain(name, OURS)).toBe(problem);
});

test('the record stands beside the domain, not at it: what else is there stays as it is', () => {
  expect(ownershipRecord('jobs.lumen.example', 'abc')).toEqual({
    name: '_hearth.jobs.lumen.example',
    value: 'hearth-site=abc',
  });
});

describe('a check', () => {
  const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 10, day, hour));
  const added = at(1);
  const waiting = { state: 'WAITING', addedAt: added, missingSince: null } as const;
  const proven = { ...waiting, state: 'PROVEN' } as const;
  const lost = { ...waiting, state: 'LOST' } as const;
  const seen = { record: true, leads: true };
  const here = { record: true, leads: false };
  const nothing = { record: false, leads: false };

  test.each([
    ['without the record waits on', waiting, nothing, at(2), 'WAITING', null, at(2, 1), null],
    ['is not repeated by itself for ever', waiting, nothing, at(16), 'WAITING', null, null, null],
    ['that sees the record proves', waiting, here, at(2), 'PROVEN', null, at(2, 1), null],
    ['comes daily once the name leads here', proven, seen, at(2), 'PROVEN', null, at(3), null],
    ['that misses the record begins to count, and tells', proven, nothing, at(2), 'PROVEN', at(2), at(2, 1), 'MISSING'],
    [
      'that misses it again tells nothing again',
      { ...proven, missingSince: at(2) },
      nothing,
      at(8, 23),
      'PROVEN',
      at(2),
      at(9),
      null,
    ],
    ['after a week without it ends', { ...proven, missingSince: at(2) }, nothing, at(9), 'LOST', null, null, 'ENDED'],
    [
      'that finds it again forgets the days',
      { ...proven, missingSince: at(2) },
      seen,
      at(8),
      'PROVEN',
      null,
      at(9),
      null,
    ],
    ['of a lost one is for those who ask', lost, nothing, at(20), 'LOST', null, null, null],
    ['proves a lost one anew', lost, here, at(20), 'PROVEN', null, at(20, 1), null],
  ] as const)('%s', (_rule, before, found, now, state, missingSince, nextCheckAt, tell) => {
    expect(applyCheck(before, found, now)).toEqual({ state, missingSince, nextCheckAt, tell });
  });
});
