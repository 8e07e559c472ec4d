import type { HearthEvent } from '@hearth/kit/event';
import { openTestDatabase } from '@hearth/testing/test-database';
import { afterAll, expect, test } from 'vitest';
import type { PolicySource } from '../access/sources.ts';
import { SYSTEM } from '../database.ts';
import { createLog } from '../log.ts';
import { Hub } from './hub.ts';
import { writeEvent } from './outbox.ts';

const lines: string[] = [];
const database = await openTestDatabase();
const hub = new Hub(database, createLog('info', { write: (line) => void lines.push(line) }));
const heard: (HearthEvent | null)[] = [];
hub.onTopic('brand:somewhere', (event) => void heard.push(event));
await hub.start();
afterAll(async () => {
  await hub.stop();
  await database.close();
});

const event: HearthEvent = { type: 'test.happened', group_id: null, topics: ['brand:somewhere'], data: {} };
const emit = (): Promise<unknown> => database.run(SYSTEM, (tx) => writeEvent(tx, event));

test.each([
  ['the database is lost meanwhile', 'Connection terminated unexpectedly', 40],
  ['our own code fails', 'cannot read properties of undefined', 50],
])('an event that cannot be passed on because %s is news of everything to everybody', async (_why, message, level) => {
  heard.length = 0;
  lines.length = 0;
  hub.usePolicies({ pathOf: () => Promise.reject(new Error(message)) } as unknown as PolicySource);
  await emit();
  await expect.poll(() => heard).toEqual([null]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level, msg: 'an event could not be passed on' }]);
  hub.usePolicies({ pathOf: async () => ['somewhere'] } as unknown as PolicySource);
  await emit();
  await expect.poll(() => heard).toEqual([null, event]);
});
