import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DiskWatch, roomAt } from './disk.ts';
import { createLog } from '../log.ts';

const GIGABYTE = 1024 ** 3;
const lines: string[] = [];
const log = createLog('warn', { write: (line) => void lines.push(line) });

test.each([
  [{ free: 3 * GIGABYTE, size: 1000 * GIGABYTE }, 'ENOUGH'],
  [{ free: 1.9 * GIGABYTE, size: 1000 * GIGABYTE }, 'LOW'],
  [{ free: 0.9 * GIGABYTE, size: 1000 * GIGABYTE }, 'FULL'],
  [{ free: 0.6 * GIGABYTE, size: 10 * GIGABYTE }, 'ENOUGH'],
  [{ free: 0.4 * GIGABYTE, size: 10 * GIGABYTE }, 'LOW'],
  [{ free: 0.2 * GIGABYTE, size: 10 * GIGABYTE }, 'FULL'],
] as const)('of %j is %s', async (room, state) => {
  expect(await new DiskWatch(async () => room, log).look()).toBe(state);
});

test('says in the log when it changes, and not before; it takes a little more for enough than for little', async () => {
  let free = 200;
  const watch = new DiskWatch(async () => ({ free, size: 1000 }), log, 100);
  lines.length = 0;
  const at = async (bytes: number): Promise<string> => {
    free = bytes;
    return watch.look();
  };
  expect([await at(200), await at(100), await at(99), await at(105), await at(49), await at(54)]).toEqual([
    'ENOUGH',
    'ENOUGH',
    'LOW',
    'LOW',
    'FULL',
    'FULL',
  ]);
  expect([await at(60), await at(111)]).toEqual(['LOW', 'ENOUGH']);
  expect(lines).toHaveLength(4);
});

test('a disk that cannot be measured is taken as it was', async () => {
  const watch = new DiskWatch(() => Promise.reject(new Error('no such folder')), log);
  expect(await watch.look()).toBe('ENOUGH');
});

/** A small disk of its own, where this machine lets us mount one. */
async function smallDisk(): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'hearth-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    await rm(folder, { recursive: true });
    return undefined;
  }
}
const disk = await smallDisk();

test.skipIf(disk === undefined)('a real disk fills up and is emptied again', async () => {
  const folder = disk ?? '';
  try {
    const watch = new DiskWatch(() => roomAt(folder), log, 4 * 1024 ** 2);
    expect(await watch.look()).toBe('ENOUGH');
    await writeFile(join(folder, 'a'), Buffer.alloc(5 * 1024 ** 2));
    expect(await watch.look()).toBe('LOW');
    await writeFile(join(folder, 'b'), Buffer.alloc(2 * 1024 ** 2));
    expect(await watch.look()).toBe('FULL');
    await rm(join(folder, 'a'));
    expect(await watch.look()).toBe('ENOUGH');
  } finally {
    execFileSync('umount', [folder]);
    await rm(folder, { recursive: true });
  }
});
