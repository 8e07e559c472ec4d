import { makeEmployer } from '@hearth/domains/access/factory';
import { makeBrandTree } from '@hearth/domains/core/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { captureStatements } from '@hearth/testing/statements';
import { setBrandPicture, setBrandStatus, toChangeContext } from '@hearth/domains/core/service';
import { PUBLIC } from '@hearth/platform/database';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createJob, publishJob } from '@hearth/domains/jobs/contract';
import { getPublicJob, getSite, listPublicPlaces, searchPublicJobs } from '../../contract/endpoints.ts';
import type { JobContent } from '@hearth/domains/job-library/schemas';
import type { PublicSearch } from '../../contract/schemas.ts';
import { completeJob, makeHiringGroups } from '@hearth/domains/jobs/factory';
import { getThemeAt } from '../sites.ts';

const server = await startTestServer({ at: '2026-11-20T12:00:00Z' });
const at = await server.run(makeHiringGroups);

async function live(group: string, location: string, token: string, change: Partial<JobContent>): Promise<string> {
  const job = (await server.call(createJob, { params: { id: group }, body: completeJob(location, change) }, token))
    .data;
  const published = await server.call(
    publishJob,
    { params: { id: group, job_id: job.id }, body: { version: job.version } },
    token,
  );
  expect(published.status).toBe(200);
  server.clock.advance(1000);
  return job.id;
}

const hour = (max: number, currency = 'EUR') => ({ min: max, max, currency, per: 'HOUR' as const, tips: false });

beforeAll(async () => {
  const harbour = (location: string, title: string, change: Partial<JobContent> = {}) =>
    live(at.group, location, at.manager.token, { title, position_name: title, ...change });
  await harbour(at.lisbon, 'Bartender', { pay: hour(1400) });
  await harbour(at.porto, 'Receptionist', { pay: hour(1600), employment_type: 'FULL_TIME' });
  await harbour(at.porto, 'Chef de cuisine', {
    pay: { min: 300_000, max: 320_000, currency: 'EUR', per: 'MONTH', tips: false },
  });
  await live(at.otherGroup, at.vienna, at.stranger.token, {
    title: 'Kellner',
    position_name: 'Service',
    language: 'de',
    pay: hour(1500),
  });
});

const found = async (query: Partial<Record<keyof PublicSearch, string | string[]>>): Promise<string[]> => {
  const reply = await server.call(searchPublicJobs, { query: query as never });
  expect(reply.status).toBe(200);
  expect(reply.data.total).toBe(reply.data.jobs.length);
  return reply.data.jobs.map(({ title }) => title);
};

test('without a search all live jobs of all groups are found, the newest first', async () => {
  expect(await found({})).toEqual(['Kellner', 'Chef de cuisine', 'Receptionist', 'Bartender']);
});

test.each([
  [{ q: 'bartender' }, ['Bartender']],
  [{ q: 'BÄRTENDER' }, ['Bartender']],
  [{ q: 'bartendr' }, ['Bartender']],
  [{ q: 'recepcionist' }, ['Receptionist']],
  [{ q: 'chef' }, ['Chef de cuisine']],
  [{ q: 'chef porto', place: 'porto' }, ['Chef de cuisine']],
  [{ q: 'kaffeehaus' }, ['Kellner']],
  [{ q: "'; drop table jobs.job; --" }, []],
  [{ q: '%' }, ['Kellner', 'Chef de cuisine', 'Receptionist', 'Bartender']],
])('words find titles, brands and places, small errors forgiven: %j', async (query, titles) => {
  expect(await found(query)).toEqual(titles);
});

test.each([
  [{ place: 'Lisboa' }, ['Bartender']],
  [{ place: 'lisboa, portugal' }, ['Bartender']],
  [{ place: 'Österreich' }, ['Kellner']],
  [{ place: 'Австрия' }, ['Kellner']],
  [{ place: 'النمسا' }, ['Kellner']],
  [{ place: 'Portugalia' }, ['Chef de cuisine', 'Receptionist', 'Bartender']],
  [{ country: 'AT' }, ['Kellner']],
  [{ place: 'Atlantis' }, []],
])(
  'a place is found by its city, region or country, the country in any of our languages: %j',
  async (query, titles) => {
    expect(await found(query)).toEqual(titles);
  },
);

