import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '@hearth/platform/http/app';
import { createLog } from '@hearth/platform/log';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptsEncoding, serveBuilt } from './built-files.ts';

let folder: string;
let app: Awaited<ReturnType<typeof createApp>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearth-built-'));
  const files = {
    'a.js': 'plain',
    'a.js.br': 'as br',
    'a.js.gz': 'as gz',
    'b.js': 'small',
    'c.toml': 'secret',
    'd.js': 'left out',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  app = await createApp(createLog('silent'));
  await serveBuilt(app, {
    folder,
    prefix: '/assets/',
    cacheControl: () => 'no-cache',
    isServed: (name) => name !== 'd.js',
  });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send('nothing'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['br', 'br', true],
  ['gzip, deflate, BR;q=0.5', 'br', true],
  ['gzip, br;q=0', 'br', false],
  ['gzip, br; q=0.000', 'br', false],
  ['brotli', 'br', false],
  ['', 'gzip', false],
])('of "%s", %s is accepted: %s', (header, coding, is) => {
  expect(acceptsEncoding(header, coding)).toBe(is);
});

test.each([
  ['gzip, deflate, br', 'as br', 'br'],
  ['gzip', 'as gz', 'gzip'],
  ['identity', 'plain', undefined],
])('with %s comes %s', async (accepted, body, coding) => {
  const answer = await app.inject({ url: '/assets/a.js', headers: { 'accept-encoding': accepted } });
  expect(answer.body).toBe(body);
  expect(answer.headers['content-encoding']).toBe(coding);
  expect(answer.headers['vary']).toBe('accept-encoding');
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(answer.headers['content-length']).toBe(String(body.length));
});

test('a file that has no smaller version comes as it is', async () => {
  const answer = await app.inject({ url: '/assets/b.js', headers: { 'accept-encoding': 'br' } });
  expect(answer.body).toBe('small');
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test('whoever has a file already is told so, each version for itself', async () => {
  const ask = (headers: Record<string, string>) => app.inject({ url: '/assets/a.js', headers });
  const { etag } = (await ask({})).headers;
  expect((await ask({ 'if-none-match': String(etag) })).statusCode).toBe(304);
  expect((await ask({ 'if-none-match': String(etag), 'accept-encoding': 'br' })).statusCode).toBe(200);
});

test('HEAD answers without the content', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/assets/a.js' });
  expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, '', '5']);
});

test.each(['c.toml', 'a.js.br', 'd.js', 'e.js', '', '..%2fa.js', '%2e%2e%2fpackage.json', 'a.js%00', 'constructor'])(
  '%s is not served',
  async (name) => {
    // It came after the start.
    await writeFile(join(folder, 'e.js'), 'late');
    expect((await app.inject({ url: `/assets/${name}` })).statusCode).toBe(404);
  },
);
