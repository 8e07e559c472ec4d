import { CallError } from '@hearth/client/call-error';
import { beforeEach, expect, test, vi } from 'vitest';
import { STORED_MS } from './kept-answers.ts';
import { loadOfflineStart } from './kept-person.ts';

const store = vi.hoisted(() => ({ person: undefined as unknown }));
vi.mock('./kept-store.ts', () => ({
  keptStore: { get: () => Promise.resolve(store.person), list: () => Promise.resolve([]) },
}));

const NOW = Date.parse('2026-11-28T12:00:00Z');
beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(NOW));

const silent = Object.assign(new Error('silent'), { code: 'FRAME_UNREACHABLE' });
const offline = new CallError(0, 'NETWORK', 'Unreachable');

test.each([
  ['the frame never answers', silent],
  ['there is no connection', offline],
])('where %s and nobody was here lately, nobody is signed in', async (_what, reason) => {
  store.person = undefined;
  expect(await loadOfflineStart(reason)).toBeNull();
  store.person = { person: { user: { id: 'u' } }, at: NOW - STORED_MS };
  expect(await loadOfflineStart(reason)).toBeNull();
});

test('any other reason is an error of the page', async () => {
  store.person = undefined;
  await expect(loadOfflineStart(new Error('broken'))).rejects.toThrow('broken');
});

test('whoever was here lately goes on with what is kept for them', async () => {
  store.person = { person: { user: { id: 'u' } }, at: NOW };
  expect((await loadOfflineStart(silent))?.person.user.id).toBe('u');
});
