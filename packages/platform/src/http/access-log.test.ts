import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createApp } from './app.ts';
import { logRequests } from './access-log.ts';
import type { AnsweredRequest } from './access-log.ts';

const lines: string[] = [];
const seen: AnsweredRequest[] = [];
const log = createLog('info', { write: (line) => void lines.push(line) });

const open = async (trusts: (address: string) => boolean) => {
  const app = await createApp(log, { any: true, trusts });
  logRequests(app, log, (request) => void seen.push(request));
  app.get('/things/:token', { config: { operation: 'things.getThing' } }, async () => ({ fine: true }));
  app.get('/probe', { config: { isProbe: true } }, async () => ({ fine: true }));
  app.get('/broken', async () => {
    throw new Error('a defect');
  });
  app.setNotFoundHandler(async () => {
    throw failure(NOT_FOUND);
  });
  return app;
};
const trusting = await open(() => true);
const alone = await open(() => false);
const LINE = /"operation"/;

test('a request is one line with its id, operation, status and duration, and nothing that was sent', async () => {
  lines.length = 0;
  const answer = await alone.inject({
    url: '/things/secret-in-the-path?code=secret-in-the-query',
    headers: { authorization: 'Bearer secret-in-a-header' },
  });
  const [line = '', ...more] = lines.filter((one) => LINE.test(one));
  expect(more).toEqual([]);
  expect(line).not.toContain('secret');
  const { request, operation, status, ms } = JSON.parse(line);
  expect([request, operation, status, typeof ms]).toEqual([
    answer.headers['x-request-id'],
    'things.getThing',
    200,
    'number',
  ]);
});

test('an address without a route is a page, so that no name comes from outside', async () => {
  seen.length = 0;
  await alone.inject({ url: '/whatever/somebody/asks' });
  expect(seen).toMatchObject([{ operation: 'page', status: 404 }]);
});

test('probes are no lines of the usual log', async () => {
  lines.length = 0;
  await alone.inject({ url: '/probe' });
  expect(lines.filter((line) => LINE.test(line))).toEqual([]);
});

test('every answer carries the request id, refusals and failures too; a failure repeats it', async () => {
  const refused = await alone.inject({ url: '/nowhere', method: 'POST' });
  expect(refused.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  const broken = await alone.inject({ url: '/broken' });
  expect(broken.json().data.request_id).toBe(broken.headers['x-request-id']);
});

test.each([
  ['of a trusted proxy', trusting, 'edge-0123456789', true],
  ['of anyone else', alone, 'edge-0123456789', false],
  ['that is too short', trusting, 'short', false],
  ['that is too long', trusting, 'x'.repeat(65), false],
  ['with other characters', trusting, 'edge 01234 {"a":1}', false],
])('a request id %s is kept only where it may be', async (_what, app, sent, isKept) => {
  const { headers } = await app.inject({ url: '/things/1', headers: { 'x-request-id': sent } });
  expect(headers['x-request-id'] === sent).toBe(isKept);
});