test('jobs near a point are those within the distance, the nearest first', async () => {
  const near = '41.0,-8.6';
  expect(await found({ near, within_km: '50' })).toEqual(['Chef de cuisine', 'Receptionist']);
  expect(await found({ near, within_km: '300' })).toEqual(['Chef de cuisine', 'Receptionist', 'Bartender']);
  const reply = await server.call(searchPublicJobs, { query: { near, within_km: '300' } });
  expect(reply.data.jobs.map(({ distance_km: km }) => Math.round(km ?? -1))).toEqual([18, 18, 257]);
});

test('pay is compared by the hour, in one currency', async () => {
  expect(await found({ pay_from: '1550', currency: 'EUR', sort: 'PAY' })).toEqual(['Chef de cuisine', 'Receptionist']);
  expect(await found({ pay_from: '1', currency: 'USD' })).toEqual([]);
});

test('a site shows its own jobs only', async () => {
  expect(await found({ site: 'kaffeehaus' })).toEqual(['Kellner']);
  expect(await found({ site: 'nobody' })).toEqual([]);
});

test('several kinds of employment are one or the other', async () => {
  expect(await found({ employment_type: ['FULL_TIME'] })).toEqual(['Receptionist']);
  expect(await found({ employment_type: ['FULL_TIME', 'PART_TIME'], site: 'harbour-house' })).toHaveLength(3);
});

test('results come in pages', async () => {
  const page = await server.call(searchPublicJobs, { query: { limit: '2', offset: '2' } });
  expect(page.data).toMatchObject({ total: 4, jobs: [{ title: 'Receptionist' }, { title: 'Bartender' }] });
});

test.each(['near=91', 'near=a,b', 'limit=101', 'employment_type=SLAVE', 'country=pt'])(
  'a search that makes no sense is refused by field: %s',
  async (query) => {
    const refused = await server.request('GET', `/v1/public/jobs?${query}`);
    expect(refused.status).toBe(400);
    expect(refused.refusal.fields?.[0]?.field).toBe(query.split('=')[0]);
  },
);

test('the cities with most jobs are counted', async () => {
  const { data } = await server.call(listPublicPlaces, { query: {} });
  expect(data.places[0]).toEqual({ city: 'Porto', country: 'PT', jobs: 2, latitude: 41.1579, longitude: -8.6291 });
  const part = await server.call(listPublicPlaces, { query: { place: 'lisb' } });
  expect(part.data.places.map(({ city }) => city)).toEqual(['Lisboa']);
});

test('a site wears the colours of its group', async () => {
  const site = await server.call(getSite, { params: { site: 'harbour-house' } });
  expect(site.data).toEqual({
    slug: 'harbour-house',
    name: 'Harbour House',
    background_color: '#0d4a57',
    accent_color: '#0d4a57',
    logo: null,
    privacy_url: null,
    imprint_url: null,
  });
  expect((await server.call(getSite, { params: { site: 'lisboa' } })).status).toBe(404);
});

test('a site names the privacy notice and the imprint of its group, a job those of its location', async () => {
  const [root, place] = [newId(), newId()];
  const owner = await server.run(async (work) => {
    await makeBrandTree(work, {
      type: 'GP-GROUP',
      id: root,
      name: 'Solar',
      slug: 'solar',
      children: [{ type: 'LOCATION', id: place, name: 'Solar Porto' }],
    });
    return makeEmployer(work, { brandId: root, as: 'ENTERPRISE_OWNER' });
  });
  const links = { privacy_url: 'https://solar.example/privacy', imprint_url: 'https://solar.example/imprint' };
  const set = (id: string, value: object) =>
    server.request('PUT', `/v1/brands/${id}/legal/settings`, { token: owner.token, body: { value, version: 0 } });
  await set(root, links);
  expect((await server.call(getSite, { params: { site: 'solar' } })).data).toMatchObject(links);
  await set(place, { ...links, privacy_url: null });
  expect(await server.run(({ db }) => getThemeAt(db, place))).toMatchObject({ ...links, privacy_url: null });
});

