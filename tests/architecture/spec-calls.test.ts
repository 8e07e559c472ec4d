import { SERVICES } from '@hearth/server/edge/gateway';
import { startTestServer } from '@hearth/testing/server';
import { describe, expect, test } from 'vitest';
import { SPEC_CALLS } from './spec-calls.ts';

const server = await startTestServer();
const served = server.application.implementations.map(({ endpoint }) => endpoint);
const line = (method: string, path: string): string => `${method} ${path}`;
const lines = new Set(served.map(({ method, path }) => line(method, path)));

const inState = (wanted: 'later' | undefined): [string, string][] =>
  SPEC_CALLS.filter(([, , state]) => state === wanted).map(([method, path]) => [method, path]);

describe('a call of the specification', () => {
  test.each(inState(undefined))('%s %s is served, letter for letter', (method, path) => {
    expect(lines.has(line(method, path))).toBe(true);
  });

  test.each(inState('later'))('%s %s is still to come', (method, path) => {
    expect(lines.has(line(method, path)), 'It is built: take "later" away.').toBe(false);
  });
});

test('every endpoint answers under its service’s base path as well', async () => {
  for (const endpoint of served.filter(({ access }) => access.kind !== 'anyone')) {
    const path = endpoint.path.replace(/\{\w+\}/g, '019a0000-0000-7000-8000-0000000000ff');
    expect([endpoint.id, (await server.request(endpoint.method, `/${endpoint.service}${path}`)).status]).toEqual([
      endpoint.id,
      401,
    ]);
  }
});

test('a service that no domain serves yet says so by its name', async () => {
  const built = new Set(served.map(({ service }) => service));
  const unbuilt = SERVICES.filter((service) => !built.has(service));
  expect(unbuilt.length).toBeGreaterThan(0);
  for (const service of unbuilt) {
    const { status, refusal } = await server.request('GET', `/${service}/v1/anything`);
    expect([service, status, refusal.code, refusal['service']]).toEqual([service, 501, 'NOT_BUILT', service]);
  }
});

test('there are the 32 gateway services and the policy manager', () => {
  expect(new Set(SERVICES).size).toBe(33);
});
