import { expect, test, vi } from 'vitest';
import type { Area, StorageKey } from './storage.ts';
import { createStorage, hasConsent, NEVER, STORAGE_EXPIRY_MS } from './storage.ts';

function start(mayPrefer = true) {
  const kept = new Map<string, string>();
  const area: Area = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  const clock = { now: 1_000 };
  const console = { error: vi.fn<(...said: unknown[]) => void>(), warn: vi.fn<(...said: unknown[]) => void>() };
  const storage = createStorage({ area: () => area, now: () => clock.now, mayPrefer: () => mayPrefer, console });
  return { storage, kept, clock, console, area };
}

test('a value is kept under the prefix for a day', () => {
  const { storage, kept, clock } = start();
  storage.write('side_bar_state', 'collapsed');
  expect([...kept.keys()]).toEqual(['h_side_bar_state']);
  clock.now += STORAGE_EXPIRY_MS - 1;
  expect(storage.read('side_bar_state')).toBe('collapsed');
  clock.now += 1;
  expect(storage.read('side_bar_state')).toBeNull();
  expect([...kept.keys()]).toEqual([]);
});

test('what happens once is remembered for ever', () => {
  const { storage, clock } = start();
  storage.write('customWelcomePageShown', true, NEVER);
  clock.now += 100 * STORAGE_EXPIRY_MS;
  expect(storage.read('customWelcomePageShown')).toBe(true);
});

test('an unknown key is an error in the console, and nothing is stored', () => {
  const { storage, kept, console } = start();
  storage.write('language' as StorageKey, 'fr');
  expect(storage.read('token' as StorageKey)).toBeNull();
  expect([...kept.keys()]).toEqual([]);
  expect(console.error).toHaveBeenCalledTimes(2);
});

test('a preference is not kept without consent, and nothing is said', () => {
  const { storage, kept, console } = start(false);
  storage.write('hmap_active_view', 'list');
  storage.write('brand_theme', 'x');
  expect([...kept.keys()]).toEqual(['h_brand_theme']);
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
});

test('a browser that refuses its storage is warned of, and the page goes on', () => {
  const console = { error: vi.fn<(...said: unknown[]) => void>(), warn: vi.fn<(...said: unknown[]) => void>() };
  const area = (): Area => {
    throw new Error('denied');
  };
  const storage = createStorage({ area, now: () => 0, mayPrefer: () => true, console });
  storage.write('side_bar_state', 'x');
  expect(storage.read('side_bar_state')).toBeNull();
  storage.remove('side_bar_state');
  expect(console.warn).toHaveBeenCalledTimes(3);
});

test('what somebody else has written there is as good as nothing', () => {
  const { storage, kept } = start();
  for (const text of ['HMAP', 'null', '7', '"x"', '{}']) {
    kept.set('h_userContext', text);
    expect(storage.read('userContext')).toBeNull();
  }
});

test.each([
  [{ PREFERENCES: true }, true],
  [{ PREFERENCES: false }, false],
  [{}, false],
  [null, false],
  ['PREFERENCES', false],
])('the consent record %j allows preferences: %s', (record, allowed) => {
  expect(hasConsent(record, 'PREFERENCES')).toBe(allowed);
});
