import { createSharedState } from '@hearth/client/shared-state';
import { expect, test } from 'vitest';
import type { MyClock } from '../../contract/schemas.ts';
import { createPunchQueue, withWaiting } from './punch-queue.ts';
import type { QueuedPunch } from './punch-queue.ts';

const queued = (key: string, userId = 'ines'): QueuedPunch => ({
  userId,
  employeeId: 'e',
  punch: {
    idempotency_key: key,
    kind: 'IN',
    device_at: '2026-11-16T09:00:00Z',
    position: null,
    position_id: null,
    reason: '',
    attestation: null,
  },
});

function start() {
  const kept = new Map<string, unknown>();
  const clock = { now: 0 };
  const area = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: unknown) => void kept.set(key, value),
  };
  return {
    clock,
    queue: createPunchQueue(
      createSharedState(
        () => area as never,
        () => clock.now,
      ),
    ),
  };
}

test('keeps punches in order, each person’s apart, until the server has answered', () => {
  const { queue } = start();
  for (const one of [queued('a'), queued('b', 'rui'), queued('c')]) queue.add(one);
  expect(queue.of('ines').map(({ punch }) => punch.idempotency_key)).toEqual(['a', 'c']);
  queue.remove(new Set(['a']));
  expect(queue.of('ines').map(({ punch }) => punch.idempotency_key)).toEqual(['c']);
  expect(queue.of('rui')).toHaveLength(1);
});

test('has room for a hundred, and forgets them after seven days', () => {
  const { queue, clock } = start();
  for (let index = 0; index < 100; index += 1) expect(queue.add(queued(`k${index}`))).toBe(true);
  expect(queue.add(queued('more'))).toBe(false);
  clock.now = 7 * 86_400_000 + 1;
  expect(queue.of('ines')).toEqual([]);
});

test('a clock stands as it will once what waits has been sent', () => {
  const clock = { employee_id: 'e', state: 'OUT', since: null } as MyClock;
  expect(withWaiting(clock, [])).toBe(clock);
  expect(withWaiting(clock, [queued('a')])).toMatchObject({ state: 'IN', since: '2026-11-16T09:00:00Z' });
  expect(withWaiting(clock, [{ ...queued('a'), employeeId: 'other' }])).toBe(clock);
});
