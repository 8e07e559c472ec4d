import { expect, test, vi } from 'vitest';
import type { ContextPlaces } from './stored-brand.ts';
import { MAP_MODE, readStoredBrand, storeBrand } from './stored-brand.ts';

const brand = { brand_id: 'b1', brand_type: 'LOCATION' };

function start(): ContextPlaces & { kept: Map<string, string>; warn: ReturnType<typeof vi.fn> } {
  const kept = new Map<string, string>();
  const warn = vi.fn<(...said: unknown[]) => void>();
  return {
    kept,
    warn,
    session: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    cookies: { cookie: '' },
    console: { warn },
  };
}

test('a brand is kept for the tab and as a cookie for a day', () => {
  const places = start();
  storeBrand(brand, places);
  expect(places.kept.get('h_userContext')).toBe(JSON.stringify(brand));
  expect(places.cookies.cookie).toContain('max-age=86400');
  expect(readStoredBrand(places)).toEqual(brand);
});

test('a new tab finds the brand in the cookie', () => {
  const places = start();
  places.cookies.cookie = `x=1; h_userContext=${encodeURIComponent(JSON.stringify(brand))}`;
  expect(readStoredBrand(places)).toEqual(brand);
});

test('in map mode the bare text HMAP is kept and the cookie goes', () => {
  const places = start();
  storeBrand(brand, places);
  storeBrand(MAP_MODE, places);
  expect(places.kept.get('h_userContext')).toBe('HMAP');
  expect(places.cookies.cookie).toContain('h_userContext=;');
  expect(places.cookies.cookie).toContain('max-age=0');
  expect(readStoredBrand(places)).toBeNull();
});

test.each(['', 'x', '{}', '7', 'null'])('what is kept as %j is no brand', (text) => {
  const places = start();
  places.kept.set('h_userContext', text);
  expect(readStoredBrand(places)).toBeNull();
});

test('a browser that refuses to keep it is warned of', () => {
  const places = start();
  const refusing: ContextPlaces = {
    ...places,
    session: {
      ...places.session,
      setItem: () => {
        throw new Error('full');
      },
    },
  };
  storeBrand(brand, refusing);
  expect(places.warn).toHaveBeenCalledOnce();
});
