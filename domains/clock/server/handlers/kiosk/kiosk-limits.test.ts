import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { KIOSKS_PER_LOCATION, SEALS_A_MINUTE } from '../../../rules/limits.ts';
import { openTablet } from './kiosk.fixture.ts';

const server = await startTestServer({ at: '2026-11-16T09:00:00Z' });

test('a location has so many tablets at most; one that is removed makes room', async () => {
  const { create, revoke } = await openTablet(server);
  for (let made = 1; made < KIOSKS_PER_LOCATION; made += 1) expect((await create('Bar')).status).toBe(200);
  expect((await create('Terrace')).refusal.code).toBe('TOO_MANY_KIOSKS');
  expect((await revoke()).status).toBe(200);
  expect((await create('Terrace')).status).toBe(200);
});

test('one tablet has so many PINs opened in a minute, and is told when to come again; others are not kept waiting', async () => {
  const [tablet, other] = [await openTablet(server), await openTablet(server)];
  const punch = tablet.punchOf('IN');
  const many = () => Array.from({ length: 50 }, () => ({ ...punch, idempotency_key: newId() }));
  let longest = 0;
  let before = performance.now();
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - before);
    before = performance.now();
  }, 1);
  const statuses: number[] = [];
  for (let sent = 0; sent < SEALS_A_MINUTE / 25 && !statuses.includes(429); sent += 1)
    statuses.push((await tablet.send(many())).status);
  clearInterval(watch);
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
  expect(statuses).toContain(429);
  expect(longest).toBeLessThan(200);
  expect(await other.outcomes(other.punchOf('IN'))).toEqual(['RECORDED']);
});
