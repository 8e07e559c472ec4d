import type { CareerView } from '@hearth/client/career';
import { QrCode } from '@hearth/domains/identity/widgets';
import { createI18n } from '@hearth/i18n/i18n';
import { I18nContext } from '@hearth/i18n/phrases';
import type { Language } from '@hearth/i18n/languages';
import { CallRefused } from '@hearth/kit/page';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getSite } from '../../../contract/endpoints.ts';
import type { PublicJob } from '../../../contract/schemas.ts';
import { getJobTextWay } from '../../../contract/text-endpoints.ts';
import { posterPage } from './poster-page.tsx';

const SITE = {
  slug: 'harbour-house',
  name: 'Harbour House',
  accent_color: '#0d4a57',
  background_color: null,
  logo: null,
  privacy_url: null,
  imprint_url: null,
};
const JOB: PublicJob = {
  id: '019aa000-0000-7000-8000-000000000001',
  slug: 'bartender',
  site: SITE,
  employer: 'Harbour House',
  title: 'Bartender, evenings',
  position_name: 'Bartender',
  language: 'en',
  employment_type: 'PART_TIME',
  pay: { min: 1400, max: 1650, currency: 'EUR', per: 'HOUR', tips: true },
  weekly_hours: { min: 24, max: 32 },
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
  also: [],
  published_at: '2026-11-20T12:00:00.000Z',
  description: 'You run our six-seat bar.',
  starts_on: null,
  usual_week: [{ day: 5, start: '17:00', end: '01:00' }],
  asks: { certificates: [], languages: [] },
  perks: [{ code: 'MEALS', text: '' }],
  questions: [],
  closes_on: '2027-01-19',
  expires_at: null,
  evergreen: false,
};

/** The poster of a post, or what stands there when asking for the post is refused. */
async function poster(query = '', language: Language = 'en', answer: PublicJob | CallRefused = JOB) {
  const i18n = createI18n(language, {});
  const view = (await posterPage.view({
    url: new URL(`https://jobs.example/careers/harbour-house/jobs/bartender/poster${query}`),
    now: '2026-11-18T09:30:00Z',
    params: { site: 'harbour-house', slug: 'bartender' },
    language,
    i18n,
    publicUrl: 'https://jobs.example',
    own: null,
    call: (endpoint) => {
      if (endpoint.id === getSite.id) return Promise.resolve(SITE);
      if (endpoint.id === getJobTextWay.id)
        return Promise.resolve({ way: { code: 'KX3P7', number: '+351 910 000 001' } });
      return answer instanceof CallRefused ? Promise.reject(answer) : Promise.resolve(answer);
    },
  })) as CareerView;
  return { view, html: renderToString(createElement(I18nContext, { value: i18n }, view.body)) };
}

/** The drawing of a text's code. */
function codeOf(text: string): string {
  return / d="([^"]+)"/.exec(renderToString(createElement(QrCode, { text, label: '' })))?.[1] ?? 'none';
}

test.each(['', '?paper=A5', '?paper=RECEIPT'])(
  'a poster says what, for how much, where and when (%s)',
  async (query) => {
    const { html } = await poster(query);
    const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    for (const part of [
      'Bartender, evenings',
      '€14.00 – €16.50',
      'an hour, plus tips',
      'Rua do Alecrim 2, Lisboa',
      '24 – 32',
    ])
      expect(text).toContain(part);
  },
);

test('the times of the usual week stand on a poster', async () => {
  expect((await poster()).html).toMatch(/17:00[^<]*01:00/);
});

test.each<[string, Language, string]>([
  ['to the post', 'en', 'https://jobs.example/careers/harbour-house/jobs/bartender?source=poster'],
  ['to the post in its language', 'ar', 'https://ar.jobs.example/careers/harbour-house/jobs/bartender?source=poster'],
])('the code leads %s, and says that it comes from a poster', async (_rule, language, link) => {
  for (const paper of ['A4', 'A5', 'RECEIPT'])
    expect((await poster(`?paper=${paper}`, language)).html).toContain(codeOf(link));
});

test.each([
  ['', 'A4'],
  ['?paper=A5', 'A5'],
  ['?paper=RECEIPT', '80mm 160mm'],
])('the printer is told of the paper (%s)', async (query, paper) => {
  expect((await poster(query)).view.paper).toBe(paper);
});

test('search engines are sent to the post', async () => {
  expect((await poster()).view.canonical).toBe('https://jobs.example/careers/harbour-house/jobs/bartender');
});

test('a poster wears the colours of its brand', async () => {
  expect((await poster()).view.theme).toMatchObject({ '--brand-accent': '#0d4a57' });
});

test('a post that is gone has no poster, but a way to the others', async () => {
  const { view, html } = await poster('', 'en', new CallRefused(410, 'GONE'));
  expect(view.status).toBe(410);
  expect(html).toContain('href="/careers/harbour-house"');
  expect(html).not.toContain('<article');
});

test('a post that never was public has no page at all', async () => {
  await expect(poster('', 'en', new CallRefused(404, 'NOT_FOUND'))).rejects.toMatchObject({ status: 404 });
});

test.each(['', '?paper=a5', '?paper=receipt'])(
  'with a provider of texts the poster %s says what to text to which number',
  async (query) => {
    const said = /Or text <bdi[^>]*>KX3P7<\/bdi> to <bdi[^>]*>\+351 910 000 001<\/bdi>/;
    expect((await poster(query)).html).not.toContain('Or text');
    expect((await poster(query, 'en', { ...JOB, texts: true })).html).toMatch(said);
  },
);
