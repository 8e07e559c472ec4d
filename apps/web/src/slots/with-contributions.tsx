import { ContributionsContext } from '@hearth/client/slots';
import type { PageHandle } from '@hearth/kit/menu';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/**
 * Gives a page with slots the contributions of all domains. Their list loads beside the page, so that no other page carries it.
 */
export function withContributions(route: RouteObject): RouteObject {
  const { lazy } = route;
  const handle = route.handle as PageHandle | undefined;
  if (handle?.slots !== true || typeof lazy !== 'function') return route;
  return {
    ...route,
    lazy: async () => {
      const [page, { contributions }] = await Promise.all([
        lazy() as Promise<{ readonly Component: ComponentType }>,
        import('./contributions.ts'),
      ]);
      const { Component: Page } = page;
      return {
        ...page,
        Component: () => (
          <ContributionsContext value={contributions}>
            <Page />
          </ContributionsContext>
        ),
      };
    },
  } as RouteObject;
}
