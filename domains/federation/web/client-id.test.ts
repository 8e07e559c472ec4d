import { createStorage } from '@hearth/client/storage';
import { expect, test } from 'vitest';
import { clientIdOf } from './client-id.ts';

function start() {
  const kept = new Map<string, string>();
  const area = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const storage = createStorage({ area: () => area, now: () => 0, mayPrefer: () => false, console });
  return { kept, ask: (query: string) => clientIdOf(new URLSearchParams(query), storage) };
}

test('the brand in the address is kept as the client id, without any consent, for later visits', () => {
  const { kept, ask } = start();
  expect(ask('ref=/schedule')).toBeUndefined();
  expect(ask('brand=casa&ref=/schedule')).toBe('casa');
  expect(JSON.parse(kept.get('h_client_id') ?? '{}')).toMatchObject({ value: 'casa' });
  expect(ask('')).toBe('casa');
  expect(ask('brand=other')).toBe('other');
});

test('nothing is kept of what is empty or longer than any code', () => {
  const { kept, ask } = start();
  expect(ask('brand=')).toBeUndefined();
  expect(ask(`brand=${'x'.repeat(101)}`)).toBeUndefined();
  expect(kept.size).toBe(0);
});
