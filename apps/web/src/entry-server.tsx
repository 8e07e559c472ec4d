import { readFileSync } from 'node:fs';
import { detectLanguage, FALLBACK_LANGUAGE } from '@hearth/i18n/languages';
import type { Language } from '@hearth/i18n/languages';
import type { Resources } from '@hearth/i18n/i18n';
import { createI18n } from '@hearth/i18n/i18n';
import type { PageHandle } from '@hearth/kit/menu';
import type { PageAnswer, PageRequest } from '@hearth/kit/page';
import { nobody } from '@hearth/client/session';
import { formatTitle } from '@hearth/ui/page-title';
import { createStaticHandler, matchRoutes } from 'react-router';
import { appManifest } from './document/app-manifest.ts';
import { findAssets } from './document/assets.ts';
import { readManifest } from './document/build-manifest.ts';
import { isCareerPath, renderCareer, renderOwn } from './career/render.tsx';
import { writeConsent } from './consent/write-question.tsx';
import type { PageAssets } from './document/document.ts';
import { INSTALL_TAGS, themeStyle, writeDocument } from './document/document.ts';
import { renderPublic } from './document/render-public.tsx';
import { createRoutes } from './routes/routes.tsx';
import { SIGNED_IN } from './client/signed-in-id.ts';
import { SIGNED_IN_FILES } from './document/signed-in-files.ts';
import { signedInRoutes } from './routes/signed-in-routes.tsx';

const built = readManifest(new URL('../client/.vite/manifest.json', import.meta.url));
const careerAssets = findAssets(built, 'entry-career.ts');
const consentScript = findAssets(built, 'consent/start.ts').script ?? '';
/** With a policy of its own the popup would lose its opener; and the address of its last page holds a code. */
const POPUP_HEADERS = { 'cross-origin-opener-policy': 'unsafe-none', 'referrer-policy': 'no-referrer' };
const appAssets = new Map<string, PageAssets>();
const phrases = new Map<Language, Resources>();

/** The assets of a document for these chunks, memoized. */
function assetsFor(chunks: readonly string[]): PageAssets {
  const key = chunks.join(' ');
  const assets = appAssets.get(key) ?? findAssets(built, 'entry-client.tsx', chunks);
  appAssets.set(key, assets);
  return assets;
}

/** Loads the built phrases of a language once; English is part of the code. */
function loadPhrases(language: Language): Resources {
  if (language === 'en') return {};
  let known = phrases.get(language);
  if (known === undefined) {
    known = JSON.parse(readFileSync(new URL(`../locales/${language}.json`, import.meta.url), 'utf8')) as Resources;
    phrases.set(language, known);
  }
  return known;
}

/** The routes know nobody, so that one map serves all requests. */
const routes = createRoutes(
  rejectAnonymous,
  signedInRoutes({
    session: nobody,
    keptStart: rejectAnonymous,
    loadPerson: rejectAnonymous,
    chooseHome: rejectAnonymous,
  }),
);
const handler = createStaticHandler(routes);

/** Pages behind the login are not rendered here, so nobody asks. */
function rejectAnonymous(): Promise<never> {
  return Promise.reject(new Error('Nobody is signed in on the server.'));
}

/**
 * A whole document for an address. Career pages and public pages are rendered here; pages behind the login come as an empty
 * root, because the token that their data needs lives in the browser only.
 */
export async function render(request: PageRequest): Promise<PageAnswer> {
  const createI18nFor = (asked: Language) => {
    // Without its phrases a page is English, and says so.
    const version = request.phraseVersions[asked];
    const language = version === undefined ? FALLBACK_LANGUAGE : asked;
    return { version, language, i18n: createI18n(language, loadPhrases(language)) };
  };
  if (request.own !== null) return renderOwn(request.own, request, { assets: careerAssets, i18nOf: createI18nFor });
  const url = new URL(request.url, request.publicUrl);
  const { version, language, i18n } = createI18nFor(detectLanguage(request.host));
  if (isCareerPath(url.pathname)) return renderCareer({ request, url, language, i18n, assets: careerAssets });
  const matches = matchRoutes(routes, url.pathname) ?? [];
  const { legacyUrl } = request.site;
  if (legacyUrl !== undefined && matches.some(({ route }) => route.path === '*'))
    return { status: 302, html: '', headers: { location: `${legacyUrl}${url.pathname}${url.search}` } };
  const phrasesAt = language === FALLBACK_LANGUAGE ? {} : { phrases: `/locales/${language}.json?v=${version}` };
  const state = { authUrl: request.authUrl, mode: request.mode, ...request.site, ...phrasesAt };
  const chunks = matches.flatMap(({ route }) => ('chunk' in route ? [String(route.chunk)] : []));
  const shared = { language, nonce: request.nonce, variant: request.variant };
  const question = writeConsent(i18n, consentScript, request.nonce);
  const behindLogin = matches.some(({ route }) => route.id === SIGNED_IN);
  if (behindLogin || matches.some(({ route }) => (route.handle as PageHandle | undefined)?.rendered === 'browser')) {
    const assets = assetsFor([...(behindLogin ? SIGNED_IN_FILES : []), ...chunks]);
    const endsPopup = matches.some(({ route }) => (route.handle as PageHandle | undefined)?.endsPopup === true);
    return {
      status: 200,
      html: writeDocument({
        ...shared,
        title: formatTitle(undefined),
        head: INSTALL_TAGS,
        body: '',
        // A popup that ends a sign-in is closed before anybody could answer.
        tail: endsPopup ? '' : question,
        state,
        assets,
      }),
      headers: endsPopup ? POPUP_HEADERS : {},
    };
  }
  const rendered = await renderPublic({
    handler,
    url,
    i18n,
    mode: request.mode,
    site: request.site,
    call: (endpoint, input) => request.call(endpoint, input),
  });
  if ('redirect' in rendered) return { status: 302, html: '', headers: { location: rendered.redirect } };
  const { status, title, body, loaderData, theme } = rendered;
  const assets = assetsFor(chunks);
  const head = `${INSTALL_TAGS}${themeStyle(theme, request.nonce)}`;
  return {
    status,
    html: writeDocument({ ...shared, title, head, body, tail: question, state: { ...state, loaderData }, assets }),
  };
}

/** The web app manifest in the language of a host. */
export function manifest(host: string): object {
  return appManifest(detectLanguage(host));
}
