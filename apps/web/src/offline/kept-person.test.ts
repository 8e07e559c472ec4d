import { CallError } from '@hearth/client/call-error';
import { expect, test } from 'vitest';
import { STORED_MS } from './kept-answers.ts';
import { loadOfflineStart } from './kept-person.ts';

/** A store of the browser that holds one person, or nobody. */
const storeOf = (person?: unknown) => ({ get: () => Promise.resolve(person), list: () => Promise.resolve([]) });

const NOW = Date.parse('2026-11-28T12:00:00Z');

const silent = Object.assign(new Error('silent'), { code: 'FRAME_UNREACHABLE' });
const offline = new CallError(0, 'NETWORK', 'Unreachable');

test.each([
  ['the frame never answers', silent],
  ['there is no connection', offline],
])('where %s and nobody was here lately, nobody is signed in', async (_what, reason) => {
  expect(await loadOfflineStart(reason, storeOf(), NOW)).toBeNull();
  expect(
    await loadOfflineStart(reason, storeOf({ person: { user: { id: 'u' } }, at: NOW - STORED_MS }), NOW),
  ).toBeNull();
});

test('any other reason is an error of the page', async () => {
  await expect(loadOfflineStart(new Error('broken'), storeOf())).rejects.toThrow('broken');
});

test('whoever was here lately goes on with what is kept for them', async () => {
  const store = storeOf({ person: { user: { id: 'u' } }, at: NOW });
  expect((await loadOfflineStart(silent, store, NOW))?.person.user.id).toBe('u');
});
