import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createApp } from './app.ts';

test.each([
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['host', 'max-age=63072000'],
  ['off', undefined],
] as const)('with HSTS=%s browsers remember: %s', async (hsts, expected) => {
  const app = await createApp(createLog('silent'), undefined, [], undefined, hsts);
  const { headers } = await app.inject({ method: 'GET', url: '/none' });
  expect(headers['strict-transport-security']).toBe(expected);
  await app.close();
});
