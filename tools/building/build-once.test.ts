import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { isBuiltFrom, makeOnce } from './build-once.ts';

/** Empties a folder and fills it file by file, as a build does: another one at the same time would take its files away. */
const BUILD = `
  import { makeOnce } from ${JSON.stringify(new URL('./build-once.ts', import.meta.url).href)};
  import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
  import { setTimeout } from 'node:timers/promises';
  const [folder, ends] = process.argv.slice(1);
  await makeOnce(folder, 'sources', async () => {
    await appendFile(folder + '/builds', process.pid + '\\n');
    await rm(folder + '/out', { recursive: true, force: true });
    await mkdir(folder + '/out');
    for (const name of ['a', 'b', 'c']) {
      await writeFile(folder + '/out/' + name, String(process.pid), { flag: 'wx' });
      process.stdout.write(name);
      await setTimeout(300);
      await readFile(folder + '/out/' + name);
    }
    if (ends === 'never') await setTimeout(600_000);
  });
`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearth-build-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function build(...more: string[]) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', BUILD, folder, ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, ended: once(child, 'exit') };
}

const buildsIn = async (): Promise<string[]> => (await readFile(join(folder, 'builds'), 'utf8')).trim().split('\n');

test('of three builds at once one builds, and all end when it is whole', async () => {
  const ends = await Promise.all([build(), build(), build()].map(({ ended }) => ended));
  expect(ends.map(([code]) => code as unknown)).toEqual([0, 0, 0]);
  expect(await buildsIn()).toHaveLength(1);
  expect((await readdir(join(folder, 'out'))).toSorted()).toEqual(['a', 'b', 'c']);
  expect(await isBuiltFrom(folder, 'sources')).toBe(true);
});

test('a build that is killed holds up none after it, and what it left is made anew', async () => {
  const { child, ended } = build('never');
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await ended;
  const [code] = (await build().ended) as [number];
  expect(code).toBe(0);
  expect(await buildsIn()).toHaveLength(2);
});

test('what failed half way counts as not made, also for the sources that were made before', async () => {
  await makeOnce(folder, 'before', () => Promise.resolve());
  await expect(makeOnce(folder, 'after', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await isBuiltFrom(folder, 'before')).toBe(false);
  await makeOnce(folder, 'before', () => Promise.resolve());
  expect(await isBuiltFrom(folder, 'before')).toBe(true);
});
