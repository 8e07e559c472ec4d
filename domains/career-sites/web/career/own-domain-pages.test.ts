import type { CareerRequest, CareerView } from '@hearth/client/career';
import { createI18n } from '@hearth/i18n/i18n';
import { I18nContext } from '@hearth/i18n/phrases';
import type { Language } from '@hearth/kit/constants';
import { CallRefused } from '@hearth/kit/page';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getSite, searchPublicJobs } from '../../contract/endpoints.ts';
import { careerPages } from './routes.tsx';

const SITE = { slug: 'lumen', name: 'Lumen', accent_color: null, background_color: null, logo: null };

/** The list of a site under its own domain, as a browser without JavaScript has it. */
async function list(language: Language, isMain: boolean): Promise<{ html: string; canonical: string | undefined }> {
  const i18n = createI18n(language, {});
  const request: CareerRequest = {
    url: new URL('https://jobs.lumen.example/careers/lumen?q=bar'),
    now: '2026-11-18T09:30:00Z',
    params: { site: 'lumen' },
    language,
    i18n,
    publicUrl: 'https://hearth.example',
    own: { site: 'lumen', origin: 'https://jobs.lumen.example', isMain },
    call: ({ id }) =>
      Promise.resolve(
        id === getSite.id
          ? SITE
          : id === searchPublicJobs.id
            ? { jobs: [], total: 0, times_untold: 1 }
            : { places: [] },
      ),
  };
  const view = (await careerPages.find(({ path }) => path === '/careers/:site')?.view(request)) as CareerView;
  return {
    html: renderToString(createElement(I18nContext, { value: i18n }, view.body)),
    canonical: view.canonical,
  };
}

test('links of a page under the own domain of its site stay there', async () => {
  const { html } = await list('en', true);
  expect(html).toContain('action="/"');
  expect(html).toContain('href="/?q=bar&amp;time=NIGHT"');
  expect(html).toContain('href="/alerts?q=bar"');
  expect(html).not.toContain('/careers');
});

test('a language stands in the path there, and leads to the others', async () => {
  const { html } = await list('ar', true);
  expect(html).toContain('action="/ar"');
  expect(html).toContain('href="/ar/alerts?q=bar"');
  expect(html).toMatch(/href="\/de\?q=bar"[^>]*>/);
  expect(html).toMatch(/href="\/\?q=bar" lang="en"/);
});

test('the address that search engines are told is that of the domain once it leads here', async () => {
  expect((await list('en', true)).canonical).toBe('https://jobs.lumen.example/');
  expect((await list('fr', true)).canonical).toBe('https://jobs.lumen.example/fr');
  expect((await list('fr', false)).canonical).toBe('https://fr.hearth.example/careers/lumen');
});

test('a post that was open once is gone there too, and leads to those that are open', async () => {
  const i18n = createI18n('de', {});
  const request: CareerRequest = {
    url: new URL('https://jobs.lumen.example/careers/lumen/jobs/cook'),
    now: '2026-11-18T09:30:00Z',
    params: { site: 'lumen', slug: 'cook' },
    language: 'de',
    i18n,
    publicUrl: 'https://hearth.example',
    own: { site: 'lumen', origin: 'https://jobs.lumen.example', isMain: true },
    call: ({ id }) => (id === getSite.id ? Promise.resolve(SITE) : Promise.reject(new CallRefused(410, 'GONE'))),
  };
  const view = (await careerPages
    .find(({ path }) => path === '/careers/:site/jobs/:slug')
    ?.view(request)) as CareerView;
  expect(view.status).toBe(410);
  expect(renderToString(createElement(I18nContext, { value: i18n }, view.body))).toContain('href="/de"');
});
