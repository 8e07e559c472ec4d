import type { I18n } from '@hearth/i18n/i18n';
import { PageTitleContext, titleOf } from '@hearth/ui/page-title';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { StaticHandler } from 'react-router';
import { createStaticRouter, StaticRouterProvider } from 'react-router';
import { nobody } from '@hearth/client/session';
import { Application } from './application.tsx';
import { createConnection } from './connection.ts';

/** A rendered public page, or where its loaders send the reader instead. */
export type RenderedPage =
  | { readonly redirect: string }
  | {
      readonly status: number;
      readonly title: string;
      readonly body: string;
      readonly loaderData: Readonly<Record<string, unknown>>;
    };

/** What a rendering takes. */
export interface PublicParts {
  readonly handler: StaticHandler;
  readonly url: URL;
  readonly i18n: I18n;
  readonly mode: 'demo' | 'production';
}

/** Renders a public page with nobody signed in. Everything that belongs to this rendering lives in this call. */
export async function renderPublic({ handler, url, i18n, mode }: PublicParts): Promise<RenderedPage> {
  const context = await handler.query(new Request(url));
  if (context instanceof Response) return { redirect: context.headers.get('location') ?? '/' };
  let title = titleOf(undefined);
  const write = (next: string): void => {
    title = next;
  };
  const body = renderToString(
    <StrictMode>
      <PageTitleContext value={write}>
        <Application i18n={i18n} connection={createConnection({ session: nobody, origin: url.origin, mode })}>
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
  return { status: missing ? 404 : context.statusCode, title, body, loaderData: context.loaderData };
}
