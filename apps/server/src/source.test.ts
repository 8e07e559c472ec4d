import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '@hearth/platform/http/app';
import { RateLimits } from '@hearth/platform/http/rate-limits';
import { createLog } from '@hearth/platform/log';
import { afterAll, expect, test } from 'vitest';
import { serveSource } from './source.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearth-source-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function ask(sourceUrl: string | undefined, path: string) {
  const app = await createApp(createLog('silent'));
  serveSource(app, { config: { sourceUrl }, limits: new RateLimits(1), archive: () => Promise.resolve(path) });
  const answer = await app.inject({ method: 'GET', url: '/source' });
  await app.close();
  return answer;
}

test('the sources are where the settings say', async () => {
  const answer = await ask('https://code.example.com/hearth', join(folder, 'none'));
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('https://code.example.com/hearth');
});

test('without that setting the server hands them out itself', async () => {
  const path = join(folder, 'source.tar.gz');
  writeFileSync(path, 'packed');
  const answer = await ask(undefined, path);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('packed');
  expect(answer.headers['content-type']).toBe('application/gzip');
  expect(answer.headers['content-disposition']).toContain('hearth-source.tar.gz');
});

test('where there is no archive, that is not found', async () => {
  expect((await ask(undefined, join(folder, 'none'))).statusCode).toBe(404);
});
