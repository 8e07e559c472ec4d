import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@hearth/i18n/languages';
import { CallRefused } from '@hearth/kit/page';
import type { PageCallInput, PageRenderer } from '@hearth/kit/page';
import type { EndpointLine } from '@hearth/kit/endpoint';
import { ROOT } from '@hearth/testing/template';
import type { BrowserContext } from 'playwright-core';
import { readNamespaces } from '../../tools/phrases/locales.ts';
import { pseudoLocale } from '../../tools/phrases/pseudo.ts';

/** The application with made-up phrases in the place of some languages, on the server and in the browser. */
export interface PseudoSite {
  /**
   * Gives a window the made-up phrases. Every text of an answer is added to `data`, once its body has been read: a moment after the
   * page has it. What is returned waits for that, and is asked before the page is left: its bodies go with it.
   */
  readonly dress: (context: BrowserContext, language: Language, data: Set<string>) => Promise<() => Promise<void>>;
  readonly stop: () => Promise<void>;
}

/** Makes the phrases, and a copy of the built pages that renders with them. */
export async function startPseudoSite(site: URL, languages: readonly Language[]): Promise<PseudoSite> {
  const copy = await mkdtemp(join(ROOT, 'dist/pseudo-'));
  await cp(join(ROOT, 'dist/ssr'), join(copy, 'ssr'), { recursive: true });
  await cp(join(ROOT, 'dist/client/.vite'), join(copy, 'client/.vite'), { recursive: true });
  await mkdir(join(copy, 'locales'));
  const namespaces = await readNamespaces(ROOT);
  const files = new Map(languages.map((language) => [language, JSON.stringify(pseudoLocale(namespaces, language))]));
  for (const [language, text] of files) await writeFile(join(copy, 'locales', `${language}.json`), text);
  const renderer = (await import(pathToFileURL(join(copy, 'ssr/entry-server.js')).href)) as PageRenderer;

  const phraseVersions = Object.fromEntries(languages.map((language) => [language, 'made-up']));

  async function call(endpoint: EndpointLine, { params = {}, query = {} }: PageCallInput): Promise<unknown> {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''));
    const url = new URL(path, site);
    for (const [name, value] of Object.entries(query))
      for (const item of [value ?? []].flat()) url.searchParams.append(name, item);
    const response = await fetch(url);
    const { data } = (await response.json()) as { data: unknown };
    if (!response.ok) throw new CallRefused(response.status, String((data as { code?: unknown }).code));
    return data;
  }

  return {
    async dress(context, language, data) {
      const phrases = files.get(language);
      if (phrases === undefined) throw new Error(`There are no made-up phrases in ${language}.`);
      await context.route(/\/locales\/\w+\.json/, (route) =>
        route.fulfill({ contentType: 'application/json', body: phrases }),
      );
      await context.route(
        (url) => url.hostname.startsWith(`${language}.`),
        async (route) => {
          const request = route.request();
          if (request.resourceType() !== 'document' || request.frame().parentFrame() !== null) return route.fallback();
          const { pathname, search, host } = new URL(request.url());
          const page = {
            url: `${pathname}${search}`,
            now: '2026-11-18T09:30:00Z',
            host,
            nonce: 'n',
            mode: 'demo' as const,
            variant: 'main' as const,
            site: {},
            own: null,
            ownOf: () => Promise.resolve(null),
            phraseVersions,
          };
          const answer = await renderer.render({
            ...page,
            publicUrl: site.origin,
            authUrl: site.origin,
            call: (endpoint, input) => call(endpoint, input).then((answered) => gather(answered, data)),
          });
          return route.fulfill({
            status: answer.status,
            contentType: 'text/html; charset=utf-8',
            headers: { ...answer.headers },
            body: answer.html,
          });
        },
      );
      const reading = new Set<Promise<void>>();
      context.on('response', (response) => {
        if (new URL(response.url()).pathname.startsWith('/locales/')) return;
        if (!(response.headers()['content-type'] ?? '').includes('json')) return;
        const read = response
          .json()
          .then(
            (answered: unknown) => void gather(answered, data),
            () => undefined,
          )
          .finally(() => reading.delete(read));
        reading.add(read);
      });
      return async () => void (await Promise.all(reading));
    },
    stop: () => rm(copy, { recursive: true, force: true }),
  };
}

/** Adds every text in an answer to `data`. */
function gather<Answer>(answer: Answer, data: Set<string>): Answer {
  if (typeof answer === 'string') data.add(answer);
  else if (typeof answer === 'object' && answer !== null)
    for (const value of Object.values(answer)) gather(value, data);
  return answer;
}
