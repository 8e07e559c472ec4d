import { openTestDatabase } from '@hearth/testing/test-database';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SYSTEM } from '../database.ts';
import type { Database } from '../database.ts';
import { Hub } from '../realtime/hub.ts';
import { Jobs } from './jobs.ts';
import { createLog } from '../log.ts';
import type { FreeWork } from '../module.ts';

/** What happened in turn: looks at what is due, and what ran. */
const happened: string[] = [];
const plain = await openTestDatabase();
const database: Database = {
  ...plain,
  run: (scope, work, options) =>
    plain.run(scope, work, {
      ...options,
      hear: (statement) => void (statement.includes('not blocked and start_after') && happened.push('look')),
    }),
};
const ran: string[] = [];
/** What the next job asks for, once. */
let then: (() => Promise<void>) | undefined;
const note = async (data: Readonly<Record<string, unknown>>): Promise<void> => {
  ran.push(String(data['what']));
  happened.push(String(data['what']));
  const asked = then?.();
  then = undefined;
  await asked;
  if (data['what'] === 'fails') throw new Error('on purpose');
};
const jobs = new Jobs(database, createLog('silent'));
await jobs.prepare(database, [
  { name: 'test.keyed', isKeyed: true, pace: 'soon', run: note },
  { name: 'test.plain', run: note },
]);
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

const ask = (what: string, key?: string): Promise<void> =>
  database.run(SYSTEM, (tx) =>
    jobs.enqueue(tx, key === undefined ? 'test.plain' : 'test.keyed', { what }, key === undefined ? {} : { key }),
  );
const done = async (): Promise<readonly string[]> => {
  ran.length = 0;
  await jobs.drain({} as FreeWork);
  return [...ran].sort();
};

test('of a keyed job, one waits for each key', async () => {
  for (const key of ['a', 'a', 'b', 'a']) await ask(key, key);
  expect(await done()).toEqual(['a', 'b']);
  await ask('a', 'a');
  expect(await done()).toEqual(['a']);
});

test('what is asked for many times at once is done once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => ask('c', 'c')));
  expect(await done()).toEqual(['c']);
});

test('other jobs are done as often as they are asked for', async () => {
  await ask('x');
  await ask('x');
  expect(await done()).toEqual(['x', 'x']);
});

test('what waits under a name of an earlier version is done under that of today, and its timetable ends', async () => {
  await ask('left behind', 'left');
  await database.asOwner((query) =>
    query("insert into pgboss.schedule (name, cron) values ('test.keyed', '* * * * *')"),
  );
  const renamed = new Jobs(database, createLog('silent'));
  await renamed.prepare(database, [
    { name: 'test.renamed', formerNames: ['test.keyed'], isKeyed: true, pace: 'soon', run: note },
  ]);
  ran.length = 0;
  await renamed.drain({} as FreeWork);
  await renamed.stop();
  expect(ran).toEqual(['left behind']);
  const schedules = await database.asOwner((query) => query('select name from pgboss.schedule'));
  expect(schedules).toEqual([]);
});

test('a key belongs to keyed jobs, and to no other', async () => {
  const wrong = (name: string, options: object): Promise<void> =>
    database.run(SYSTEM, (tx) => jobs.enqueue(tx, name, {}, options));
  await expect(wrong('test.plain', { key: 'a' })).rejects.toThrow(/keyed/);
  await expect(wrong('test.keyed', {})).rejects.toThrow(/keyed/);
});

describe('at work', () => {
  // It hears nothing, as it was not started.
  beforeAll(() => jobs.start(new Hub(database, createLog('silent')), {} as FreeWork));

  test('a job that no node was notified of is found by the look at what is due', { timeout: 60_000 }, async () => {
    ran.length = 0;
    await ask('unheard');
    await vi.waitFor(() => expect(ran).toEqual(['unheard']), { timeout: 50_000, interval: 50 });
  });

  test('what comes soon gathers until the next look, also while some of it is done', { timeout: 60_000 }, async () => {
    happened.length = 0;
    then = () => ask('second', 'second');
    await ask('first', 'first');
    await vi.waitFor(() => expect(happened).toContain('second'), { timeout: 50_000, interval: 50 });
    expect(happened.slice(happened.indexOf('first'), happened.indexOf('second'))).toContain('look');
  });
});
