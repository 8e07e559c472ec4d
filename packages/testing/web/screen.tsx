import { createClient } from '@hearth/client/client';
import { ConnectionContext } from '@hearth/client/context';
import { createOnlineStore } from '@hearth/client/online';
import type { CurrentBrand, PersonAccess } from '@hearth/client/person';
import { PersonContext } from '@hearth/client/person';
import { createQueryCache } from '@hearth/client/query';
import type { Session, UserInfo } from '@hearth/client/session';
import { createI18n } from '@hearth/i18n/i18n';
import { I18nContext } from '@hearth/i18n/phrases';
import { PERMISSIONS } from '@hearth/kit/permissions';
import { UiProvider } from '@hearth/ui/provider';
import { QueryClientProvider } from '@tanstack/react-query';
import type { RenderResult } from '@testing-library/react';
import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import type { RouteObject } from 'react-router';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { MockCalls } from '../src/mock-calls.ts';

export { cleanup, screen, waitFor, within } from '@testing-library/react';
export { userEvent } from '@testing-library/user-event';

const ID = '019a0000-0000-7000-8000-0000000000ff';

export const USER: UserInfo = {
  id: ID,
  first_name: 'Marta',
  last_name: 'Lindqvist',
  email: 'marta@hearth.example',
  username: 'marta',
  user_employer: true,
};

/** A location whose reader may do everything there. */
export const LOCATION: CurrentBrand = {
  id: ID,
  groupId: '019a0000-0000-7000-8000-0000000000aa',
  parentId: '019a0000-0000-7000-8000-0000000000aa',
  type: 'LOCATION',
  name: 'Lumen Baixa',
  topLevel: false,
  timeZone: 'Europe/Lisbon',
  currency: 'EUR',
  locationCount: 1,
  path: [{ id: '019a0000-0000-7000-8000-0000000000aa', name: 'Lumen', type: 'GP' }],
  services: new Set(['SOURCE_HIRE', 'TEAM_SCHEDULING', 'TEAM_LIVE', 'HALO_DASHBOARD', 'ENGAGE']),
  permissions: new Set(Object.keys(PERMISSIONS)),
};

/** What a screen is shown with. */
export interface Scene {
  /** What the server answers. */
  readonly calls: MockCalls;
  /** The address that it is opened at; `/` when absent. */
  readonly at?: string;
  readonly user?: UserInfo;
  /** Null for employees and candidates. */
  readonly brand?: CurrentBrand | null;
}

/** Every answer to a request that no contract knows: there is no such thing. */
const NOWHERE = { status: 404, body: JSON.stringify({ status_code: 404 }) };

function fetchFrom(calls: MockCalls): typeof fetch {
  return (address, init) => {
    const reply = calls.reply(
      init?.method ?? 'GET',
      new URL(address instanceof Request ? address.url : address, 'http://localhost').pathname,
    );
    if (reply === 'never') return new Promise(() => undefined);
    if (reply === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
    const { status, body } = reply ?? NOWHERE;
    return Promise.resolve(new Response(body, { status, headers: { 'content-type': 'application/json' } }));
  };
}

/** A session that is open, and of which only its token is ever asked. */
const SESSION = {
  getToken: () => Promise.resolve('token'),
  check: () => Promise.resolve(),
  isRestricted: () => false,
  subscribe: () => () => undefined,
} as unknown as Session;

/**
 * Shows routes as the application does behind the login, with its real client over answers that the contracts accept. What
 * the server does, and how a page looks, is never tested with it.
 */
export function showRoutes(
  routes: RouteObject[],
  { calls, at = '/', user = USER, brand = LOCATION }: Scene,
): RenderResult {
  const online = createOnlineStore({ navigator: { onLine: true }, addEventListener: () => undefined });
  const client = createClient({ session: SESSION, fetch: fetchFrom(calls), follow: online.follow });
  const cache = createQueryCache();
  // A test waits for what a page says, not for a second try.
  cache.setDefaultOptions({ queries: { ...cache.getDefaultOptions().queries, retry: false } });
  const person: PersonAccess = { user, brand, chooseBrand: () => Promise.resolve() };
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  return render(
    <StrictMode>
      <I18nContext value={createI18n('en', {})}>
        <ConnectionContext value={{ client, session: SESSION, online, mode: 'production' }}>
          <QueryClientProvider client={cache}>
            <UiProvider language="en" navigate={(path) => void router.navigate(path)}>
              <PersonContext value={person}>
                <RouterProvider router={router} />
              </PersonContext>
            </UiProvider>
          </QueryClientProvider>
        </ConnectionContext>
      </I18nContext>
    </StrictMode>,
  );
}
