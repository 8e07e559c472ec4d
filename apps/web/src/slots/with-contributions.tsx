import { ContributionsContext } from '@hearth/client/slots';
import type { Contribution } from '@hearth/client/slots';
import type { PageHandle } from '@hearth/kit/menu';
import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router';

const read = async (): Promise<readonly Contribution[]> => (await import('./contributions.ts')).contributions;

/** Shows a page at once, and what others contribute when their list has come; without a connection, the page alone. */
function WithLater({ children }: { readonly children: ReactNode }) {
  const [contributions, setContributions] = useState<readonly Contribution[]>([]);
  useEffect(() => void read().then(setContributions, () => undefined), []);
  return <ContributionsContext value={contributions}>{children}</ContributionsContext>;
}

/**
 * Gives a page with slots the contributions of all domains. Their list loads beside the page, so that no other page carries it.
 */
export function withContributions(route: RouteObject): RouteObject {
  const { lazy } = route;
  const handle = route.handle as PageHandle | undefined;
  if (handle?.slots === undefined || typeof lazy !== 'function') return route;
  return {
    ...route,
    lazy: async () => {
      const isLater = handle.slots === 'later';
      const [page, contributions] = await Promise.all([
        lazy() as Promise<{ readonly Component: ComponentType }>,
        isLater ? [] : read(),
      ]);
      const { Component: Page } = page;
      return {
        ...page,
        Component: () =>
          isLater ? (
            <WithLater>
              <Page />
            </WithLater>
          ) : (
            <ContributionsContext value={contributions}>
              <Page />
            </ContributionsContext>
          ),
      };
    },
  } as RouteObject;
}
