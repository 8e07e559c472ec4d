import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkPacks, PACKS_FOLDER } from './check.ts';

let folder = '';
const said: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laws-'));
  await cp(join(PACKS_FOLDER, 'us-or'), join(folder, 'us-or'), { recursive: true });
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

test('the packs of this installation are right, and what has to be verified is named', async () => {
  expect(await checkPacks()).toBe(0);
  expect(said.join('\n')).toContain('verify before relying on it: 2020-07-01 rest-pay (ORS 653.442)');
});

test.each([
  [
    'dates that overlap',
    '"until": "2020-06-30"',
    '"until": "2020-07-15"',
    'overlap; the first has to end on 2020-06-30',
  ],
  ['a gap of dates', '"until": "2020-06-30"', '"until": "2020-05-31"', 'nothing holds from 2020-06-01 to 2020-06-30'],
  ['an unknown field', '"law":', '"colour": "red", "law":', 'colour'],
  ['a mark that is missing', '"currency": "USD",', '"currency": "USD"', 'pack.json:'],
])('says what is wrong with a pack: %s', async (_says, before, after, problem) => {
  said.length = 0;
  const file = join(folder, 'us-or', 'pack.json');
  const written = await readFile(file, 'utf8');
  await writeFile(file, written.replace(before, after));
  expect(await checkPacks(folder)).toBe(1);
  expect(said.join('\n')).toContain(problem);
  await writeFile(file, written);
});
