import type { CurrentBrand, Person } from '@hearth/client/person';
import type { Endpoint } from '@hearth/kit/endpoint';
import { mockCalls } from '@hearth/testing/mock-calls';
import type { MockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, showRoutes, USER, waitFor } from '@hearth/testing/screen';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { domainRoutes } from '../../apps/web/src/domains.ts';
import { menuItems, visibleMenu } from '../../apps/web/src/shell/menu/menu-items.ts';
import { ROLE_CODES, ROLES } from '../../domains/access/rules/roles.ts';
import { getSchedule } from '../../domains/scheduling/contract/endpoints.ts';
import { scheduleWeek } from '../../domains/scheduling/contract/schemas.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../domains/*/contract/*endpoints.ts', { eager: true });
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'schemas' in value;
const endpoints = [...new Set(Object.values(modules).flatMap((module) => Object.values(module)))].filter(isEndpoint);

type Route = (typeof domainRoutes)[number];

/** The settings that everybody has for themselves. */
const OWN = ['/settings', '/settings/preferences', '/settings/notifications', '/settings/security'];
const GROUP: CurrentBrand = {
  ...LOCATION,
  id: LOCATION.groupId,
  parentId: null,
  type: 'GP-GROUP',
  name: 'Lumen',
  topLevel: true,
  path: [],
};

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Pages with their whole paths. */
function pagesOf(routes: readonly Route[], above = ''): Route[] {
  return routes.flatMap((route) => {
    const path = `${above}/${route.path ?? ''}`.replaceAll(/\/+/g, '/');
    const own = typeof route.lazy === 'function' && route.path !== undefined ? [{ ...route, path }] : [];
    return [...own, ...pagesOf(route.children ?? [], path)];
  });
}
const pages = pagesOf(domainRoutes);
const pageAt = (to: string): Route | undefined => pages.find(({ path = '' }) => path.replace(/\/:\w+\?$/, '') === to);

/** What the gate would refuse of the calls that a page makes, to somebody with these rights at this brand. */
function watched(brand: CurrentBrand): { readonly calls: MockCalls; readonly refused: ReadonlySet<string> } {
  const calls = mockCalls(endpoints);
  // The server says with a week what its reader may do there.
  const sample = sampleAnswer(scheduleWeek);
  const { permissions } = brand;
  const may = { edit: permissions.has('EDIT_SCHEDULE'), publish: permissions.has('PUBLISH_SCHEDULE') };
  calls.answer(getSchedule, { ...sample, may: { ...sample.may, ...may } });
  const refused = new Set<string>();
  const reply: MockCalls['reply'] = (method, path, body) => {
    for (const endpoint of endpoints) {
      const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const address = new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
      const found = endpoint.method === method ? address.exec(path) : null;
      const { access } = endpoint;
      if (found === null || access.kind !== 'brand' || access.place.in !== 'params') continue;
      const at = found[names.indexOf(access.place.name) + 1];
      const isAbove = at !== brand.id && brand.path.some(({ id }) => id === at);
      const holds = access.permission === undefined || brand.permissions.has(access.permission);
      const hasFeature = access.services === undefined || access.services.some((code) => brand.services.has(code));
      if (!holds || !hasFeature || (isAbove && !access.orBelow)) refused.add(`${endpoint.id} at ${path}`);
    }
    return calls.reply(method, path, body);
  };
  return { calls: { ...calls, reply }, refused };
}

const cases = ROLE_CODES.flatMap((role) =>
  [GROUP, LOCATION].map((place) => {
    const brand: CurrentBrand = { ...place, permissions: new Set(ROLES[role].rights.keys()) };
    const person: Person = { user: USER, brand, entryServices: brand.services };
    const seen = visibleMenu(menuItems(domainRoutes), person, false).flatMap(({ item, children }) => [
      item,
      ...children,
    ]);
    const entries = [...new Set([...OWN, ...seen.map(({ to }) => to)])];
    return { role, level: place.type, brand, entries };
  }),
);

describe.each(cases)('$role at $level', ({ brand, entries }) => {
  test.each(entries)('opens %s without a call that would be refused', async (to) => {
    const page = pageAt(to);
    expect(page, `the page of ${to}`).toBeDefined();
    if (page === undefined) return;
    const { calls, refused } = watched(brand);
    const { container } = showRoutes([page], { calls, at: to, brand });
    await waitFor(() => expect(container.querySelector('h1')).not.toBeNull());
    expect([...refused]).toEqual([]);
  });
});
