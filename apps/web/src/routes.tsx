import type { Session } from '@hearth/client/session';
import type { PageHandle } from '@hearth/kit/menu';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { redirect } from 'react-router';
import { domainRoutes } from './domains.ts';
import { loginAddress } from './login-address.ts';
import { ErrorPage } from './pages/error-page.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { Root } from './root.tsx';

/** The id of the layout that all pages behind the login stand in. */
export const SIGNED_IN = 'signed-in';

/** What the routes need of the application. */
export interface RouteParts {
  readonly session: Session;
  /** Where a signed-in person starts, given the query of the address. */
  readonly chooseHome: (search: URLSearchParams) => Promise<string>;
}

/** The whole map of addresses: public pages, pages behind the login, and the page for everything else. */
export function createRoutes({ session, chooseHome }: RouteParts): RouteObject[] {
  const mustBeSignedIn = async ({ request }: LoaderFunctionArgs): Promise<null> => {
    if ((await session.getToken()) !== null) return null;
    throw redirect(loginAddress(new URL(request.url)));
  };
  const goHome = async ({ request }: LoaderFunctionArgs): Promise<never> => {
    const { searchParams } = new URL(request.url);
    throw redirect((await session.getToken()) === null ? '/user/login' : await chooseHome(searchParams));
  };
  return [
    {
      id: 'root',
      element: <Root />,
      errorElement: <ErrorPage />,
      hydrateFallbackElement: null,
      children: [
        ...domainRoutes.filter(isPublic),
        { path: 'design-system/*', lazy: () => import('./pages/design-system.tsx') },
        {
          id: SIGNED_IN,
          loader: mustBeSignedIn,
          shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
          lazy: () => import('./shell/signed-in.tsx'),
          children: [
            { index: true, loader: goHome, element: null },
            { path: 'dashboard', lazy: () => import('./pages/landing.tsx') },
            ...domainRoutes.filter((route) => !isPublic(route)),
          ],
        },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}

function isPublic(route: RouteObject): boolean {
  const handle: PageHandle | undefined = route.handle;
  return handle?.access === 'public';
}
