import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { instanceText, makeProblem } from '../../domains/auto-fill/rules/made-up.fixture.ts';
import { fillRoster } from './fill.ts';
import { runRoster } from './run.ts';

let folder = '';
const said: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roster-'));
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
  vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const problem = makeProblem({ people: 5, weeks: 2, shifts: 2, seed: 4 });

async function run(text: string, ...more: string[]): Promise<{ code: number; words: string }> {
  said.length = 0;
  const file = join(folder, 'instance.txt');
  await writeFile(file, text);
  const code = await runRoster([file, ...more]);
  return { code, words: said.join('\n') };
}

test('writes a roster within all rules, and judges it again to the same penalty', async () => {
  const out = join(folder, 'roster.txt');
  const filled = await run(instanceText(problem), '--seconds', '0.5', '--out', out);
  expect(filled).toMatchObject({ code: 0 });
  expect((await readFile(out, 'utf8')).split('\n')).toHaveLength(6);
  const penalty = /penalty {8}\d+/.exec(filled.words)?.[0] ?? 'none';
  const judged = await run(instanceText(problem), '--check', out);
  expect(judged.code).toBe(0);
  expect(judged.words).toContain(penalty);
});

test('says what is wrong with a file, and how it is called', async () => {
  expect(await run('SECTION_HORIZON\nsoon')).toMatchObject({ code: 1 });
  expect(said.join()).toContain('Line 1, column 1: SECTION_SHIFTS is missing.');
  expect(await run(instanceText(problem), '--seconds', 'long')).toMatchObject({ code: 1 });
  expect(await run(instanceText(problem), '--fast')).toMatchObject({ code: 2 });
  expect(await runRoster([])).toBe(2);
  expect(await runRoster(['--help'])).toBe(0);
});

test('names whoever cannot be given any days', async () => {
  const [first, ...others] = problem.people;
  if (first === undefined) throw new Error('nobody');
  const people = [{ ...first, minMinutes: 9000, maxMinutes: 9000 }, ...others];
  const { code, words } = await run(instanceText({ ...problem, people }), '--seconds', '5');
  expect(code).toBe(1);
  expect(words).toContain('No days were found for P0');
});

test('a search that is cancelled keeps its best roster', async () => {
  const stop = new AbortController();
  const costs: number[] = [];
  const improved = (cost: number): void => {
    costs.push(cost);
    stop.abort();
  };
  const roster = await fillRoster({ problem, seconds: 3600, threads: 2, seed: 1, signal: stop.signal, improved });
  expect(roster).toHaveLength(5 * 14);
  expect(costs.length).toBeGreaterThan(0);
});
