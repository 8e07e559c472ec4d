import type { Session } from '@hearth/client/session';
import { setupPath } from '@hearth/client/variant';
import { loginPath } from '@hearth/domains/identity/session';
import type { PageHandle } from '@hearth/kit/menu';
import type { PageCall } from '@hearth/kit/page';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { data, redirect, replace } from 'react-router';
import { domainRoutes } from './domains.ts';
import { ErrorPage } from './pages/error-page.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import type { KeptStart } from './offline/kept-person.ts';
import { requestCall } from './request-call.ts';
import type { LoadedPerson } from './person/load-person.ts';
import { Root } from './root.tsx';
import { SIGNED_IN } from './signed-in-id.ts';

/** What the routes need of the application. */
export interface RouteParts {
  readonly session: Pick<Session, 'getToken' | 'isRestricted'>;
  /** Who was here last, for when the session cannot be asked; null when nobody is known and the login page is all there is. */
  readonly keptStart: (reason: unknown) => Promise<KeptStart | null>;
  /** The signed-in person; `gid` is the brand that the address asks for. */
  readonly loadPerson: (gid: string | null) => Promise<LoadedPerson>;
  /** Where that person starts, among the addresses that exist. */
  readonly chooseHome: (person: LoadedPerson, routes: RouteObject[]) => Promise<string>;
  /** Calls what needs no login, for public pages that start with data. */
  readonly call: PageCall;
}

/** What the layout behind the login starts with: a person who is still on the way. */
export interface SignedInData {
  readonly person: Promise<LoadedPerson>;
  /** Set where the session could not be asked: what the page starts with instead. */
  readonly kept?: KeptStart;
}

/** The whole map of addresses: public pages, pages behind the login, and the page for everything else. */
export function createRoutes({ session, keptStart, loadPerson, chooseHome, call }: RouteParts): RouteObject[] {
  /** Whoever was here last, where the session cannot be asked; undefined where it can, null when nobody is signed in. */
  const keptInstead = (): Promise<KeptStart | null | undefined> =>
    session.getToken().then((token) => (token === null ? null : undefined), keptStart);
  const enter = async ({ request }: LoaderFunctionArgs): Promise<SignedInData> => {
    const url = new URL(request.url);
    const kept = await keptInstead();
    if (kept === null) throw redirect(loginPath(`${url.pathname}${url.search}${url.hash}`));
    if (kept !== undefined) return { person: Promise.resolve(kept.person), kept };
    if (session.isRestricted())
      throw redirect(`${setupPath()}?ref=${encodeURIComponent(`${url.pathname}${url.search}`)}`);
    const gid = url.searchParams.get('gid');
    const person = loadPerson(gid);
    if (gid === null) return { person };
    await person;
    url.searchParams.delete('gid');
    throw replace(`${url.pathname}${url.search}${url.hash}`);
  };
  const goHome = async (): Promise<null> => {
    const kept = await keptInstead();
    if (kept === null) return null;
    throw replace(await chooseHome(kept?.person ?? (await loadPerson(null)), routes));
  };
  const routes: RouteObject[] = [
    {
      id: 'root',
      element: <Root />,
      errorElement: <ErrorPage />,
      // Nothing is shown while it is not even known whether somebody is signed in.
      hydrateFallbackElement: <></>,
      children: [
        ...domainRoutes.filter(isPublic).map((route) => withData(route, call)),
        { path: 'account-suspension', lazy: () => import('./pages/account-suspension.tsx') },
        {
          path: 'design-system/*',
          handle: { rendered: 'browser' } satisfies PageHandle,
          lazy: () => import('./pages/design-system.tsx'),
        },
        {
          id: SIGNED_IN,
          loader: enter,
          shouldRevalidate: ({ currentUrl, nextUrl }) =>
            currentUrl.pathname !== nextUrl.pathname ||
            nextUrl.searchParams.has('gid') ||
            currentUrl.href === nextUrl.href,
          lazy: () => import('./shell/signed-in.tsx'),
          children: [
            { index: true, loader: goHome, element: null },
            ...domainRoutes.filter((route) => !isPublic(route)),
          ],
        },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
  return routes;
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

function isPublic(route: RouteObject): boolean {
  const handle: PageHandle | undefined = route.handle;
  return handle?.access === 'public';
}
