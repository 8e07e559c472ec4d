import type { JobPosting, WithContext } from 'schema-dts';
import { expect, test } from 'vitest';
import type { PublicJob } from '../contract/schemas.ts';
import { jobPosting, scriptJson } from './job-posting.ts';

/** What Google's page on job postings requires, and what it recommends for a job at a place. */
const REQUIRED = ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'];
const RECOMMENDED = ['validThrough', 'employmentType', 'baseSalary', 'identifier', 'directApply'];
const EMPLOYMENT = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'];
const UNITS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'];

/** The faults that a search engine would find in a posting, in words. */
function faultsOf(posting: Record<string, unknown>): string[] {
  const at = (path: string): unknown =>
    path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], posting);
  const faults = [...REQUIRED, ...RECOMMENDED].filter((name) => at(name) === undefined || at(name) === '');
  const expectAt = (path: string, sound: (value: unknown) => boolean) => {
    if (!sound(at(path))) faults.push(path);
  };
  const isText = (value: unknown) => typeof value === 'string' && value !== '';
  expectAt('@context', (value) => value === 'https://schema.org/');
  expectAt('@type', (value) => value === 'JobPosting');
  expectAt('datePosted', (value) => /^\d{4}-\d\d-\d\d$/.test(String(value)));
  expectAt('validThrough', (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(String(value)));
  expectAt('employmentType', (value) => EMPLOYMENT.includes(String(value)));
  expectAt('hiringOrganization.name', isText);
  expectAt('hiringOrganization.sameAs', (value) => String(value).startsWith('https://'));
  expectAt('jobLocation.address.addressCountry', (value) => /^[A-Z]{2}$/.test(String(value)));
  expectAt('jobLocation.address.streetAddress', isText);
  expectAt('jobLocation.address.addressLocality', isText);
  expectAt('jobLocation.geo.latitude', (value) => typeof value === 'number');
  expectAt('identifier.value', isText);
  expectAt('baseSalary.currency', (value) => /^[A-Z]{3}$/.test(String(value)));
  expectAt('baseSalary.value.unitText', (value) => UNITS.includes(String(value)));
  expectAt('directApply', (value) => typeof value === 'boolean');
  expectAt('description', (value) => /^<(p|h3|ul)>/.test(String(value)));
  return faults;
}

const JOB: PublicJob = {
  id: '01990000-0000-7000-8000-000000000001',
  slug: 'bartender-evenings-port-ellery',
  site: {
    slug: 'harbour-house',
    name: 'Harbour House',
    background_color: null,
    accent_color: null,
    logo: null,
    privacy_url: null,
    imprint_url: null,
  },
  employer: 'Harbour House',
  title: 'Bartender, evenings',
  position_name: 'Bartender',
  language: 'en',
  employment_type: 'PART_TIME',
  pay: { min: 1400, max: 1650, currency: 'EUR', per: 'HOUR', tips: true },
  weekly_hours: { min: 24, max: 32 },
  place: {
    name: 'Harbour House',
    address: 'Quay Street 4',
    city: 'Port Ellery',
    region: '',
    country: 'PT',
    latitude: 38.7,
    longitude: -9.1,
  },
  distance_km: null,
  also: [],
  published_at: '2026-11-02T09:30:00.000Z',
  description: 'Run the six-seat bar with one colleague.\n- Close the till',
  starts_on: '2026-12-01',
  usual_week: [],
  asks: { certificates: [], languages: [] },
  perks: [],
  questions: [],
  closes_on: '2026-12-31',
  expires_at: '2027-01-01T00:00:00Z',
  evergreen: false,
};
const URL = 'https://jobs.example/careers/harbour-house/jobs/bartender-evenings-port-ellery';
const SITE = 'https://jobs.example/careers/harbour-house';
const posting = (change: Partial<PublicJob> = {}) => jobPosting({ ...JOB, ...change }, URL, SITE);

test('a posting carries every property that search engines require and recommend', () => {
  expect(faultsOf(posting())).toEqual([]);
});

test('the check of properties finds a fault in each of them', () => {
  for (const name of [...REQUIRED, ...RECOMMENDED]) {
    const { [name]: _, ...rest } = posting();
    expect(faultsOf(rest)).toContain(name);
  }
});

test('a posting uses only properties that schema.org knows', () => {
  // The compiler does the check: an unknown name or a wrong kind of value does not fit the published type.
  const typed: WithContext<JobPosting> = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: '',
    description: '',
    datePosted: '',
    validThrough: '',
    employmentType: '',
    hiringOrganization: { '@type': 'Organization', name: '', sameAs: '' },
    jobLocation: {
      '@type': 'Place',
      name: '',
      address: { '@type': 'PostalAddress' },
      geo: { '@type': 'GeoCoordinates' },
    },
    identifier: { '@type': 'PropertyValue', name: '', value: '' },
    directApply: true,
    url: '',
    baseSalary: { '@type': 'MonetaryAmount', currency: '', value: { '@type': 'QuantitativeValue', unitText: '' } },
    jobStartDate: '',
    workHours: '',
  };
  const known = new Set([...Object.keys(typed), 'inLanguage']);
  expect(Object.keys(posting()).filter((name) => !known.has(name))).toEqual([]);
});

test('pay is in major units of its currency, by the digits that the currency has', () => {
  expect(posting()['baseSalary']).toMatchObject({ value: { minValue: 14, maxValue: 16.5, unitText: 'HOUR' } });
  const yen = posting({ pay: { min: 1200, max: 1200, currency: 'JPY', per: 'HOUR', tips: false } });
  expect(yen['baseSalary']).toMatchObject({ value: { value: 1200 } });
  const dinar = posting({ pay: { min: 3500, max: 3500, currency: 'KWD', per: 'HOUR', tips: false } });
  expect(dinar['baseSalary']).toMatchObject({ value: { value: 3.5 } });
});

test('what is unknown is left out, never sent empty', () => {
  const bare = posting({ pay: null, expires_at: null, starts_on: null, weekly_hours: null });
  for (const name of ['baseSalary', 'validThrough', 'jobStartDate', 'workHours']) expect(bare).not.toHaveProperty(name);
  const unplaced = posting({ place: { ...JOB.place, latitude: null, longitude: null, address: '' } });
  expect(unplaced['jobLocation']).not.toHaveProperty('geo');
  expect(unplaced['jobLocation']).not.toHaveProperty('address.streetAddress');
});

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>',
  '\u2028\u2029',
  '&lt;/script&gt;',
  '"\\</SCRIPT ',
])('nothing in a post can end the script tag it stands in: %j', (title) => {
  const json = scriptJson(posting({ title }));
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect((JSON.parse(json) as { title: string }).title).toBe(title);
});
