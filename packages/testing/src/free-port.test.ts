import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort } from './free-port.ts';

const SOURCE = fileURLToPath(new URL('./free-port.ts', import.meta.url));
const chanceOf = (port: number): number => (port - 20_000 + 0.5) / 12_000;

afterEach(() => vi.restoreAllMocks());

test('a port that somebody listens on is passed over for another', async () => {
  const taken = await freePort();
  const holder = createServer().listen(taken, '127.0.0.1');
  await once(holder, 'listening');
  const script = `Math.random = ((first) => () => first-- > 0 ? ${chanceOf(taken)} : 0.123456)(1);
    const { freePort } = await import(${JSON.stringify(SOURCE)}); console.log(await freePort())`;
  // One that does not see what was written down here, as if the holder were no test.
  const env = { ...process.env, TMPDIR: await mkdtemp(join(tmpdir(), 'hearth-no-ports-')) };
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8', env });
  expect(Number(stdout)).toBeGreaterThan(0);
  expect(Number(stdout)).not.toBe(taken);
  holder.close();
});

test('a port is given once, and is not one that the system gives by itself', async () => {
  const first = await freePort();
  vi.spyOn(Math, 'random').mockReturnValueOnce(chanceOf(first));
  const second = await freePort();
  expect(second).not.toBe(first);
  for (const port of [first, second]) expect([port >= 20_000, port < 32_768]).toEqual([true, true]);
});

test('a port of a process that is gone is free again', async () => {
  const script = `Math.random = () => 0.987654; const { freePort } = await import(${JSON.stringify(SOURCE)});
    console.log(await freePort()); process.kill(process.pid, 'SIGKILL')`;
  const gone = Number(spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).stdout);
  expect(gone).toBeGreaterThan(0);
  vi.spyOn(Math, 'random').mockReturnValueOnce(chanceOf(gone)).mockReturnValueOnce(chanceOf(gone));
  expect(await freePort()).toBe(gone);
});
