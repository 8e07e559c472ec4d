import { makeEmployer } from '@hearth/domains/access/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { tally } from '@hearth/platform/metrics/tally';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';

const TOKEN = 'qZ3-vL9_xR7tB2nK8wY5mC1pD6sF4gHj';
const server = await startTestServer({ environment: { METRICS_TOKEN: TOKEN } });
const read = (token = TOKEN) => server.request('GET', '/metrics', { token });

test('without the setting the address is not found, with any token', async () => {
  const closed = await startTestServer();
  expect((await closed.request('GET', '/metrics')).status).toBe(404);
  expect((await closed.request('GET', '/metrics', { token: TOKEN })).status).toBe(404);
});

test('metrics need the token of the settings', async () => {
  expect((await server.request('GET', '/metrics')).status).toBe(401);
  expect((await read(`${TOKEN}x`)).status).toBe(401);
  const session = await server.run(async (work) => {
    const group = await makeGroup(work);
    return (await makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' })).token;
  });
  expect((await read(session)).status).toBe(401);
  const { status, headers } = await read();
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(headers['content-type']).toContain('text/plain');
});

test('requests are counted by operation and status class, never by address', async () => {
  const secret = 'c0ffee00-0000-7000-8000-000000000001';
  await server.request('GET', '/v1/currencies');
  await server.request('GET', `/v1/brands/${secret}/jobs`, { token: 'nobody' });
  await server.request('GET', `/reset-password/${secret}?token=${secret}`);
  const { text } = await read();
  expect(text).toMatch(/hearth_requests_total\{operation="[\w-]+\.\w*[cC]urrencies",status_class="2xx"\} 1/);
  expect(text).toMatch(/hearth_requests_total\{operation="jobs\.\w+",status_class="4xx"\} 1/);
  expect(text).toMatch(/hearth_request_duration_seconds_bucket\{le="0.25",operation="[\w-]+\.\w*[cC]urrencies"\} 1/);
  expect(text).not.toContain('c0ffee');
});

test('the queue, the pool, streams, failures and the event loop are told', async () => {
  // Of the process: whatever ran in it before has counted too.
  const texts = tally.deliveries.get('sms') ?? 0;
  tally.jobFailed('test.job');
  tally.deliveryFailed('sms');
  await server.run(({ db }) =>
    db.query(`insert into pgboss.job (name, data, start_after, created_on)
      select name, '{}'::jsonb, platform.moment() - interval '90 seconds', platform.moment() - interval '90 seconds'
      from pgboss.queue where name = 'platform.sendText'`),
  );
  const { text } = await read();
  expect(text).toMatch(/hearth_queue_jobs\{state="due"\} 1/);
  expect(text).toMatch(/hearth_queue_oldest_due_seconds 90/);
  expect(text).toMatch(/hearth_database_connections\{pool="transactions",state="open"\} \d+/);
  expect(text).toContain('hearth_event_streams 0');
  expect(text).toContain('hearth_job_failures_total{job="test.job"} 1');
  expect(text).toContain(`hearth_delivery_failures_total{channel="sms"} ${texts + 1}\n`);
  expect(text).toContain('nodejs_eventloop_lag_seconds');
});

test('readiness mentions a queue that is behind, and a node that does not work yet', async () => {
  expect((await server.request('GET', '/health/ready')).text).toBe('{"status":"ready","queue":"STARTING"}');
});
