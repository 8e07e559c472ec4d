import { makeEmployer } from '@hearth/domains/access/factory';
import { makeBrandTree } from '@hearth/domains/core/factory';
import { newId } from '@hearth/kit/id';
import { jobNamed } from '@hearth/platform/jobs/job-contract';
import { startTestServer } from '@hearth/testing/server';
import { captureStatements } from '@hearth/testing/statements';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createJob, publishJob } from '../../contract/endpoints.ts';
import { searchPublicJobs } from '@hearth/domains/career-sites/contract';
import type { JobContent } from '@hearth/domains/job-library/schemas';
import type { PublicSearch } from '@hearth/domains/career-sites/schemas';
import { completeJob } from '../../db/factory.ts';
import { TAG_LISTINGS } from '../jobs/tag-listings.ts';

const server = await startTestServer({ at: '2026-11-20T12:00:00Z' });

const place = (name: string, city: string, country: string, postcode: string, at: readonly [number, number]) => ({
  id: newId(),
  type: 'LOCATION',
  name,
  city,
  country,
  postcode,
  street: 'High Street 1',
  latitude: at[0],
  longitude: at[1],
});
const london = place('The Crown', 'London', 'GB', 'SW1A 1AA', [51.5, -0.13]);
const berlin = place('Linde', 'Berlin', 'DE', '10115', [52.5, 13.4]);
const lisbon = place('Cais', 'Lisboa', 'PT', '1100-148', [38.72, -9.14]);
const newYork = place('Ember', 'New York', 'US', '10001', [40.75, -74]);
const kyiv = place('Sofia', 'Kyiv', 'UA', '01001', [50.45, 30.52]);

const hour = (max: number, currency: string) => ({ min: max, max, currency, per: 'HOUR' as const, tips: false });
const year = (max: number, currency: string) => ({ min: max, max, currency, per: 'YEAR' as const, tips: false });
const evenings = [{ day: 2 as const, start: '17:00', end: '23:00' }];
const mornings = [{ day: 2 as const, start: '06:00', end: '12:00' }];

beforeAll(async () => {
  const group = newId();
  await server.run((work) =>
    makeBrandTree(work, {
      type: 'GP-GROUP',
      id: group,
      name: 'Lumen',
      slug: 'lumen',
      timeZone: 'Europe/London',
      currency: 'GBP',
      children: [london, berlin, lisbon, newYork, kyiv],
    }),
  );
  const { token } = await server.run((work) => makeEmployer(work, { brandId: group, as: 'ENTERPRISE_OWNER' }));
  const live = async (location: string, title: string, change: Partial<JobContent>): Promise<void> => {
    const content = completeJob(location, {
      title,
      position_name: title,
      weekly_hours: { min: 40, max: 40 },
      ...change,
    });
    const { data: job } = await server.call(createJob, { params: { id: group }, body: content }, token);
    const published = await server.call(
      publishJob,
      { params: { id: group, job_id: job.id }, body: { version: job.version } },
      token,
    );
    expect(published.status).toBe(200);
    server.clock.advance(1000);
  };
  const full = { employment_type: 'FULL_TIME' as const };
  await live(london.id, 'Server', { pay: hour(1300, 'GBP'), usual_week: evenings });
  await live(berlin.id, 'Kellner/in', { pay: hour(1500, 'EUR'), usual_week: evenings, ...full });
  await live(lisbon.id, 'Cozinheiro / Chef', { pay: year(3_120_000, 'EUR'), usual_week: mornings, ...full });
  await live(newYork.id, 'Bartender', {
    pay: hour(2200, 'USD'),
    usual_week: [{ day: 6, start: '17:00', end: '23:00' }],
  });
  await live(kyiv.id, 'Посудомийник / Kitchen porter', { pay: hour(20_000, 'UAH'), usual_week: mornings, ...full });
});

type Query = Partial<Record<keyof PublicSearch, string | string[]>>;

const found = async (query: Query): Promise<string[]> => {
  const reply = await server.call(searchPublicJobs, { query: query as never });
  expect(reply.status).toBe(200);
  expect(reply.data.total).toBe(reply.data.jobs.length);
  return reply.data.jobs.map(({ place: { city } }) => city);
};

