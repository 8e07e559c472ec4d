import { openTestDatabase } from '@hearth/testing/test-database';
import { afterAll, expect, test, vi } from 'vitest';
import { SYSTEM } from '../database.ts';
import { Hub } from '../realtime/hub.ts';
import { Jobs } from './jobs.ts';
import { createLog } from '../log.ts';
import type { FreeWork } from '../module.ts';

const database = await openTestDatabase();
const ran: string[] = [];
const note = (data: Readonly<Record<string, unknown>>): Promise<void> => {
  ran.push(String(data['what']));
  return data['what'] === 'fails' ? Promise.reject(new Error('on purpose')) : Promise.resolve();
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

test('a job that no node was notified of is found by the look at what is due', { timeout: 60_000 }, async () => {
  ran.length = 0;
  // It hears nothing, as it was not started.
  await jobs.start(new Hub(database, createLog('silent')), {} as FreeWork);
  await ask('unheard', 'unheard');
  await vi.waitFor(() => expect(ran).toEqual(['unheard']), { timeout: 50_000, interval: 50 });
});
