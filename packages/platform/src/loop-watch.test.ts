import { startTestServer } from '@hearth/testing/server';
import { expect, test, vi } from 'vitest';
import { createApp } from './http/app.ts';
import { jobNamed } from './jobs/job-contract.ts';
import { createLog } from './log.ts';
import { LoopWatch, loopWatch } from './loop-watch.ts';

function watched() {
  let at = 0;
  const watch = new LoopWatch(() => at);
  return { watch, after: (ms: number) => void (at += ms) };
}

test('a loop that turns is no news, however much is under way', () => {
  const { watch, after } = watched();
  watch.enter('jobs.listJobs', 'a');
  for (let turn = 0; turn < 10; turn += 1) {
    after(299);
    expect(watch.look()).toBeNull();
  }
});

test('a loop that was held is told of with how long, and with what was under way at any time of it', () => {
  const { watch, after } = watched();
  watch.leave(watch.enter('jobs.listJobs', 'long ago'));
  after(100);
  watch.look();
  const lasting = watch.enter('messaging.saveTemplate', 'b');
  const ending = watch.enter('jobs.getJob', 'c');
  after(1100);
  watch.leave(ending);
  watch.leave(watch.enter('jobs.createJob', 'd'));
  expect(watch.look()).toEqual({
    held_ms: 1000,
    operations: [
      { operation: 'messaging.saveTemplate', request: 'b' },
      { operation: 'jobs.getJob', request: 'c' },
      { operation: 'jobs.createJob', request: 'd' },
    ],
  });
  watch.leave(lasting);
  after(100);
  expect(watch.look()).toBeNull();
});

test('more operations than there are places for are served all the same, and their places are used again', () => {
  const { watch, after } = watched();
  for (let round = 0; round < 3; round += 1) {
    const places = Array.from({ length: 600 }, (_place, index) => watch.enter('a', `${round} ${index}`));
    for (const place of places.toReversed()) watch.leave(place);
  }
  after(100);
  watch.look();
  watch.enter('b', 'last');
  after(500);
  expect(watch.look()?.operations).toEqual([{ operation: 'b', request: 'last' }]);
});

test('the loop of a process is watched from its start to its end', async () => {
  const warnings: unknown[] = [];
  const watch = new LoopWatch();
  const stop = watch.start({ warn: (held: unknown) => void warnings.push(held) } as never);
  const place = watch.enter('provisioning.listScimUsers', 'r-1');
  const until = performance.now() + 500;
  while (performance.now() < until);
  watch.leave(place);
  await expect.poll(() => warnings.length).toBeGreaterThan(0);
  stop();
  expect(warnings[0]).toMatchObject({ operations: [{ operation: 'provisioning.listScimUsers', request: 'r-1' }] });
});

test('calls and jobs are noted by their names for as long as they run', async () => {
  const server = await startTestServer();
  const [entered, left] = [vi.spyOn(loopWatch, 'enter'), vi.spyOn(loopWatch, 'leave')];
  expect((await server.request('GET', '/v1/currencies')).status).toBe(200);
  await server.run(({ enqueue }) => enqueue(jobNamed('media.forgetUploads'), {}));
  await server.settle();
  const names = entered.mock.calls.map(([operation]) => operation);
  expect(names).toEqual(expect.arrayContaining(['core.listCurrencies', 'media.forgetUploads']));
  for (const place of entered.mock.results.map(({ value }) => value as number))
    expect(left.mock.calls).toContainEqual([place]);
  vi.restoreAllMocks();
});

test('what is no call is noted by its route, without what its address holds', async () => {
  const app = await createApp(createLog('silent'));
  app.get('/files/:token', async () => 'a file');
  const entered = vi.spyOn(loopWatch, 'enter');
  const left = vi.spyOn(loopWatch, 'leave');
  await app.inject('/files/secret');
  await app.inject('/careers/harbour');
  expect(entered.mock.calls.map(([operation]) => operation)).toEqual(['/files/:token', 'page']);
  await expect.poll(() => left.mock.calls.length).toBe(2);
  vi.restoreAllMocks();
  await app.close();
});
