import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getRegime, REGIMES, regimeOf, termsOn } from './all-regimes.ts';
import { checkRegime, listUnverified } from './check-regime.ts';

const FOLDER = join(import.meta.dirname, 'regimes');
const files = readdirSync(FOLDER).map((name) => name.replace('.json', ''));
const read = (code: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(FOLDER, `${code}.json`), 'utf8')) as Record<string, unknown>;

test.each(files)('%s is right, and in the list', (code) => {
  expect(checkRegime(code, read(code))).toEqual([]);
  expect(getRegime(code).code).toBe(code);
});

test('a country has one regime, and many have none', () => {
  const countries = REGIMES.flatMap((one) => one.countries);
  expect(new Set(countries).size).toBe(countries.length);
  expect(regimeOf('US')?.name).toBe('Form I-9');
  expect(regimeOf('PT')?.code).toBe('eu');
  expect(regimeOf('BR')).toBeUndefined();
  expect(regimeOf(null)).toBeUndefined();
});

test('terms hold from their day on, and the first hold before it', () => {
  expect(termsOn(getRegime('pl'), '2020-01-01').from).toBe('2025-06-01');
  expect(termsOn(getRegime('us'), '2026-12-01').receipts?.days).toBe(90);
});

test('what nobody found to be so is named', () => {
  expect(listUnverified(getRegime('pl'))).toContain('2025-06-01 follow_up (Ustawa z 20 marca 2025 r.)');
  expect(listUnverified(getRegime('us'))).toEqual([]);
});

const us = read('us') as { versions: { enough: string[][]; follow_up: { source: string } }[]; sources: object };
const [terms] = us.versions;
test.each([
  ['a list that is missing', { ...us, versions: [{ ...terms, enough: [['Z']] }] }, 'there is no list “Z”'],
  ['a source that is missing', { ...us, sources: {} }, 'there is no source “reverify”'],
  ['another code', { ...us, code: 'ca' }, 'code: is “ca”, but the file is called “us”'],
  ['overlapping dates', { ...us, versions: [terms, { ...terms, from: '2030-01-01' }] }, 'overlap'],
  ['an unknown field', { ...us, colour: 'red' }, 'colour'],
])('says what is wrong: %s', (_says, written, problem) => {
  expect(checkRegime('us', written).join('\n')).toContain(problem);
});
