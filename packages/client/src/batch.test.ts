import { expect, test } from 'vitest';
import { createBatch, nextDelay } from './batch.ts';

/** A clock that runs its timers when told to, in order. */
function handClock() {
  const timers: { delay: number; run: () => void }[] = [];
  return {
    delays: [] as number[],
    wait(delay: number, then: () => void) {
      timers.push({ delay, run: then });
      this.delays.push(delay);
    },
    run() {
      for (const timer of timers.splice(0)) timer.run();
    },
  };
}

test('ids that are asked for together travel together, each once', async () => {
  const clock = handClock();
  const batches: (readonly number[])[] = [];
  const ask = createBatch<number, string>(
    async (ids) => {
      batches.push(ids);
      return new Map(ids.map((id) => [id, `brand ${id}`]));
    },
    (delay, then) => clock.wait(delay, then),
  );
  const answers = Promise.all([ask(1), ask(2), ask(1)]);
  clock.run();
  expect(await answers).toEqual(['brand 1', 'brand 2', 'brand 1']);
  expect(batches).toEqual([[1, 2]]);
  expect(clock.delays).toEqual([10]);
});

test('51 ids are two calls', async () => {
  const clock = handClock();
  const sizes: number[] = [];
  const ask = createBatch<number, number>(
    async (ids) => {
      sizes.push(ids.length);
      return new Map(ids.map((id) => [id, id]));
    },
    (delay, then) => clock.wait(delay, then),
  );
  const answers = Promise.all(Array.from({ length: 51 }, (_, index) => ask(index)));
  clock.run();
  clock.run();
  await answers;
  expect(sizes).toEqual([50, 1]);
});

test('an id that the answer lacks is undefined', async () => {
  const clock = handClock();
  const ask = createBatch<number, string>(
    async () => new Map(),
    (delay, then) => clock.wait(delay, then),
  );
  const answer = ask(1);
  clock.run();
  expect(await answer).toBeUndefined();
});

test('a failure rejects everybody who waits and widens the delay; a success brings it back', async () => {
  const clock = handClock();
  let works = false;
  const ask = createBatch<number, number>(
    async (ids) => {
      if (!works) throw new Error('no');
      return new Map(ids.map((id) => [id, id]));
    },
    (delay, then) => clock.wait(delay, then),
  );
  for (let round = 0; round < 3; round += 1) {
    const waiting = [ask(1), ask(2)];
    clock.run();
    expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  }
  works = true;
  for (let round = 0; round < 2; round += 1) {
    const waiting = ask(1);
    clock.run();
    await waiting;
  }
  expect(clock.delays).toEqual([10, 70, 190, 430, 10]);
});

test('the delay never grows beyond five seconds', () => {
  let delay = 10;
  for (let failure = 0; failure < 40; failure += 1) delay = nextDelay(delay);
  expect(delay).toBe(5000);
});
