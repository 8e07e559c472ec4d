import type { Session } from '@hearth/client/session';
import { secondFactorSetupPath } from '@hearth/client/variant';
import { loginPath } from '@hearth/domains/identity/session';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { redirect, replace } from 'react-router';
import { domainRoutes } from '../domains.ts';
import { LANDING } from '../home/home-page.ts';
import type { OfflineStart } from '../offline/kept-person.ts';
import type { LoadedPerson } from '../person/load-person.ts';
import { SIGNED_IN } from '../client/signed-in-id.ts';

/** The dependencies of the signed-in pages. */
export interface SignedInParts {
  readonly session: Pick<Session, 'getToken' | 'isRestricted'>;
  /** Who was here last, for when the session cannot be asked; null when nobody is known and the login page is all there is. */
  readonly keptStart: (reason: unknown) => Promise<OfflineStart | null>;
  /** The signed-in person; `gid` is the brand that the address asks for. */
  readonly loadPerson: (gid: string | null) => Promise<LoadedPerson>;
  /** Where that person starts, among the pages behind the login. */
  readonly chooseHome: (person: LoadedPerson, routes: RouteObject[]) => Promise<string>;
}

/** The data that the signed-in layout starts with: a person still being loaded. */
export interface SignedInData {
  readonly person: Promise<LoadedPerson>;
  /** Set where the session could not be asked: what the page starts with instead. */
  readonly kept?: OfflineStart;
}

/** The pages behind the login, in the layout that they share. They stand among the children of the root. */
export function signedInRoutes({ session, keptStart, loadPerson, chooseHome }: SignedInParts): RouteObject[] {
  /** The last person if the session cannot be asked; undefined if it can, null if nobody is signed in. */
  const offlineStartIfNeeded = (): Promise<OfflineStart | null | undefined> =>
    session.getToken().then((token) => (token === null ? null : undefined), keptStart);
  const enter = async ({ request }: LoaderFunctionArgs): Promise<SignedInData> => {
    const url = new URL(request.url);
    const kept = await offlineStartIfNeeded();
    if (kept === null) throw redirect(loginPath(`${url.pathname}${url.search}${hashOf(url)}`));
    if (kept !== undefined) return { person: Promise.resolve(kept.person), kept };
    if (session.isRestricted())
      throw redirect(`${secondFactorSetupPath()}?ref=${encodeURIComponent(`${url.pathname}${url.search}`)}`);
    const gid = url.searchParams.get('gid');
    const person = loadPerson(gid);
    // The layout says what goes wrong; where it is never shown, as on a page that is left, nobody has to hear of it.
    person.catch(() => undefined);
    // Pages start with the brand that was asked for; the layout then takes `gid` out of the address.
    if (gid !== null) await person;
    return { person };
  };
  const goHome = async (): Promise<null> => {
    const kept = await offlineStartIfNeeded();
    if (kept === null) return null;
    const person = kept === undefined ? loadPerson(null) : Promise.resolve(kept.person);
    // Whatever fails here is said by the landing page, which asks again.
    throw replace(await person.then((known) => chooseHome(known, routes)).catch(() => LANDING));
  };
  const routes: RouteObject[] = [
    {
      id: SIGNED_IN,
      loader: enter,
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        currentUrl.pathname !== nextUrl.pathname || nextUrl.searchParams.has('gid') || currentUrl.href === nextUrl.href,
      lazy: () => import('../shell/signed-in.tsx'),
      children: [{ index: true, loader: goHome, element: null }, ...domainRoutes],
    },
  ];
  return routes;
}

/** The part behind the `#` of the page's own address: requests of loaders are without it. */
function hashOf({ pathname }: URL): string {
  return pathname === location.pathname ? location.hash : '';
}
