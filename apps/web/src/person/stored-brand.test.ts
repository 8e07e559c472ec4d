import { expect, test, vi } from 'vitest';
import type { ContextStores } from './stored-brand.ts';
import { isStoredInTab, MAP_MODE, readStoredBrand, saveAndEmit } from './stored-brand.ts';

const brand = { brand_id: 'b1', brand_type: 'LOCATION' };

function start(): ContextStores & { kept: Map<string, string>; told: unknown[]; warn: ReturnType<typeof vi.fn> } {
  const kept = new Map<string, string>();
  const told: unknown[] = [];
  const warn = vi.fn<(...said: unknown[]) => void>();
  return {
    kept,
    told,
    warn,
    emit: (context) => void told.push([context, kept.get('h_userContext')]),
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
  saveAndEmit(brand, places);
  expect(places.kept.get('h_userContext')).toBe(JSON.stringify(brand));
  expect(places.cookies.cookie).toContain('max-age=86400');
  expect(readStoredBrand(places)).toEqual(brand);
});

test('what is kept is told of, and only once it is kept', () => {
  const places = start();
  saveAndEmit(brand, places);
  saveAndEmit(MAP_MODE, places);
  expect(places.told).toEqual([
    [brand, JSON.stringify(brand)],
    ['HMAP', 'HMAP'],
  ]);
});

test('the cookie holds for the domain that the installation names, and for this host without one', () => {
  const places = start();
  saveAndEmit(brand, places);
  expect(places.cookies.cookie).not.toContain('domain');
  const cookies = { cookie: '' };
  saveAndEmit(brand, { ...places, cookies, cookieDomain: 'example.com' });
  expect(cookies.cookie).toContain('; domain=example.com');
  saveAndEmit(MAP_MODE, { ...places, cookies, cookieDomain: 'example.com' });
  expect(cookies.cookie).toMatch(/max-age=0.*domain=example.com/);
});

test('a new tab finds the brand in the cookie', () => {
  const places = start();
  places.cookies.cookie = `x=1; h_userContext=${encodeURIComponent(JSON.stringify(brand))}`;
  expect(readStoredBrand(places)).toEqual(brand);
});

test('a brand that only the cookie hints at is not kept by this tab', () => {
  const places = start();
  places.cookies.cookie = `h_userContext=${encodeURIComponent(JSON.stringify(brand))}`;
  expect(isStoredInTab('b1', places)).toBe(false);
  saveAndEmit(brand, places);
  expect([isStoredInTab('b1', places), isStoredInTab('b2', places)]).toEqual([true, false]);
  saveAndEmit(MAP_MODE, places);
  expect(isStoredInTab('b1', places)).toBe(false);
});

test('in map mode the bare text HMAP is kept and the cookie goes', () => {
  const places = start();
  saveAndEmit(brand, places);
  saveAndEmit(MAP_MODE, places);
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
  const refusing: ContextStores = {
    ...places,
    session: {
      ...places.session,
      setItem: () => {
        throw new Error('full');
      },
    },
  };
  saveAndEmit(brand, refusing);
  expect(places.warn).toHaveBeenCalledOnce();
});
