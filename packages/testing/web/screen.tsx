import { createClient } from '@hearth/client/client';
import { ConnectionContext } from '@hearth/client/context';
import { createOnlineStore } from '@hearth/client/browser/online';
import type { CurrentBrand, PersonAccess } from '@hearth/client/person';
import { PersonContext } from '@hearth/client/person';
import { createQueryCache, followChanges } from '@hearth/client/query';
import type { Session, UserInfo } from '@hearth/client/session';
import { createI18n } from '@hearth/i18n/i18n';
import type { Resources } from '@hearth/i18n/i18n';
import type { Language } from '@hearth/i18n/languages';
import { I18nContext } from '@hearth/i18n/phrases';
import { PERMISSIONS } from '@hearth/kit/permissions';
import { UiProvider } from '@hearth/ui/provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { toasts, ToastRegion } from '@hearth/ui/toast';
import type { RenderResult } from '@testing-library/react';
import { cleanup as unmount, configure, render, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import type { RouteObject } from 'react-router';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { MockCalls } from '../src/mock-calls.ts';

export { fireEvent, screen, waitFor, within } from '@testing-library/react';
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

// A test waits for what happens; how long that takes is the machine's affair.
configure({ asyncUtilTimeout: 20_000 });

/** The options of a rendered screen. */
export interface ScreenOptions {
  /** What the server answers. */
  readonly calls: MockCalls;
  /** The address that it is opened at; `/` when absent. */
  readonly at?: string;
  readonly user?: UserInfo;
  /** Null for employees and candidates. */
  readonly brand?: CurrentBrand | null;
  /** The language of the page and its phrases; English when absent. */
  readonly language?: readonly [Language, Resources];
}

/** A shown screen, who uses it, and where they are. */
export interface RenderedScreen extends RenderResult {
  readonly user: UserEvent;
  /** Puts a text into a field in the place of what stands there, as whoever pastes it. */
  readonly fill: (field: HTMLElement, text: string) => Promise<void>;
  /** Presses Escape when the focus has come to what lies over the page: before that it would close nothing. */
  readonly escape: () => Promise<void>;
  /** The address that is open now, without its origin. */
  readonly address: () => string;
}

/** Takes away what a test has shown, toasts too: they belong to the page, not to what showed them. */
export function cleanup(): void {
  unmount();
  for (const { id } of toasts.list()) toasts.dismiss(id);
}

/** What lies over the page and closes with Escape. */
const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

const ENGLISH: NonNullable<ScreenOptions['language']> = ['en', {}];

/** Every answer to a request that no contract knows: there is no such thing. */
const NOWHERE = { status: 404, body: JSON.stringify({ status_code: 404 }) };

function fetchFrom(calls: MockCalls): typeof fetch {
  return (address, init) => {
    const reply = calls.reply(
      init?.method ?? 'GET',
      new URL(address instanceof Request ? address.url : address, 'http://localhost').pathname,
      typeof init?.body === 'string' || init?.body instanceof FormData ? init.body : undefined,
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
  { calls, at = '/', user = USER, brand = LOCATION, language: [language, phrases] = ENGLISH }: ScreenOptions,
): RenderedScreen {
  const online = createOnlineStore({ navigator: { onLine: true }, addEventListener: () => undefined });
  const client = createClient({ session: SESSION, fetch: fetchFrom(calls), follow: online.follow });
  const cache = createQueryCache();
  followChanges(client, cache);
  // A test waits for what a page says, not for a second try.
  cache.setDefaultOptions({ queries: { ...cache.getDefaultOptions().queries, retry: false } });
  const person: PersonAccess = {
    user,
    brand,
    entryServices: brand?.services ?? new Set(),
    chooseBrand: () => Promise.resolve(),
  };
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const shown = render(
    <StrictMode>
      <I18nContext value={createI18n(language, phrases)}>
        <ConnectionContext value={{ client, session: SESSION, online, mode: 'production' }}>
          <QueryClientProvider client={cache}>
            <UiProvider language={language} navigate={(path) => void router.navigate(path)}>
              <PersonContext value={person}>
                <RouterProvider router={router} />
              </PersonContext>
              <ToastRegion label="Notifications" dismissLabel="Dismiss" />
            </UiProvider>
          </QueryClientProvider>
        </ConnectionContext>
      </I18nContext>
    </StrictMode>,
  );
  const reader = userEvent.setup({ delay: null });
  const fill: RenderedScreen['fill'] = async (field, text) => {
    await reader.clear(field);
    await reader.click(field);
    await reader.paste(text);
  };
  const escape: RenderedScreen['escape'] = async () => {
    await waitFor(() => {
      if (document.activeElement?.closest(OVERLAY) == null) throw new Error('The focus has not come to an overlay.');
    });
    await reader.keyboard('{Escape}');
  };
  return {
    ...shown,
    user: reader,
    fill,
    escape,
    address: () => {
      const { pathname, search, hash } = router.state.location;
      return pathname + search + hash;
    },
  };
}

/** Shows a part of a page alone, as `showRoutes` shows pages: under any path, so that its links lead somewhere. */
export function showPart(part: ReactNode, scene: ScreenOptions): RenderedScreen {
  return showRoutes([{ path: '*', element: part }], scene);
}
