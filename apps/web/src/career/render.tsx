import type { CareerPage, CareerRequest, CareerView } from '@hearth/client/career';
import { nobody } from '@hearth/client/session';
import type { I18n } from '@hearth/i18n/i18n';
import { addressIn, FALLBACK_LANGUAGE, LANGUAGES } from '@hearth/i18n/languages';
import type { Language } from '@hearth/i18n/languages';
import { isCallRefused } from '@hearth/kit/page';
import type { PageAnswer, PageRequest } from '@hearth/kit/page';
import { titleOf } from '@hearth/ui/page-title';
import { renderToString } from 'react-dom/server';
import { matchPath } from 'react-router';
import { Application } from '../application.tsx';
import { createConnection } from '../connection.ts';
import type { PageAssets } from '../document.ts';
import { escapeHtml, pageStyle, themeStyle, writeDocument } from '../document.ts';
import { NotFoundPage } from '../pages/not-found.tsx';
import { escapeJson } from '../page-state.ts';
import { careerPages } from './pages.ts';

interface CareerParts {
  readonly request: PageRequest;
  readonly url: URL;
  readonly language: Language;
  readonly i18n: I18n;
  readonly assets: PageAssets;
}

/** Renders a career page whole, without React in the browser; null when no career page has this address. */
export async function renderCareer({ request, url, language, i18n, assets }: CareerParts): Promise<PageAnswer | null> {
  const found = findPage(url.pathname);
  if (found === null) return null;
  const asked: CareerRequest = {
    url,
    params: found.params,
    language,
    i18n,
    publicUrl: request.publicUrl,
    call: (endpoint, input) => request.call(endpoint, input),
  };
  const view = await found.page.view(asked).catch(notFound);
  if ('redirect' in view) return { status: 302, html: '', headers: { location: view.redirect } };
  const body = renderToString(
    <Application i18n={i18n} connection={createConnection({ session: nobody, origin: request.publicUrl })}>
      {view.body}
    </Application>,
  );
  const html = writeDocument({
    language,
    nonce: request.nonce,
    title: titleOf(view.title),
    head: headOf(view, request.nonce),
    body,
    state: { ...view.state, authUrl: request.authUrl, mode: request.mode },
    assets,
  });
  return { status: view.status ?? 200, html };
}

function findPage(path: string): { page: CareerPage; params: CareerRequest['params'] } | null {
  for (const page of careerPages) {
    const match = matchPath(page.path, path);
    if (match !== null) return { page, params: match.params };
  }
  return null;
}

function notFound(error: unknown): CareerView {
  if (!isCallRefused(error) || error.status !== 404) throw error;
  return { status: 404, title: '', body: <NotFoundPage /> };
}

/** The same page in each of our languages, for search engines; nothing where the host can have no sub-domains. */
function alternatesOf(canonical: string): string[] {
  const address = new URL(canonical);
  return [...LANGUAGES, undefined].map((language) => {
    const href = addressIn(language ?? FALLBACK_LANGUAGE, address);
    return href === null
      ? ''
      : `<link rel="alternate" hreflang="${language ?? 'x-default'}" href="${escapeHtml(href)}">`;
  });
}

function headOf({ description, canonical, structuredData, theme, paper }: CareerView, nonce: string): string {
  return [
    description === undefined ? '' : `<meta name="description" content="${escapeHtml(description)}">`,
    canonical === undefined ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...(canonical === undefined ? [] : alternatesOf(canonical)),
    structuredData === undefined ? '' : `<script type="application/ld+json">${escapeJson(structuredData)}</script>`,
    themeStyle(theme, nonce),
    pageStyle(paper, nonce),
  ].join('');
}
