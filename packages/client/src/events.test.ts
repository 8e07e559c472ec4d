import type { ServerResponse } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import type { LiveEvent, LiveEvents } from './events.ts';
import { createLiveEvents } from './events.ts';
import type { LocalServer } from '@hearth/testing/local-server';
import { startServer } from '@hearth/testing/local-server';

const timing = { retryMs: 5, longestRetryMs: 10, silenceMs: 10_000, failuresBeforePolling: 2, pollMs: 0 };
let server: LocalServer | undefined;
let events: LiveEvents | undefined;
afterEach(async () => {
  events?.close();
  await server?.close();
});

async function open(answer: (response: ServerResponse, nth: number) => void, token: string | null = 'token-1') {
  let asked = 0;
  const started = await startServer((_request, response) => {
    asked += 1;
    answer(response, asked);
  });
  server = started;
  const live = createLiveEvents({
    session: { getToken: () => Promise.resolve(token) },
    origin: started.origin,
    timing,
  });
  events = live;
  return { live, seen: started.seen };
}

test('a listener hears the types that it asked for', async () => {
  const { live, seen } = await open((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: ready\ndata: {}\n\nevent: a.one\ndata: {"id":"1"}\n\nevent: a.two\ndata: {"id":"2"}\n\n');
  });
  const heard: LiveEvent[] = [];
  live.listen({ types: ['a.two'], hear: (event) => heard.push(event) });
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'a.two', data: { id: '2' } }]));
  expect(live.status()).toBe('open');
  expect(seen[0]?.headers.authorization).toBe('Bearer token-1');
});

test('all news is told of before the listeners hear it, and that some may be missing', async () => {
  const started = await startServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: ready\ndata: {}\n\nevent: a.one\ndata: {}\n\nevent: resync\ndata: {}\n\n');
  });
  server = started;
  const told: string[] = [];
  events = createLiveEvents({
    session: { getToken: () => Promise.resolve('token-1') },
    origin: started.origin,
    timing,
    onNews: () => told.push('news'),
  });
  events.listen({ types: ['a.one'], hear: ({ type }) => told.push(type), resync: () => told.push('resync') });
  await vi.waitFor(() => expect(told).toEqual(['news', 'a.one', 'news', 'resync']));
});

test('after an interruption everything is read again, and the last id is sent', async () => {
  const { live, seen } = await open((response, nth) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`id: ${nth}\nevent: ready\ndata: {}\n\n`);
    if (nth === 1) response.end();
  });
  const resync = vi.fn<() => void>();
  live.listen({ types: [], hear: () => undefined, resync });
  await vi.waitFor(() => expect(resync).toHaveBeenCalledTimes(1));
  expect(seen.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '1']);
});

test('the first stream says how long the page has been read, so that nothing between is missed; later ones read again', async () => {
  const { live, seen } = await open((response, nth) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: ready\ndata: {}\n\n');
    if (nth === 1) response.end();
  });
  live.listen({ types: [], hear: () => undefined });
  await vi.waitFor(() => expect(seen).toHaveLength(2));
  const [first, second] = seen.map(({ url }) => new URL(url ?? '', 'http://localhost').searchParams.get('read_for_ms'));
  expect(Number(first)).toBeGreaterThan(0);
  expect(second).toBeNull();
});

test('the server can ask everybody to read again', async () => {
  const { live } = await open((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: ready\ndata: {}\n\nevent: resync\ndata: {}\n\n');
  });
  const resync = vi.fn<() => void>();
  live.listen({ types: [], hear: () => undefined, resync });
  await vi.waitFor(() => expect(resync).toHaveBeenCalledTimes(1));
});

test('where the stream cannot be had, listeners are told to read again now and then', async () => {
  const { live } = await open((response) => void response.writeHead(503).end());
  const resync = vi.fn<() => void>();
  live.listen({ types: [], hear: () => undefined, resync });
  await vi.waitFor(() => expect(resync.mock.calls.length).toBeGreaterThan(2));
  expect(live.status()).toBe('polling');
});

test('without a token nothing is asked', async () => {
  const { live, seen } = await open((response) => void response.end(), null);
  live.listen({ types: [], hear: () => undefined });
  await vi.waitFor(() => expect(live.status()).toBe('polling'));
  expect(seen).toEqual([]);
});

test('other brands open another stream', async () => {
  const { live, seen } = await open((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: ready\ndata: {}\n\n');
  });
  live.listen({ types: [], hear: () => undefined });
  await vi.waitFor(() => expect(live.status()).toBe('open'));
  live.follow(['b1', 'b2']);
  const brands = (): string[][] =>
    seen.map(({ url }) => new URL(url ?? '', 'http://localhost').searchParams.getAll('brand'));
  await vi.waitFor(() => expect(brands()).toEqual([[], ['b1', 'b2']]));
  live.follow(['b2', 'b1']);
  expect(live.status()).not.toBe('idle');
});

test('the stream closes when nobody listens any more', async () => {
  const { live } = await open((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: ready\ndata: {}\n\n');
  });
  const leave = live.listen({ types: [], hear: () => undefined });
  await vi.waitFor(() => expect(live.status()).toBe('open'));
  leave();
  expect(live.status()).toBe('idle');
});
