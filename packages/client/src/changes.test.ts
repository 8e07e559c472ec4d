import { endpoint, signedIn } from '@hearth/kit/endpoint';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { LONGEST_HOLD_MS } from './changes.ts';
import { createClient } from './client.ts';
import { callQuery, createQueryCache, followChanges } from './query.ts';

const saveNote = endpoint({
  id: 'test.saveNote',
  method: 'POST',
  path: '/v1/notes',
  service: 'test',
  summary: 'x',
  access: signedIn(),
  answer: z.string(),
  changes: () => [listNotes],
});
const listNotes = endpoint({
  id: 'test.listNotes',
  method: 'GET',
  path: '/v1/notes',
  service: 'test',
  summary: 'x',
  access: signedIn(),
  answer: z.string(),
});
const listShifts = endpoint({
  id: 'test.listShifts',
  method: 'GET',
  path: '/v1/shifts',
  service: 'test',
  summary: 'x',
  access: signedIn(),
  answer: z.string(),
});

const READS = [listNotes, listShifts];
/** The time that a save takes, from the moment that it is sent. */
const SAVING_MS = 40;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that shows notes and shifts, and a server that refuses saves when told to. */
async function page() {
  const server = { refuses: false, takes: SAVING_MS, seen: [] as string[] };
  const client = createClient({
    session: { getToken: () => Promise.resolve('token') },
    fetch: async (address, { method = 'GET' } = {}) => {
      server.seen.push(`${method} ${typeof address === 'string' ? address : ''}`);
      const { refuses } = server;
      if (method !== 'GET') await new Promise((resolve) => setTimeout(resolve, server.takes));
      return method !== 'GET' && refuses
        ? Response.json({ status_code: 409, data: { code: 'TAKEN', message: 'x' } }, { status: 409 })
        : Response.json({ status_code: 200, data: `answer ${server.seen.length}` });
    },
  });
  const cache = createQueryCache();
  const leave = followChanges(client, cache);
  for (const read of READS) new QueryObserver(cache, callQuery(client, read)).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(1);
  const reads = (path: string) => server.seen.filter((line) => line === `GET ${path}`).length - 1;
  return { client, server, leave, notes: () => reads('/v1/notes'), shifts: () => reads('/v1/shifts') };
}

test('what a call changes is read again after it, and nothing else', async () => {
  const { client, notes, shifts } = await page();
  const saved = client.call(saveNote);
  await vi.advanceTimersByTimeAsync(SAVING_MS - 2);
  expect(notes()).toBe(0);
  await vi.advanceTimersByTimeAsync(10);
  await saved;
  expect([notes(), shifts()]).toEqual([1, 0]);
});

test('a call that was refused changes nothing', async () => {
  const { client, server, notes } = await page();
  server.refuses = true;
  const refused = expect(client.call(saveNote)).rejects.toMatchObject({ code: 'TAKEN' });
  await vi.advanceTimersByTimeAsync(LONGEST_HOLD_MS * 2);
  await refused;
  expect(notes()).toBe(0);
});

test('calls that overlap are followed by one read', async () => {
  const { client, server, notes } = await page();
  void client.call(saveNote);
  server.takes = SAVING_MS * 2;
  void client.call(saveNote);
  await vi.advanceTimersByTimeAsync(SAVING_MS * 1.5);
  expect(notes()).toBe(0);
  await vi.advanceTimersByTimeAsync(SAVING_MS);
  expect(notes()).toBe(1);
});

test('calls that are sent one after the other are followed by one read, though the last was refused', async () => {
  const { client, server, notes } = await page();
  const all = (async () => {
    for (const refuses of [false, false, true]) {
      server.refuses = refuses;
      await client.call(saveNote).catch(() => undefined);
    }
  })();
  await vi.advanceTimersByTimeAsync(SAVING_MS * 2.5);
  expect(notes()).toBe(0);
  await vi.advanceTimersByTimeAsync(SAVING_MS);
  await all;
  expect(notes()).toBe(1);
});

test('a call that hangs holds nothing up for long', async () => {
  const { client, server, notes } = await page();
  server.takes = LONGEST_HOLD_MS * 10;
  void client.call(saveNote);
  await vi.advanceTimersByTimeAsync(1);
  server.takes = SAVING_MS;
  void client.call(saveNote);
  await vi.advanceTimersByTimeAsync(LONGEST_HOLD_MS - SAVING_MS);
  expect(notes()).toBe(0);
  await vi.advanceTimersByTimeAsync(SAVING_MS * 3);
  expect(notes()).toBe(1);
});

test('whoever waits for the reads that a call changed waits until they have been answered', async () => {
  const { client, notes } = await page();
  const waiting = client
    .call(saveNote)
    .then(() => client.untilRead(saveNote))
    .then(notes);
  await vi.advanceTimersByTimeAsync(SAVING_MS * 2);
  expect(await waiting).toBe(1);
  // Nothing is out of date any more: there is nothing to wait for.
  await client.untilRead(saveNote);
});

test('a page that has been left reads nothing again', async () => {
  const { client, leave, notes } = await page();
  leave();
  const saved = client.call(saveNote).then(() => client.untilRead(saveNote));
  await vi.advanceTimersByTimeAsync(SAVING_MS * 2);
  await saved;
  expect(notes()).toBe(0);
});
