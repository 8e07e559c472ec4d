import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeVisits } from '../../bench/demand/made-up-visits.ts';
import { runForecast } from './run.ts';

let folder = '';
const said: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecast-'));
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
  vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function run(visits: string, dates: string, ...more: string[]): Promise<number> {
  said.length = 0;
  const [visitsFile, datesFile] = [join(folder, 'visits.csv'), join(folder, 'dates.csv')];
  await writeFile(visitsFile, visits);
  await writeFile(datesFile, dates);
  return runForecast(['--visits', visitsFile, '--dates', datesFile, '--out', join(folder, 'out.csv'), ...more]);
}

test('writes a line for each series and day ahead, a report, and is better than the plain mean on what happened', async () => {
  const made = makeVisits(30, 400, 21, 11);
  const report = join(folder, 'report.csv');
  expect(await run(made.visits, made.dates, '--horizon', '21', '--report', report)).toBe(0);
  const lines = (await readFile(join(folder, 'out.csv'), 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(1 + 30 * 21);
  expect(lines[1]).toMatch(/^place-0000,\d{4}-\d\d-\d\d,\d+\.\d\d,[01],[\w ]+$/);
  expect((await readFile(report, 'utf8')).trim().split('\n')).toHaveLength(31);
  const words = said.join('\n');
  expect(words).toMatch(/The plain mean was better for \d+ of 30 series/);
  const rmsle = (name: RegExp): number => Number(name.exec(words)?.[1]);
  expect(rmsle(/^forecast.* (0\.\d+)/m)).toBeLessThan(rmsle(/^plain mean.* (0\.\d+)/m));
});

test('says what is wrong with a file, and how it is called', async () => {
  expect(await run('a,2026-11-02,-1', '2026-11-02,0')).toBe(1);
  expect(said.join()).toContain('visits.csv, line 1, column 14: the value -1 is negative.');
  expect(await run('a,2026-11-02,1', '2026-11-02')).toBe(1);
  expect(await run('a,2026-11-02,1', '2026-11-02,0', '--horizon', '0')).toBe(1);
  expect(await runForecast(['--visits', 'x'])).toBe(2);
  expect(await runForecast(['--what'])).toBe(2);
  expect(await runForecast(['--help'])).toBe(0);
});
