import { expect, test } from 'vitest';
import { findAffected, findObsolete, isAffected } from './advisories.ts';
import type { Advisory } from './advisories.ts';

test.each([
  ['1.2.3', '<1.2.4', true],
  ['1.2.4', '<1.2.4', false],
  ['1.10.0', '<1.9.0', false],
  ['1.2.4', '<=1.2.4', true],
  ['2.0.0', '>=1.0.0 <1.5.0 || >=2.0.0 <2.0.1', true],
  ['1.7.0', '>=1.0.0 <1.5.0 || >=2.0.0 <2.0.1', false],
  ['2.0.0-beta.2', '<2.0.0', true],
  ['2.0.0-beta.10', '<2.0.0-beta.9', false],
  ['2.0.0', '>2.0.0', false],
  ['4.4.2', '=4.4.2', true],
  ['4.4.3', '=4.4.2', false],
  ['0.0.1', '*', true],
])('%s is within %s: %s', (version, range, within) => {
  expect(isAffected(version, range)).toBe(within);
});

test.each(['', '^1.2.3', '1.2.3', '<1.2', '< 1.2.3', 'latest'])(
  'the range %j is refused, for it would keep nothing out',
  (range) => {
    expect(() => isAffected('1.2.3', range)).toThrow('no range');
  },
);

const known: Advisory = { package: 'a', affected: '<2.0.0', id: 'GHSA-x', severity: 'high', means: 'harm' };
const lock = {
  packages: {
    '': { version: '1.0.0' },
    'packages/a': { version: '1.0.0' },
    'node_modules/a': { version: '2.0.0' },
    'node_modules/b/node_modules/a': { version: '1.0.0' },
    'node_modules/other': { name: 'a', version: '1.5.0' },
    'node_modules/ours': { version: '0.1.0', link: true },
  },
};

test('what is known against a release is found wherever it lies, and under other names', () => {
  expect(findAffected(lock, [known]).map(({ at, version }) => [at, version])).toEqual([
    ['node_modules/b/node_modules/a', '1.0.0'],
    ['node_modules/other', '1.5.0'],
  ]);
});

test('what is accepted is accepted in its version alone, and as long as it is there', () => {
  const accepted = { ...known, accepted: { version: '1.0.0', why: 'only tests load it' } };
  expect(findAffected(lock, [accepted]).map(({ version }) => version)).toEqual(['1.5.0']);
  expect(findObsolete(lock, [accepted])).toEqual([]);
  const gone = { ...known, accepted: { version: '1.1.0', why: 'only tests load it' } };
  expect(findObsolete(lock, [gone])).toEqual([gone]);
});
