import type { CareerView } from '@hearth/client/career';
import { createI18n } from '@hearth/i18n/i18n';
import { I18nContext } from '@hearth/i18n/phrases';
import { gzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { listMapPlaces, searchPublicJobs } from '../../../contract/endpoints.ts';
import { careerPages } from '../routes.tsx';

const FOUND = {
  id: '019aa000-0000-7000-8000-000000000001',
  slug: 'bartender',
  site: { slug: 'lumen', name: 'Lumen', accent_color: null, background_color: null, logo: null },
  employer: 'Lumen',
  title: 'Bartender',
  language: 'en',
  employment_type: 'PART_TIME',
  pay: null,
  weekly_hours: null,
  place: { name: 'Lumen Bar', city: 'Lisboa', country: 'PT' },
  distance_km: null,
  also: [],
  shift_times: [],
  published_at: '2026-11-20T12:00:00Z',
};

/** The page of all jobs at an address, as a browser without JavaScript has it; nothing is found unless said, and so many jobs tell no times. */
async function page(
  address: string,
  {
    untold = 0,
    jobs = [],
    now = '',
    onMap = { clusters: [], placed: 0, unplaced: 0 },
  }: { untold?: number; jobs?: readonly object[]; now?: string; onMap?: object } = {},
): Promise<string> {
  const i18n = createI18n('en', {});
  const view = (await careerPages
    .find(({ path }) => path === '/careers')
    ?.view({
      url: new URL(`https://jobs.example${address}`),
      now,
      params: {},
      language: 'en',
      i18n,
      publicUrl: 'https://jobs.example',
      own: null,
      call: (endpoint: { readonly id: string }) =>
        Promise.resolve(
          endpoint.id === searchPublicJobs.id
            ? { jobs, total: jobs.length, times_untold: untold }
            : endpoint.id === listMapPlaces.id
              ? onMap
              : { places: [] },
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
  expect(await page('/careers?time=NIGHT', { untold: 2 })).toContain('2 more jobs match but don’t list working hours.');
  expect(await page('/careers?time=NIGHT')).not.toContain('list working hours');
});

test.each([
  ['2026-11-20T12:10:00Z', 'Posted 10 minutes ago'],
  ['2026-11-24T11:59:00Z', 'Posted 3 days ago'],
  ['2036-11-25T12:00:00Z', 'Posted 10 years ago'],
])('asked for at %s, a job says: %s', async (now, said) => {
  expect((await page('/careers', { jobs: [FOUND], now })).replaceAll('<!-- -->', '')).toContain(said);
});

test('the form of an alert has the times of the search', async () => {
  expect(await page('/careers?time=NIGHT')).toContain('href="/careers/-/alerts?time=NIGHT"');
});

const cluster = (name: string, longitude: number, latitude: number, locations: number, jobs: number) => ({
  location_id: FOUND.id,
  name,
  city: name,
  latitude,
  longitude,
  west: longitude - (locations - 1) / 100,
  south: latitude,
  east: longitude + (locations - 1) / 100,
  north: latitude,
  locations,
  jobs,
});

test('the map is land with a link for each mark, in a page of few kilobytes', async () => {
  const clusters = [cluster('Lisboa', -9, 39, 812, 13_000), cluster('Sydney', 151, -34, 1, 2)];
  const html = await page('/careers?view=map', { onMap: { clusters, placed: 13_002, unplaced: 3 } });
  expect(html.match(/<path d="M[^"]{1000,}" fill-rule="evenodd"/g)).toHaveLength(2);
  expect(gzipSync(html).length).toBeLessThan(60_000);
  expect(html).toContain('>13,000<');
  expect(html).toContain(`at=${FOUND.id}`);
  expect(html).toContain('bounds=');
  expect(html).toContain('3 more jobs aren’t on the map.');
});

test('by pay, jobs of several currencies come with a word about their order', async () => {
  const paid = (currency: string) => ({ ...FOUND, pay: { min: 1000, max: 1200, currency, per: 'HOUR', tips: false } });
  const note = 'Sorted by hourly pay, grouped by currency.';
  expect(await page('/careers?sort=PAY', { jobs: [paid('EUR'), paid('GBP')] })).toContain(note);
  expect(await page('/careers?sort=PAY', { jobs: [paid('EUR')] })).not.toContain(note);
  expect(await page('/careers', { jobs: [paid('EUR'), paid('GBP')] })).not.toContain(note);
});