test.each([
  'server',
  'waitress',
  'Kellner',
  'camarero',
  'kelnerka',
  'официант',
  'نادل',
  'garson',
  'garçon',
  'chef de rang',
])('waiting staff are found by "%s", in whatever language the post is', async (q) => {
  expect(new Set(await found({ q }))).toEqual(new Set(['London', 'Berlin']));
});

test.each([
  ['barman', ['New York']],
  ['бармен', ['New York']],
  ['kitchen', ['Kyiv', 'Lisboa']],
  ['cuisine', ['Kyiv', 'Lisboa']],
  ['кухня', ['Kyiv', 'Lisboa']],
  ['plongeur', ['Kyiv']],
  ['Köchin', ['Lisboa']],
  ['weekend', ['New York']],
  ['hafta sonu', ['New York']],
  ['evening waiter', ['Berlin', 'London']],
  ['Teilzeit', ['London', 'New York']],
  ['temps plein', ['Berlin', 'Kyiv', 'Lisboa']],
  ['kelner berlin', []],
  ['sommelier', []],
])('"%s" finds %j', async (q, cities) => {
  expect((await found({ q })).toSorted()).toEqual(cities);
});

test.each([
  ['UK', ['London']],
  ['GB', ['London']],
  ['United Kingdom', ['London']],
  ['Великобритания', ['London']],
  ['london, uk', ['London']],
  ['Deutschland', ['Berlin']],
  ['ألمانيا', ['Berlin']],
  ['USA', ['New York']],
  ['10001', ['New York']],
  ['1000', ['New York']],
  ['10115', ['Berlin']],
  ['SW1', ['London']],
  ['SW1A 1AA', ['London']],
  ['sw1a1aa', ['London']],
  ['SW1A 2AA', []],
  ['1100-148', ['Lisboa']],
  ['1100 Lisboa', ['Lisboa']],
  ['1100 Berlin', []],
  ["10001' or 1=1 --", []],
])('the place "%s" finds %j', async (at, cities) => {
  expect(await found({ place: at })).toEqual(cities);
});

test('pay is ordered within a currency, by the hour: the most paid currency first, or the own one, or the nearest', async () => {
  // 31,200 a year are 15.00 an hour; of two that pay the same the newer one comes first.
  expect(await found({ sort: 'PAY' })).toEqual(['Lisboa', 'Berlin', 'London', 'Kyiv', 'New York']);
  expect(await found({ sort: 'PAY', currency: 'USD' })).toEqual(['New York', 'Lisboa', 'Berlin', 'London', 'Kyiv']);
  expect(await found({ sort: 'PAY', near: '51.5,-0.1', within_km: '500' })).toEqual(['London']);
});

test('pages of jobs by pay repeat none and leave none out', async () => {
  const pages = await Promise.all(
    ['0', '2', '4'].map((offset) => server.call(searchPublicJobs, { query: { sort: 'PAY', limit: '2', offset } })),
  );
  expect(pages.flatMap(({ data }) => data.jobs.map(({ place: { city } }) => city))).toEqual([
    'Lisboa',
    'Berlin',
    'London',
    'Kyiv',
    'New York',
  ]);
});

test('a search takes as many statements whatever its words mean', async () => {
  const count = (query: Query) => captureStatements(server.database, () => found(query)).then(({ length }) => length);
  expect(await count({ q: 'kitchen weekend server', place: 'uk 1100' })).toBe(await count({ q: 'zzz', place: 'zzz' }));
});

test('listings of an earlier version are tagged again, and nothing else about them changes', async () => {
  const read = () =>
    server.run(({ db }) =>
      db.execute<{ tags: string[]; postcode: string }>(
        sql`select tags, postcode, changed_at from jobs.listing order by job_id`,
      ),
    );
  await server.settle();
  const before = await read();
  await server.run(({ db }) => db.execute(sql`update jobs.listing set tags = '{}', postcode = '', tags_version = 0`));
  expect(await found({ q: 'camarero' })).toEqual([]);
  await server.run(({ enqueue }) => enqueue(jobNamed(TAG_LISTINGS), {}));
  await server.settle();
  expect(await read()).toEqual(before);
  expect(await found({ q: 'camarero' })).toHaveLength(2);
});
