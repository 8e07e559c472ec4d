import type { CareerView } from '@hearth/client/career';
import { createI18n } from '@hearth/i18n/i18n';
import { I18nContext } from '@hearth/i18n/phrases';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { searchPublicJobs } from '../../contract/endpoints.ts';
import { careerPages } from './routes.tsx';

/** The page of all jobs at an address, as a browser without JavaScript has it; nothing is found, and so many jobs tell no times. */
async function page(address: string, untold = 0): Promise<string> {
  const i18n = createI18n('en', {});
  const view = (await careerPages
    .find(({ path }) => path === '/careers')
    ?.view({
      url: new URL(`https://jobs.example${address}`),
      params: {},
      language: 'en',
      i18n,
      publicUrl: 'https://jobs.example',
      own: null,
      call: (endpoint: { readonly id: string }) =>
        Promise.resolve(
          endpoint.id === searchPublicJobs.id ? { jobs: [], total: 0, times_untold: untold } : { places: [] },
        ),
    } as never)) as CareerView;
  expect(view.canonical).toBe('https://jobs.example/careers');
  return renderToString(createElement(I18nContext, { value: i18n }, view.body));
}

test('each time of a shift is a link to the search with it, and without it where it is chosen', async () => {
  const html = await page('/careers?time=NIGHT');
  expect(html).toContain('href="/careers?time=NIGHT&amp;time=DAY"');
  expect(html).toMatch(/href="\/careers"[^>]* aria-current="true"/);
  expect(html).toContain('<input type="hidden" name="time" value="NIGHT"/>');
});

test('jobs that fit but tell no times are said with their number', async () => {
  expect(await page('/careers?time=NIGHT', 2)).toContain('2 more jobs fit but do not say when one works.');
  expect(await page('/careers?time=NIGHT')).not.toContain('do not say');
});

test('the form of an alert has the times of the search', async () => {
  expect(await page('/careers?time=NIGHT')).toContain('href="/careers/-/alerts?time=NIGHT"');
});
