import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';

const ENVIRONMENTS = JSON.stringify({ local: { gateway_host: 'https://gateway.example.com' } });
const server = await startTestServer({ environment: { ENVIRONMENTS } });
const closed = await startTestServer();
const [own = ''] = server.application.tools.config.appOrigins;
const preflight = (origin: string) => ({
  method: 'OPTIONS' as const,
  url: '/v1/users/info',
  headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
});

test('the own pages may call the gateway’s host with their token', async () => {
  const asked = await server.application.app.inject(preflight(own));
  expect(asked.statusCode).toBe(204);
  expect(asked.headers).toMatchObject({
    'access-control-allow-origin': own,
    'access-control-allow-headers': expect.stringContaining('authorization'),
    vary: 'origin',
  });
  const answer = await server.application.app.inject({ url: '/v1/currencies', headers: { origin: own } });
  expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, own]);
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
});

test('pages of strangers may not', async () => {
  const asked = await server.application.app.inject(preflight('https://evil.example'));
  expect(asked.statusCode).toBe(404);
  expect(asked.headers['access-control-allow-origin']).toBeUndefined();
});

test('without a gateway of its own nobody else’s page is let in', async () => {
  const asked = await closed.application.app.inject(preflight(own));
  expect([asked.statusCode, asked.headers['access-control-allow-origin']]).toEqual([404, undefined]);
});
