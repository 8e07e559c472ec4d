import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { routes as core } from '@hearth/domains/core/routes';
import { domainRoutes } from '../domains.ts';

/** All pages, those within a shell too. */
const pagesOf = (routes: readonly RouteObject[]): readonly RouteObject[] =>
  routes.flatMap((route) => [route, ...pagesOf(route.children ?? [])]);
const hasSlots = ({ handle }: RouteObject): boolean => (handle as PageHandle | undefined)?.slots !== undefined;

test('a page with slots is given what others contribute, among the settings too', () => {
  const declared = core.filter(hasSlots);
  expect(declared.map(({ path }) => path)).toContain('/settings/locations');
  for (const page of declared)
    expect(pagesOf(domainRoutes).find(({ path }) => path === page.path)?.lazy).not.toBe(page.lazy);
});
