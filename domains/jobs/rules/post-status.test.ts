import { expect, test } from 'vitest';
import { allowedActions, isPublic, JOB_STATUSES, nextStatus } from './post-status.ts';

test('a post has eight states', () => {
  expect(JOB_STATUSES).toEqual([
    'DRAFT',
    'PENDING_APPROVAL',
    'SCHEDULED',
    'LIVE',
    'PAUSED',
    'FILLED',
    'CLOSED',
    'EXPIRED',
  ]);
});

test.each([
  ['DRAFT', 'publish', 'LIVE'],
  ['DRAFT', 'schedule', 'SCHEDULED'],
  ['DRAFT', 'submit', 'PENDING_APPROVAL'],
  ['PENDING_APPROVAL', 'publish', 'LIVE'],
  ['PENDING_APPROVAL', 'send_back', 'DRAFT'],
  ['SCHEDULED', 'go_live', 'LIVE'],
  ['SCHEDULED', 'withdraw', 'DRAFT'],
  ['LIVE', 'pause', 'PAUSED'],
  ['PAUSED', 'resume', 'LIVE'],
  ['LIVE', 'fill', 'FILLED'],
  ['LIVE', 'expire', 'EXPIRED'],
  ['LIVE', 'close', 'CLOSED'],
  ['CLOSED', 'reopen', 'LIVE'],
  ['FILLED', 'reopen', 'LIVE'],
  ['EXPIRED', 'reopen', 'LIVE'],
] as const)('%s: %s leads to %s', (from, action, to) => {
  expect(nextStatus(from, action)).toBe(to);
});

test.each([
  ['DRAFT', 'resume'],
  ['DRAFT', 'pause'],
  ['DRAFT', 'go_live'],
  ['PENDING_APPROVAL', 'resume'],
  ['LIVE', 'publish'],
  ['LIVE', 'withdraw'],
  ['CLOSED', 'pause'],
  ['CLOSED', 'resume'],
  ['CLOSED', 'publish'],
  ['EXPIRED', 'resume'],
  ['FILLED', 'resume'],
] as const)('%s refuses %s', (from, action) => {
  expect(nextStatus(from, action)).toBeNull();
});

test('only a live post is public', () => {
  expect(JOB_STATUSES.filter(isPublic)).toEqual(['LIVE']);
});

test('from every state something can still be done', () => {
  for (const status of JOB_STATUSES) expect(allowedActions(status).length).toBeGreaterThan(0);
});

test('every state can be reached from a draft', () => {
  const reached = new Set(['DRAFT']);
  const queue: (typeof JOB_STATUSES)[number][] = ['DRAFT'];
  for (const from of queue) {
    for (const action of allowedActions(from)) {
      const to = nextStatus(from, action);
      if (to !== null && !reached.has(to)) {
        reached.add(to);
        queue.push(to);
      }
    }
  }
  expect(reached.size).toBe(JOB_STATUSES.length);
});
