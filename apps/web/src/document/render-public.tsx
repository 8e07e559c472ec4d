import type { I18n } from '@hearth/i18n/i18n';
import { PageTitleContext, formatTitle } from '@hearth/ui/page-title';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { StaticHandler } from 'react-router';
import { createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router';
import type { PageHandle } from '@hearth/kit/menu';
import type { LoadedPage, PageCall, PageSite } from '@hearth/kit/page';
import { nobody } from '@hearth/client/session';
import { Application } from '../application.tsx';
import { createConnection } from '../client/connection.ts';
import { requestCall } from '../client/request-call.ts';

/** A rendered public page, or where its loaders send the reader instead. */
export type RenderedPage =
  | { readonly redirect: string }
  | {
      readonly status: number;
      readonly title: string;
      readonly body: string;
      readonly loaderData: Readonly<Record<string, unknown>>;
      readonly theme: LoadedPage['theme'];
    };

/** The input of a server-side rendering. */
export interface PublicParts {
  readonly handler: StaticHandler;
  readonly url: URL;
  readonly i18n: I18n;
  readonly mode: 'demo' | 'production';
  readonly site: Pick<PageSite, 'closedSignUps' | 'isUnclaimed'>;
  readonly call: PageCall;
}

/** Renders a public page with nobody signed in. Everything that belongs to this rendering lives in this call. */
export async function renderPublic({
  handler,
  url,
  i18n,
  mode,
  site: { closedSignUps, isUnclaimed },
  call,
}: PublicParts): Promise<RenderedPage> {
  const requestContext = new RouterContextProvider(new Map([[requestCall, call]]));
  const context = await handler.query(new Request(url), { requestContext });
  if (context instanceof Response) return { redirect: context.headers.get('location') ?? '/' };
  let title = formatTitle(undefined);
  const write = (next: string): void => {
    title = next;
  };
  const body = renderToString(
    <StrictMode>
      <PageTitleContext value={write}>
        <Application
          i18n={i18n}
          connection={createConnection({ session: nobody, origin: url.origin, mode, closedSignUps, isUnclaimed })}
        >
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Application>
      </PageTitleContext>
    </StrictMode>,
  );
  const missing = context.matches.some(({ route }) => route.path === '*');
  const { loaderData } = context;
  const loaded = context.matches
    .filter(({ route }) => (route.handle as PageHandle | undefined)?.load !== undefined)
    .map(({ route }) => loaderData[route.id] as LoadedPage | undefined);
  return { status: missing ? 404 : context.statusCode, title, body, loaderData, theme: loaded[0]?.theme };
}
