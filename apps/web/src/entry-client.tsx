import { guardSinks } from '@hearth/client/browser/trusted-types';
import { createI18n, followLanguage, loadResources } from '@hearth/i18n/i18n';
import type { Language } from '@hearth/i18n/languages';
import type { PageCall } from '@hearth/kit/page';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import type { RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Application } from './application.tsx';
import { createConnection } from './client/connection.ts';
import { readPageState } from './document/page-state.ts';
import type { LoadedPerson } from './person/load-person.ts';
import type { PersonSource } from './person/person-source.ts';
import { createRoutes, ROOT } from './routes/routes.tsx';
import { openBrowserSession } from './client/session.ts';
import './styles.css';

/** Loads the lazy routes of the current address and puts what they bring into the routes themselves. */
async function resolveLazy(routes: RouteObject[], path: string): Promise<void> {
  const lazy = (matchRoutes(routes, path) ?? [])
    .map(({ route }) => route)
    .filter(({ lazy: load }) => typeof load === 'function');
  await Promise.all(
    lazy.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}

/** Tells if a path matches a page other than the catch-all. */
function existsIn(routes: RouteObject[], path: string): boolean {
  const matches = matchRoutes(routes, path);
  return matches !== null && matches.every(({ route }) => route.path !== '*');
}

/** What the connection is told of what the page was written with. */
function settingsOf({
  mode,
  cookieDomain,
  supportEmail,
  mapsKey,
  mediaServers,
  closedSignUps,
  isUnclaimed,
  gatewayHost: origin,
}: ReturnType<typeof readPageState>) {
  return { mode, cookieDomain, supportEmail, mapsKey, mediaServers, closedSignUps, isUnclaimed, origin };
}

/** Starts the application: language first, then hydration where the server rendered, a fresh root where it did not. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) return;
  guardSinks();
  // The server read it from the sub-domain; without the phrases it would be English.
  let language = document.documentElement.lang as Language;
  const state = readPageState(document);
  const session = openBrowserSession(state.authUrl, state.gatewayHost);
  const connection = createConnection({ session, ...settingsOf(state) });
  const call: PageCall = (endpoint, input) =>
    (connection.client as unknown as { call: PageCall }).call(endpoint, input);
  let people: PersonSource | undefined;
  const loadPerson = (gid: string | null): Promise<LoadedPerson> =>
    people?.get(gid) ??
    import('./person/person-source.ts').then(({ getPersonSource: personOf }) => {
      people = personOf(connection);
      return people.get(gid);
    });
  const loadSignedInRoutes = async (): Promise<RouteObject[]> => {
    const { signedInRoutes } = await import('./routes/signed-in-routes.tsx');
    return signedInRoutes({
      session: connection.session,
      keptStart: async (reason) => (await import('./offline/kept-person.ts')).loadOfflineStart(reason),
      loadPerson,
      chooseHome: async (person, all) => {
        const [{ chooseHome }, { storage }] = await Promise.all([
          import('./home/choose.ts'),
          import('@hearth/client/storage'),
        ]);
        return chooseHome({
          client: connection.client,
          person,
          exists: (path) => existsIn(all, path),
          welcomed: storage.read('customWelcomePageShown') === true,
        });
      },
    });
  };
  // A page before the login starts without all others, which come when somebody goes on to one of them.
  const open = createRoutes(call);
  let later = existsIn(open, location.pathname);
  const rendered = root.hasChildNodes();
  const [routes, resources] = await Promise.all([
    later ? open : loadSignedInRoutes().then((pages) => createRoutes(call, pages)),
    loadResources(language, state.phrases).catch((error: unknown) => {
      console.warn(error);
      language = 'en';
      return {};
    }),
    rendered ? resolveLazy(open, location.pathname) : undefined,
  ]);
  const i18n = createI18n(language, resources);
  followLanguage(i18n, document.documentElement);
  const router = createBrowserRouter(routes, {
    ...(rendered && { hydrationData: { loaderData: state.loaderData ?? {} } }),
    ...(later && {
      patchRoutesOnNavigation: async ({ patch, signal }) => {
        if (!later) return;
        patch(ROOT, await loadSignedInRoutes());
        // Whoever goes elsewhere meanwhile has not got them.
        later = signal.aborted;
      },
    }),
  });
  const application = (
    <StrictMode>
      <Application i18n={i18n} connection={connection}>
        <RouterProvider router={router} />
      </Application>
    </StrictMode>
  );
  if (rendered) hydrateRoot(root, application);
  else createRoot(root).render(application);
  if (state.monitored === true)
    import('./monitoring/start.ts')
      .then(({ startMonitoring }) => startMonitoring(connection))
      // Nothing on the page depends on it.
      .catch(() => undefined);
}

// A new release has removed the files of this page's release: once, start over with the new one. Without a connection
// starting over would only lose what is on the page.
window.addEventListener('vite:preloadError', () => {
  if (
    navigator.onLine &&
    performance
      .getEntriesByType('navigation')
      .every((entry) => (entry as PerformanceNavigationTiming).type !== 'reload')
  )
    location.reload();
});
void start();
