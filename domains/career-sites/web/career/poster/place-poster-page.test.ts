import type { CareerView } from '@hearth/client/career';
import { QrCode } from '@hearth/domains/identity/widgets';
import { createI18n } from '@hearth/i18n/i18n';
import { I18nContext } from '@hearth/i18n/phrases';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getSite } from '../../../contract/endpoints.ts';
import type { PublicJobListItem, TextToApply } from '../../../contract/schemas.ts';
import { getPlaceTextWay } from '../../../contract/text-endpoints.ts';
import { locationPosterPage } from './place-poster-page.tsx';

const SITE = { slug: 'harbour-house', name: 'Harbour House', accent_color: '#0d4a57', background_color: null };
const PLACE = '019aa000-0000-7000-8000-0000000000aa';
const job = (index: number): PublicJobListItem => ({
  id: `019aa000-0000-7000-8000-00000000000${index}`,
  slug: `job-${index}`,
  site: SITE,
  employer: 'Harbour House',
  title: `Bartender ${index}`,
  position_name: 'Bartender',
  language: 'en',
  employment_type: 'PART_TIME',
  pay: { min: 1400, max: 1650, currency: 'EUR', per: 'HOUR', tips: true },
  weekly_hours: null,
  place: {
    name: 'Cais do Sodré',
    address: 'Rua do Alecrim 2',
    city: 'Lisboa',
    region: '',
    country: 'PT',
    latitude: null,
    longitude: null,
  },
  distance_km: null,
  shift_times: [],
  published_at: '2026-11-20T12:00:00.000Z',
});

/** The sheet of a location with so many jobs. */
async function sheet(jobs: number, query = '', way: TextToApply | null = null) {
  const i18n = createI18n('en', {});
  const view = (await locationPosterPage.view({
    url: new URL(`https://jobs.example/careers/harbour-house/places/${PLACE}/poster${query}`),
    now: '2026-11-18T09:30:00Z',
    params: { site: 'harbour-house', place: PLACE },
    language: 'en',
    i18n,
    publicUrl: 'https://jobs.example',
    own: null,
    call: (endpoint) =>
      Promise.resolve(
        endpoint.id === getSite.id
          ? SITE
          : endpoint.id === getPlaceTextWay.id
            ? { way }
            : { jobs: Array.from({ length: Math.min(jobs, 9) }, (_, index) => job(index + 1)), total: jobs },
      ),
  })) as CareerView;
  return { view, html: renderToString(createElement(I18nContext, { value: i18n }, view.body)) };
}
const codeOf = (text: string) =>
  renderToString(createElement(QrCode, { text, label: '' })).match(/ d="([^"]+)"/)?.[1] ?? 'no code';

test('the sheet of a location has its jobs with their pay, and a code that leads to their list and names the poster as the source', async () => {
  const { view, html } = await sheet(2);
  expect(view).toMatchObject({ paper: 'A4', canonical: 'https://jobs.example/careers/harbour-house' });
  expect(html).toContain('Bartender 1');
  expect(html).toContain('Bartender 2');
  expect(html).toContain('€14.00 – €16.50');
  expect(html).toContain(codeOf(`https://jobs.example/careers/harbour-house?at=${PLACE}&source=poster`));
  expect(html).not.toContain('more job');
});

test.each([
  ['', 6, '3 more jobs'],
  ['?paper=a5', 6, '3 more jobs'],
  ['?paper=receipt', 4, '5 more jobs'],
])('the paper %s has room for %i jobs and counts the others: %s', async (query, shown, more) => {
  const { html } = await sheet(9, query);
  expect(html.match(/Bartender \d/g)).toHaveLength(shown);
  expect(html).toContain(more);
});

test('a location without an open job has no sheet', async () => {
  const { view, html } = await sheet(0);
  expect(view.status).toBe(404);
  expect(view.paper).toBeUndefined();
  expect(html).toContain('No open jobs here right now');
});

test.each(['', '?paper=receipt'])(
  'with a provider of texts the sheet %s says what to text to which number',
  async (query) => {
    const said = /Or text <bdi[^>]*>KX3P7<\/bdi> to <bdi[^>]*>\+351 910 000 001<\/bdi>/;
    expect((await sheet(2, query)).html).not.toContain('Or text');
    expect((await sheet(2, query, { code: 'KX3P7', number: '+351 910 000 001' })).html).toMatch(said);
  },
);
