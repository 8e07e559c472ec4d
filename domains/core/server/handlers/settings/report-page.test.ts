import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { PAGE_REPORTS_PER_NETWORK } from '../../../rules/limits.ts';

const lines: string[] = [];
const HOSTS = ['uat', 'dev', 'prep'].map((name) => `http://${name}.example.com`);
const server = await startTestServer({
  lines,
  environment: { APP_ORIGINS: [...HOSTS, 'http://example.com'].join(',') },
});
const report = (host: string, body: object = { path: '/schedule', error: { message: 'it broke', stack: 'at x' } }) =>
  server.request('POST', '/v1/page_reports', { headers: { host }, body });

test('an error on a page of a monitored environment stands in the log', async () => {
  expect((await report('uat.example.com')).status).toBe(200);
  expect(lines.filter((line) => line.includes('it broke') && line.includes('/schedule'))).toHaveLength(1);
});

test.each(['localhost:3000', 'prep.example.com', 'example.com'])('at %s nothing is collected', async (host) => {
  const before = lines.length;
  expect((await report(host)).status).toBe(404);
  expect(lines.length).toBe(before);
});

test('who somebody is cannot be told', async () => {
  expect((await report('uat.example.com', { path: '/schedule', user_id: 'x' })).status).toBe(400);
});

test('one network tells only so much', async () => {
  for (let tries = 0; tries < PAGE_REPORTS_PER_NETWORK.count; tries += 1) await report('dev.example.com');
  expect((await report('dev.example.com')).status).toBe(429);
});
