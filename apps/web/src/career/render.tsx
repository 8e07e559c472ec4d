import type { CareerPage, CareerRequest, CareerView } from '@hearth/client/career';
import { nobody } from '@hearth/client/session';
import { customDomainPath, parseCustomDomainPath } from '@hearth/domains/career-sites/career';
import type { I18n } from '@hearth/i18n/i18n';
import { localizedAddress, FALLBACK_LANGUAGE, LANGUAGES } from '@hearth/i18n/languages';
import type { Language } from '@hearth/i18n/languages';
import { isCallRefused } from '@hearth/kit/page';
import type { OwnSite, PageAnswer, PageRequest } from '@hearth/kit/page';
import { formatTitle } from '@hearth/ui/page-title';
import { renderToString } from 'react-dom/server';
import { matchPath } from 'react-router';
import { Application } from '../application.tsx';
import { createConnection } from '../client/connection.ts';
import type { PageAssets } from '../document/document.ts';
import { escapeHtml, pageStyle, themeStyle, writeDocument } from '../document/document.ts';
import { NotFoundPage } from '../pages/not-found.tsx';
import { escapeJson } from '../document/page-state.ts';
import { careerPages } from './pages.ts';

interface CareerParts {
  readonly request: PageRequest;
  readonly url: URL;
  readonly language: Language;
  readonly i18n: I18n;
  readonly assets: PageAssets;
}

/** Tells if a path belongs to a career site. */
export function isCareerPath(path: string): boolean {
  return findPage(path) !== null;
}

/** Renders a career page whole, without React in the browser; what is none is not found. */
export async function renderCareer({ request, url, language, i18n, assets }: CareerParts): Promise<PageAnswer> {
  const found = findPage(url.pathname);
  const moved = await customDomainRedirect(request, url, found?.params['site'] ?? '', language);
  if (moved !== null) return { status: 302, html: '', headers: { location: moved } };
  const asked: CareerRequest = {
    url,
    now: request.now,
    params: found?.params ?? {},
    language,
    i18n,
    publicUrl: request.publicUrl,
    own: request.own,
    call: (endpoint, input) => request.call(endpoint, input),
  };
  const view = found === null ? NOT_FOUND : await found.page.view(asked).catch(notFound);
  if ('redirect' in view) return { status: 302, html: '', headers: { location: view.redirect } };
  const body = renderToString(
    <Application i18n={i18n} connection={createConnection({ session: nobody, origin: request.publicUrl })}>
      {view.body}
    </Application>,
  );
  const html = writeDocument({
    language,
    nonce: request.nonce,
    title: formatTitle(view.title),
    head: renderHead(view, request),
    body,
    state: { ...view.state, authUrl: request.authUrl, mode: request.mode },
    assets,
  });
  return { status: view.status ?? 200, html };
}

/**
 * Where a page of a site stands that has a domain of its own; null where it stands here. For the moment only: a browser keeps
 * what it is told for good, and the domain may be given up.
 */
async function customDomainRedirect(
  request: PageRequest,
  url: URL,
  site: string,
  language: Language,
): Promise<string | null> {
  if (request.own !== null || site === '') return null;
  const own = await request.ownOf(site);
  const path = own?.isMain === true ? customDomainPath(site, language, `${url.pathname}${url.search}`) : null;
  return own === null || path === null ? null : own.origin + path;
}

/**
 * Renders a page of a career site under its own domain: nothing else is there. The site's paths at the installation, which old
 * links may still name, lead to the new ones.
 */
export async function renderOwn(
  own: OwnSite,
  request: PageRequest,
  parts: {
    readonly assets: PageAssets;
    readonly i18nOf: (language: Language) => { readonly language: Language; readonly i18n: I18n };
  },
): Promise<PageAnswer> {
  const { pathname, search } = URL.parse(request.url, own.origin) ?? new URL(own.origin);
  const old = customDomainPath(own.site, FALLBACK_LANGUAGE, pathname);
  if (old !== null) return { status: 302, html: '', headers: { location: old + search } };
  const asked = parseCustomDomainPath(own.site, pathname);
  const { language, i18n } = parts.i18nOf(asked.language);
  const url = new URL(own.origin);
  url.pathname = asked.path;
  url.search = search;
  return renderCareer({ request, url, language, i18n, assets: parts.assets });
}

function findPage(path: string): { page: CareerPage; params: CareerRequest['params'] } | null {
  for (const page of careerPages) {
    const match = matchPath(page.path, path);
    if (match !== null) return { page, params: match.params };
  }
  return null;
}

const NOT_FOUND: CareerView = { status: 404, title: '', body: <NotFoundPage /> };

function notFound(error: unknown): CareerView {
  if (!isCallRefused(error) || error.status !== 404) throw error;
  return NOT_FOUND;
}

/** The alternate links of a page in each language; none if the host cannot have subdomains. */
function alternateLinks(canonical: string, own: OwnSite | null): string[] {
  const address = new URL(canonical);
  const inLanguage = (language: Language): string | null => {
    if (own === null || address.origin !== own.origin) return localizedAddress(language, address);
    const path = customDomainPath(own.site, language, parseCustomDomainPath(own.site, address.pathname).path);
    return path === null ? null : own.origin + path;
  };
  return [...LANGUAGES, undefined].map((language) => {
    const href = inLanguage(language ?? FALLBACK_LANGUAGE);
    return href === null
      ? ''
      : `<link rel="alternate" hreflang="${language ?? 'x-default'}" href="${escapeHtml(href)}">`;
  });
}

function renderHead(
  { description, canonical, structuredData, theme, paper }: CareerView,
  { nonce, own }: Pick<PageRequest, 'nonce' | 'own'>,
): string {
  return [
    description === undefined ? '' : `<meta name="description" content="${escapeHtml(description)}">`,
    canonical === undefined ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...(canonical === undefined ? [] : alternateLinks(canonical, own)),
    structuredData === undefined ? '' : `<script type="application/ld+json">${escapeJson(structuredData)}</script>`,
    themeStyle(theme, nonce),
    pageStyle(paper, nonce),
  ].join('');
}
