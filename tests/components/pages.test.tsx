import type { Endpoint } from '@hearth/kit/endpoint';
import { INTERNAL } from '@hearth/kit/failure';
import type { MockCalls } from '@hearth/testing/mock-calls';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, LOCATION, showRoutes, waitFor } from '@hearth/testing/screen';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { domainRoutes } from '../../apps/web/src/domains.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../domains/*/contract/*endpoints.ts', { eager: true });
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'schemas' in value;
const endpoints = [...new Set(Object.values(modules).flatMap((module) => Object.values(module)))].filter(isEndpoint);

type Routes = typeof domainRoutes;

/** Every page behind the login with its whole path; what other pages stand in is none. */
function pagesOf(routes: Routes, above = ''): (readonly [path: string, route: Routes[number]])[] {
  return routes.flatMap((route) => {
    const path = `${above}/${route.path ?? ''}`.replaceAll(/\/+/g, '/');
    if (route.children !== undefined) return pagesOf(route.children, path);
    return typeof route.lazy === 'function' && !path.includes('*') ? [[path, { ...route, path }] as const] : [];
  });
}

const SAMPLE = '019a0000-0000-7000-8000-0000000000ff';
const PATIENCE = { timeout: 20_000 };
const errors: string[] = [];
beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void errors.push(words.map(String).join(' ')));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Calls that all end in the same way. */
function each(end: (calls: MockCalls, endpoint: Endpoint) => void): MockCalls {
  const calls = mockCalls(endpoints);
  for (const endpoint of endpoints) end(calls, endpoint);
  return calls;
}

test('there are pages to look at', () => {
  expect(pagesOf(domainRoutes).length).toBeGreaterThan(35);
  expect(endpoints.length).toBeGreaterThan(400);
});

describe.each(pagesOf(domainRoutes))('%s', (path, route) => {
  /** Opens the page, waits for an element, and says what the console was told of. */
  async function open(calls: MockCalls, wanted: string, brand = LOCATION): Promise<string[]> {
    const at = path.replaceAll(/:\w+\??/g, SAMPLE);
    const { container } = showRoutes([route], { calls, at, brand });
    await waitFor(() => expect(container.querySelector(wanted)).not.toBeNull(), PATIENCE);
    return errors;
  }

  test('has a heading over what was read', async () => {
    expect(await open(mockCalls(endpoints), 'h1')).toEqual([]);
  });

  test('is there for a reader who may do nothing', async () => {
    expect(await open(mockCalls(endpoints), 'h1', { ...LOCATION, permissions: new Set() })).toEqual([]);
  });

  test('says so when nothing can be read', async () => {
    const calls = each((given, endpoint) => given.refuse(endpoint, INTERNAL));
    expect(await open(calls, 'h1, [role=alert]')).toEqual([]);
  });

  test('says so without a connection', async () => {
    const calls = each((given, endpoint) => given.cut(endpoint, 'lost'));
    expect(await open(calls, 'h1, [role=alert]')).toEqual([]);
  });

  test('says so while everything is on its way', async () => {
    const calls = each((given, endpoint) => given.cut(endpoint, 'never'));
    expect(await open(calls, 'h1, [role=status][aria-busy=true]')).toEqual([]);
  });
});
