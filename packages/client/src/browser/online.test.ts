import { expect, test } from 'vitest';
import { createOnlineStore } from './online.ts';

function start(onLine: boolean) {
  const heard = new Map<string, () => void>();
  const store = createOnlineStore({
    navigator: { onLine },
    addEventListener: (type, listener) => void heard.set(type, listener),
  });
  const changes: boolean[] = [];
  store.subscribe(() => changes.push(store.isOnline()));
  return { store, changes, say: (type: 'online' | 'offline') => heard.get(type)?.() };
}

test('starts with what the browser says', () => {
  expect(start(true).store.isOnline()).toBe(true);
  expect(start(false).store.isOnline()).toBe(false);
});

test('follows the browser, each change once', () => {
  const { say, changes } = start(true);
  say('offline');
  say('offline');
  say('online');
  expect(changes).toEqual([false, true]);
});

test('a call that does not get through counts as offline until one does', () => {
  const { store, changes } = start(true);
  store.report(true);
  store.report(false);
  store.report(true);
  expect(changes).toEqual([false, true]);
});

test('a call that set out before the browser lost its network, or found it, says nothing about the time after', () => {
  const { store, changes, say } = start(true);
  const early = store.follow();
  say('offline');
  early(true);
  expect(changes).toEqual([false]);
  const meanwhile = store.follow();
  say('online');
  meanwhile(false);
  expect(changes).toEqual([false, true]);
  store.follow()(false);
  expect(changes).toEqual([false, true, false]);
});
