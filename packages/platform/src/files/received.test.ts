import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { ReceivedFiles } from './received.ts';

const folder = await mkdtemp(join(tmpdir(), 'hearth-received-'));
afterAll(() => rm(folder, { recursive: true }));
const going = (): void => undefined;

test('what came is read as often as it is asked for, in memory and as a stream, and has no name on the disk', async () => {
  const received = new ReceivedFiles(folder);
  const bytes = await received.receive(Readable.from([Buffer.from('one '), Buffer.from('two')]), going);
  expect(bytes.length).toBe(7);
  expect(await readdir(folder)).toEqual([]);
  for (let nth = 0; nth < 2; nth += 1) {
    expect(await bytes.inMemory(String)).toBe('one two');
    expect(String(await buffer(bytes.stream()))).toBe('one two');
  }
  await received.release();
  await expect(bytes.inMemory(String)).rejects.toThrow();
});

test('four are in memory at the same time; the fifth waits for its turn, and one that fails gives it on', async () => {
  const received = new ReceivedFiles(folder);
  const all = await Promise.all(
    Array.from({ length: 9 }, (_one, nth) => received.receive(Readable.from([Buffer.from(String(nth))]), going)),
  );
  let now = 0;
  let most = 0;
  const { promise: four, resolve: atFour } = Promise.withResolvers<void>();
  const outcomes = await Promise.allSettled(
    all.map((bytes, nth) =>
      bytes.inMemory(async (whole) => {
        now += 1;
        most = Math.max(most, now);
        if (now === 4) atFour();
        await four;
        await new Promise((resolve) => setImmediate(resolve));
        now -= 1;
        if (nth % 2 === 0) throw new Error('broken');
        return String(whole);
      }),
    ),
  );
  expect(most).toBe(4);
  expect(outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))).toEqual(['1', '3', '5', '7']);
  await received.release();
});

test('one that is to come no further is let go of', async () => {
  const received = new ReceivedFiles(folder);
  const refused = received.receive(Readable.from([Buffer.from('one'), Buffer.from('two')]), () => {
    throw new Error('no room');
  });
  await expect(refused).rejects.toThrow('no room');
  await received.release();
});