test('a job wears the name and colours of the nearest brand above its place', async () => {
  const [group, location] = [newId(), newId()];
  await server.run((work) =>
    makeBrandTree(work, {
      type: 'GP-GROUP',
      id: group,
      name: 'Lumen',
      slug: 'lumen',
      timeZone: 'Europe/Lisbon',
      currency: 'EUR',
      scheme: { backgroundColor: '#111111', accentColor: '#222222' },
      children: [
        {
          type: 'GROUP',
          name: 'Ember',
          scheme: { backgroundColor: '#aa0000', accentColor: '#bb0000' },
          children: [{ type: 'LOCATION', id: location, name: 'Ember Soho', city: 'London', country: 'GB' }],
        },
      ],
    }),
  );
  const owner = await server.run((work) => makeEmployer(work, { brandId: group, as: 'ENTERPRISE_OWNER' }));
  const id = await live(group, location, owner.token, { title: 'Baker' });
  expect((await server.call(getPublicJob, { params: { id } })).data).toMatchObject({
    employer: 'Ember',
    site: { slug: 'lumen', name: 'Lumen', background_color: '#aa0000', accent_color: '#bb0000' },
  });
  const picture = { id: newId(), path: 'brand' };
  await server.run((work) => setBrandPicture(work.db, toChangeContext(work), group, 'square', picture));
  const logo = `/media/brand/${picture.id}/240_240.jpeg`;
  expect((await server.call(getPublicJob, { params: { id } })).data.site.logo).toBe(logo);
  expect((await server.call(getSite, { params: { site: 'lumen' } })).data.logo).toBe(logo);
  await server.run((work) => setBrandStatus(work.db, toChangeContext(work), group, 'archived'));
  await server.settle();
});

test('the public role reads listings, and nothing else of this domain', async () => {
  await server.run(async ({ db }) => {
    expect(await db.execute(sql`select title from jobs.listing`)).toHaveLength(4);
  }, PUBLIC);
  for (const table of ['job', 'job_change', 'rule', 'job_view']) {
    await expect(
      server.run(({ db }) => db.execute(sql`select 1 from ${sql.table(`jobs.${table}`)}`), PUBLIC),
    ).rejects.toThrow(/permission denied/);
  }
});

test('the database itself hides a listing that is over', async () => {
  await server.run(({ db }) =>
    db.execute(sql`update jobs.listing set expires_at = '2020-01-01' where title = 'Kellner'`),
  );
  const seen = await server.run(({ db }) => db.execute(sql`select title from jobs.listing`), PUBLIC);
  expect(seen).toHaveLength(3);
  await server.run(({ db }) => db.execute(sql`update jobs.listing set expires_at = null where title = 'Kellner'`));
});

test('the jobs of a suspended group are gone, and back when it is restored', async () => {
  const suspend = async (status: 'suspended' | 'active') => {
    await server.run((work) => setBrandStatus(work.db, toChangeContext(work), at.otherGroup, status));
    await server.settle();
  };
  const id = (await server.call(searchPublicJobs, { query: { site: 'kaffeehaus' } })).data.jobs[0]?.id ?? '';
  await suspend('suspended');
  expect(await found({ site: 'kaffeehaus' })).toEqual([]);
  expect((await server.call(getPublicJob, { params: { id } })).status).toBe(410);
  await suspend('active');
  expect(await found({ site: 'kaffeehaus' })).toEqual(['Kellner']);
});

test('the sitemap names every live job and every site', async () => {
  const { text, headers } = await server.request('GET', '/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  expect(text.match(/<loc>/g)).toHaveLength(1 + 2 + 4);
  expect(text).toContain('/careers/harbour-house/jobs/bartender-lisboa</loc>');
});

test('the sitemap is made once in five minutes, however many ask for it', async () => {
  const sitemap = () => server.request('GET', '/sitemap.xml');
  await sitemap();
  expect(await captureStatements(server.database, sitemap)).toEqual([]);
  server.clock.advance(5 * 60_000);
  expect((await captureStatements(server.database, sitemap)).length).toBeGreaterThan(0);
});

test.each(['/sitemap.xml', '/robots.txt'])('no cache gives %s of one host to another (CWE-444)', async (url) => {
  expect((await server.request('GET', url)).headers['vary']).toContain('x-forwarded-host');
});

test('search engines may read the career pages and nothing else', async () => {
  const { text } = await server.request('GET', '/robots.txt');
  expect(text).toContain('Allow: /careers\n');
  expect(text).toContain('Disallow: /\n');
});
