import type { AddressInfo } from 'node:net';
import { makeEmployer } from '@hearth/domains/access/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { FACTORY_PASSWORD } from '@hearth/domains/identity/factory';
import { CALLS_A_MINUTE } from '@hearth/platform/http/rate-limits';
import { startTestServer } from '@hearth/testing/server';
import { describe, expect, test } from 'vitest';

// Ten calls a minute for a person, a hundred for a group and a network.
const server = await startTestServer({ environment: { RATE_LIMIT_FACTOR: String(1 / 60), TRUSTED_PROXIES: '1' } });
const { app } = server.application;
await app.listen({ port: 0, host: '127.0.0.1' });
const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
const groupId = await server.run(async (work) => (await makeGroup(work)).id);
const person = () =>
  server.run(async (work) => (await makeEmployer(work, { brandId: groupId, as: 'ENTERPRISE_OWNER' })).token);

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}${path}`, { headers });
const as = (token: string) => ({ authorization: `Bearer ${token}` });

describe('too many calls are refused with the time to wait', () => {
  test('of one person, and of nobody else', async () => {
    const [one, other] = [await person(), await person()];
    for (let left = 9; left >= 0; left -= 1) {
      const answer = await get('/v1/users/info', as(one));
      expect([answer.status, answer.headers.get('ratelimit')?.split(';t=')[0]]).toEqual([200, `"person";r=${left}`]);
      expect(answer.headers.get('ratelimit-policy')).toBe('"person";q=10;w=60');
    }
    const refused = await get('/v1/users/info', as(one));
    expect(refused.status).toBe(429);
    const { data, status_code: status } = (await refused.json()) as {
      data: Record<string, unknown>;
      status_code: number;
    };
    expect([status, data['code']]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers.get('retry-after'))).toBe(data['retry_after_seconds']);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(6);
    expect((await get('/v1/users/info', as(other))).status).toBe(200);
  });

  test('of one API token, and of no other; guesses at tokens by their network', async () => {
    const { location, session } = await server.run(async (work) => {
      const group = await makeGroup(work);
      const owner = await makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' });
      return { location: group.locationIds[0], session: owner.token };
    });
    const token = async () => {
      const body = {
        name: 'Payroll',
        brand_id: location,
        permissions: ['VIEW_TEAM'],
        days: 30,
        proof: FACTORY_PASSWORD,
      };
      const headers = { ...as(session), 'content-type': 'application/json' };
      const made = await fetch(`${origin}/v1/users/tokens`, { method: 'POST', headers, body: JSON.stringify(body) });
      return ((await made.json()) as { readonly data: { readonly token: string } }).data.token;
    };
    const [one, other] = [await token(), await token()];
    const path = `/v1/brands/${location}/positions`;
    const first = await get(path, as(one));
    expect([first.status, first.headers.get('ratelimit-policy')]).toEqual([
      200,
      expect.stringContaining('"token";q=50'),
    ]);
    const statuses: number[] = [];
    for (let calls = 0; calls < 80 && !statuses.includes(429); calls += 1)
      statuses.push((await get(path, as(one))).status);
    expect(statuses).toContain(429);
    expect((await get(path, as(other))).headers.get('ratelimit')).toContain('"token";r=49');
    const guesses: number[] = [];
    const guess = { ...as(`hearth_pat_${'x'.repeat(43)}`), 'x-forwarded-for': '198.51.100.77' };
    for (let tries = 0; tries < 40 && !guesses.includes(429); tries += 1) guesses.push((await get(path, guess)).status);
    expect(guesses.slice(0, 20)).toEqual(Array(20).fill(401));
    expect(guesses).toContain(429);
  });

  test('of guesses at the tokens of directories, by their network', async () => {
    const guesses: number[] = [];
    const guess = { ...as('x'.repeat(43)), 'x-forwarded-for': '198.51.100.78' };
    for (let tries = 0; tries < 40 && !guesses.includes(429); tries += 1)
      guesses.push((await get('/scim/v2/Users', guess)).status);
    expect(guesses.slice(0, 20)).toEqual(Array(20).fill(401));
    expect(guesses).toContain(429);
  });

  test('of the people of one group together', async () => {
    const path = `/v1/brands/${groupId}/mail_domains`;
    const statuses: number[] = [];
    // On a crowded machine the group earns calls back while these are made.
    for (let people = 0; people < 60 && !statuses.includes(429); people += 1) {
      const token = await person();
      for (let calls = 0; calls < 10; calls += 1) statuses.push((await get(path, as(token))).status);
    }
    expect(statuses.slice(0, 90)).toEqual(Array(90).fill(200));
    expect(statuses).toContain(429);
  });

  test('of guests from one network, by what the calls cost; another network, and whoever is signed in there, goes on', async () => {
    const from = (network: string) => ({ 'x-forwarded-for': network });
    const statuses: number[] = [];
    for (let calls = 0; calls < 24; calls += 1)
      statuses.push((await get('/v1/public/jobs', from(`2001:db8:1:2::${calls}`))).status);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(statuses.at(-1)).toBe(429);
    expect((await get('/v1/public/jobs', from('2001:db8:1:3::1'))).status).toBe(200);
    expect((await get('/v1/users/info', { ...as(await person()), ...from('2001:db8:1:2::1') })).status).toBe(200);
  });

  test('whatever a page asks of its own server is not counted again', async () => {
    for (let calls = 0; calls < 30; calls += 1)
      expect((await app.inject({ method: 'GET', url: '/v1/public/jobs' })).statusCode).toBe(200);
  });
});

test('what was promised: 600 calls a minute for a person, 6,000 for a group', () => {
  expect(CALLS_A_MINUTE).toMatchObject({ person: 600, group: 6000 });
});
