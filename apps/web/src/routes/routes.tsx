import type { PageHandle } from '@hearth/kit/menu';
import type { PageCall } from '@hearth/kit/page';
import type { RouteObject } from 'react-router';
import { data } from 'react-router';
import { openDomains } from './open-domains.ts';
import { ErrorPage } from '../pages/error-page.tsx';
import { UnknownAddress } from '../pages/unknown-address.tsx';
import { requestCall } from '../client/request-call.ts';
import { Root } from './root.tsx';

/** What all pages stand in. */
export const ROOT = 'root';

/**
 * The addresses of everybody: public pages, and the page for everything else. `behind` are the pages behind the login, where
 * they are known already; they come after the public ones, so that those have the same identity with them and without.
 * `call` calls what needs no login, for public pages that start with data.
 */
export function createRoutes(call: PageCall, behind: readonly RouteObject[] = []): RouteObject[] {
  return [
    {
      id: ROOT,
      element: <Root />,
      errorElement: <ErrorPage />,
      // Nothing is shown while it is not even known whether somebody is signed in.
      hydrateFallbackElement: <></>,
      children: [
        ...openDomains.map((route) => withData(route, call)),
        { path: 'account-suspension', lazy: () => import('../pages/account-suspension.tsx') },
        {
          path: 'design-system/*',
          handle: { rendered: 'browser' } satisfies PageHandle,
          lazy: () => import('../pages/design-system.tsx'),
        },
        { path: '*', element: <UnknownAddress /> },
        ...behind,
      ],
    },
  ];
}

/** A public page with the loader that its handle asks for. */
function withData(route: RouteObject, call: PageCall): RouteObject {
  const load = (route.handle as PageHandle | undefined)?.load;
  if (load === undefined) return route;
  return {
    ...route,
    loader: async ({ params, context }) => {
      const loaded = await load(params, context.get(requestCall) ?? call);
      return data(loaded, { status: loaded.status });
    },
  } as RouteObject;
}
