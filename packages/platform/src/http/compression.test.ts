import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Readable } from 'node:stream';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { chooseCoding, compressAnswers } from './compression.ts';

const PAGE = `<!doctype html>${'<p>Waiter, Lisbon</p>'.repeat(200)}`;
const app = fastify();
compressAnswers(app);
app.get('/page', (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
app.get('/json', (_request, reply) => reply.type('application/json; charset=utf-8').send(JSON.stringify({ PAGE })));
app.get('/scim', (_request, reply) => reply.type('application/scim+json').send(JSON.stringify({ PAGE })));
app.get('/small', (_request, reply) => reply.type('text/html').send('<p>Hello</p>'));
app.get('/picture', (_request, reply) => reply.type('image/png').send(Buffer.from(PAGE)));
app.get('/events', (_request, reply) => reply.type('text/event-stream').send(Readable.from([PAGE])));
app.get('/auth/session', (_request, reply) => reply.type('application/json').send(JSON.stringify({ PAGE })));
app.get('/cookie', (_request, reply) => reply.type('text/html').header('set-cookie', 'a=b').send(PAGE));
app.get('/tagged', (_request, reply) => reply.type('text/html').header('etag', '"1"').send(PAGE));
app.get('/varies', (_request, reply) => reply.type('text/html').header('vary', 'accept').send(PAGE));

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR;q=1.0', 'br'],
  ['identity', null],
  ['', null],
] as const)('%j is answered in %s', (header, coding) => {
  expect(chooseCoding(header)).toBe(coding);
});

test('pages and answers of calls go out compressed, and read the same', async () => {
  const page = await get('/page', 'gzip, br');
  expect(page.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(page.rawPayload.length).toBeLessThan(PAGE.length / 10);
  expect(brotliDecompressSync(page.rawPayload).toString()).toBe(PAGE);
  const json = await get('/json', 'gzip');
  expect(gunzipSync(json.rawPayload).toString()).toBe(JSON.stringify({ PAGE }));
  expect((await get('/scim', 'br')).headers['content-encoding']).toBe('br');
});

test('who takes no coding gets it as it is, and caches are told', async () => {
  const page = await get('/page');
  expect([page.body, page.headers['content-encoding'], page.headers.vary]).toEqual([
    PAGE,
    undefined,
    'accept-encoding',
  ]);
  expect((await get('/varies', 'br')).headers.vary).toBe('accept, accept-encoding');
});

test.each(['/small', '/picture', '/events', '/auth/session', '/cookie', '/tagged'])(
  '%s is never compressed',
  async (url) => {
    expect((await get(url, 'br, gzip')).headers['content-encoding']).toBeUndefined();
  },
);
