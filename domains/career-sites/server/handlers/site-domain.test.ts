import { jobNamed } from '@hearth/platform/jobs/job-contract';
import { makeEmployer } from '@hearth/domains/access/factory';
import { freePort } from '@hearth/testing/free-port';
import { startMailServer } from '@hearth/testing/peers/mail-server';
import { addressKey, startNameServer } from '@hearth/testing/peers/name-server';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, test } from 'vitest';
import { createJob, publishJob } from '@hearth/domains/jobs/contract';
import * as contract from '../../contract/site-domain-endpoints.ts';
import { completeJob, makeHiringGroups } from '@hearth/domains/jobs/factory';
import { CHECK_DOMAINS } from '../jobs/check-domains.ts';

const DOMAIN = 'jobs.harbour.example';
const names = await startNameServer();
const mailbox = await startMailServer();
const port = await freePort();
const server = await startTestServer({
  environment: { PORT: String(port), PUBLIC_URL: `http://hearth.example:${port}`, SMTP_URL: mailbox.url },
});
const at = await server.run(makeHiringGroups);
await server.application.app.listen({ port, host: '127.0.0.1' });
const ownOf = (id: string) => ({ params: { id } });
/** People of both groups, signed in just now: days pass here, and sessions end. */
const owner = (brandId = at.group) =>
  server.run(async (work) => (await makeEmployer(work, { brandId, as: 'ENTERPRISE_OWNER' })).token);

async function put(domain: string, group = at.group) {
  return server.call(contract.putSiteDomain, { ...ownOf(group), body: { domain } }, await owner(group));
}
async function check(group = at.group) {
  return server.call(contract.checkSiteDomain, { ...ownOf(group), body: {} }, await owner(group));
}
async function shown(group = at.group) {
  return (await server.call(contract.getSiteDomain, ownOf(group), await owner(group))).data;
}
/** Puts the record of a group's domain into the name service. */
async function prove(group = at.group): Promise<void> {
  const { record } = (await shown(group)).site_domain ?? { record: { name: '', value: '' } };
  names.set(record.name, record.value);
}
const leadHere = () => names.set(addressKey(DOMAIN), '127.0.0.1');
const ask = (domain: string) => server.call(contract.askSiteDomain, { query: { domain } });
const asked = (url: string, host: string, headers: Record<string, string> = {}) =>
  server.request('GET', url, { headers: { host, ...headers } });
/** The status of the same page once every node has heard the news. */
const statusAt = (url: string, host: string) => expect.poll(async () => (await asked(url, host)).status);
const checkByItself = () =>
  server.run(({ enqueue }) => enqueue(jobNamed(CHECK_DOMAINS), {})).then(() => server.settle());

beforeEach(async () => {
  names.clear();
  for (const group of [at.group, at.otherGroup])
    await server.call(contract.removeSiteDomain, ownOf(group), await owner(group));
  await server.settle();
  mailbox.received.length = 0;
});

describe('naming a domain', () => {
  test.each([
    ['is kept as the name service knows it', 'Jobs.Harbour.example', DOMAIN, DOMAIN],
    ['a pasted address is its host', 'https://jobs.harbour.example/', DOMAIN, DOMAIN],
    ['a dot at its end is none', 'jobs.harbour.example.', DOMAIN, DOMAIN],
    [
      'letters of any language are shown as they are',
      'jobs.hafenhäuser.example',
      'jobs.xn--hafenhuser-v5a.example',
      'hafenhäuser.example',
    ],
  ])('%s', async (_rule, typed, host, domain) => {
    const { data } = await put(typed);
    expect(data.host).toContain(host);
    expect(data.domain).toContain(domain);
    expect(data).toMatchObject({ state: 'WAITING', is_main: false, target: 'hearth.example' });
    expect(data.record.name).toBe(`_hearth.${data.host}`);
  });

  test.each([
    'jobs',
    '192.0.2.7',
    '[::1]',
    'localhost',
    'jobs.localhost',
    'a.example:80',
    'hearth.example',
    'fr.hearth.example',
  ])('refuses %s, and names the field', async (domain) => {
    const { status, refusal } = await put(domain);
    expect(status).toBe(400);
    expect(refusal).toMatchObject({ fields: [{ field: 'domain' }] });
  });

  test('is the whole group’s matter: a right at a location is not enough', async () => {
    const below = await server.run(
      async (work) => (await makeEmployer(work, { brandId: at.lisbon, as: ['MANAGE_BRAND'] })).token,
    );
    expect((await server.call(contract.getSiteDomain, ownOf(at.lisbon), below)).status).toBe(403);
    const tried = { ...ownOf(at.lisbon), body: { domain: DOMAIN } };
    expect((await server.call(contract.putSiteDomain, tried, below)).status).toBe(403);
    expect((await server.call(contract.removeSiteDomain, ownOf(at.lisbon), below)).status).toBe(403);
    expect((await server.call(contract.checkSiteDomain, { ...ownOf(at.lisbon), body: {} }, below)).status).toBe(403);
  });

  test('the same name again keeps its record', async () => {
    const first = await put(DOMAIN);
    expect((await put(DOMAIN.toUpperCase())).data.record).toEqual(first.data.record);
  });
});

describe('proof', () => {
  test('a domain gives nothing until its record is there', async () => {
    await put(DOMAIN);
    leadHere();
    expect((await check()).data).toMatchObject({ state: 'WAITING', is_main: false });
    names.set(`_hearth.${DOMAIN}`, 'hearth-site=another');
    expect((await check()).data.state).toBe('WAITING');
    expect((await ask(DOMAIN)).status).toBe(404);
    expect((await asked('/v1/public/jobs', DOMAIN)).status).toBe(421);
  });

  test('with its record it is proven, and links go there once the name leads here', async () => {
    await put(DOMAIN);
    await prove();
    const { data } = await check();
    expect(data).toMatchObject({ state: 'PROVEN', is_main: false });
    expect(data.address).toBe(`http://hearth.example:${port}/careers/harbour-house`);
    leadHere();
    expect((await check()).data).toMatchObject({ is_main: true, address: `http://${DOMAIN}:${port}` });
    names.delete(addressKey(DOMAIN));
    expect((await check()).data).toMatchObject({ state: 'PROVEN', is_main: false });
  });

  test('of two groups that want it the one that proves it has it', async () => {
    await put(DOMAIN);
    await put(DOMAIN, at.otherGroup);
    await prove(at.otherGroup);
    expect((await check(at.otherGroup)).data.state).toBe('PROVEN');
    await prove();
    expect((await check()).refusal.code).toBe('SITE_DOMAIN_TAKEN');
    expect((await shown()).site_domain?.state).toBe('WAITING');
    expect((await put(DOMAIN)).data.state).toBe('WAITING');
    await server.call(contract.removeSiteDomain, ownOf(at.otherGroup), await owner(at.otherGroup));
    expect((await check()).data.state).toBe('PROVEN');
    expect((await put(DOMAIN, at.otherGroup)).refusal.code).toBe('SITE_DOMAIN_TAKEN');
  });

  test('another name ends the one before, at once', async () => {
    await put(DOMAIN);
    await prove();
    await check();
    expect((await ask(DOMAIN)).status).toBe(200);
    await put('work.harbour.example');
    expect((await ask(DOMAIN)).status).toBe(404);
  });

  test('is asked for by itself, too', async () => {
    await put(DOMAIN);
    await prove();
    await checkByItself();
    expect((await shown()).site_domain?.state).toBe('PROVEN');
  });

  test('a record that is missing is told at once, and ends the domain after a week, which is told too', async () => {
    await put(DOMAIN);
    await prove();
    leadHere();
    expect((await check()).data.is_main).toBe(true);
    names.delete(`_hearth.${DOMAIN}`);
    const subjects = async () => {
      await server.settle();
      const read = await Promise.all(mailbox.received.splice(0).map(({ text }) => PostalMime.parse(text)));
      return [...new Set(read.map(({ subject }) => subject))];
    };
    const pass = async (hours: number) => {
      server.clock.advance(hours * 3_600_000);
      await checkByItself();
    };
    await pass(23);
    expect((await shown()).site_domain).toMatchObject({ state: 'PROVEN', ends_at: null });
    await pass(2);
    expect(await subjects()).toEqual([`Action needed: DNS record missing for ${DOMAIN}`]);
    const missing = (await shown()).site_domain;
    expect(missing).toMatchObject({ state: 'PROVEN', is_main: true });
    expect(missing?.ends_at).not.toBeNull();
    await pass(6 * 24);
    expect(await subjects()).toEqual([]);
    await pass(24);
    expect(await subjects()).toEqual([`Your career page no longer uses ${DOMAIN}`]);
    expect((await shown()).site_domain).toMatchObject({ state: 'LOST', is_main: false, ends_at: null });
    expect((await ask(DOMAIN)).status).toBe(404);
  });

  test('checks have an end', async () => {
    await put(DOMAIN);
    const token = await owner();
    const one = () => server.call(contract.checkSiteDomain, { ...ownOf(at.group), body: {} }, token);
    let last = (await one()).status;
    for (let tries = 0; tries < 40 && last === 200; tries += 1) last = (await one()).status;
    expect(last).toBe(429);
    server.clock.advance(2 * 3_600_000);
  });
});

test('a proxy that asks gets certificates for proven domains and the installation itself, and for nothing else', async () => {
  await put(DOMAIN);
  expect((await ask(DOMAIN)).status).toBe(404);
  await prove();
  await check();
  expect((await ask(`${DOMAIN.toUpperCase()}.`)).status).toBe(200);
  expect((await ask('hearth.example')).status).toBe(200);
  for (const name of [`sub.${DOMAIN}`, 'other.example', '127.0.0.1', '']) expect((await ask(name)).status).toBe(404);
});

describe('what is served there', () => {
  async function inUse(): Promise<void> {
    await put(DOMAIN);
    await prove();
    leadHere();
    expect((await check()).data.is_main).toBe(true);
    await statusAt('/v1/public/jobs', DOMAIN).toBe(404);
  }
  async function live(group: string, location: string, title: string): Promise<void> {
    const token = await owner(group);
    const body = completeJob(location, {
      title,
      position_name: title,
      ...(location === at.vienna && { language: 'de' }),
    });
    const job = (await server.call(createJob, { params: { id: group }, body }, token)).data;
    const params = { id: group, job_id: job.id };
    expect((await server.call(publishJob, { params, body: { version: job.version } }, token)).status).toBe(200);
  }

  test('nothing of the application', async () => {
    await inUse();
    for (const url of [
      '/v1/public/jobs',
      '/job-boards/v1/public/jobs',
      '/openapi.json',
      '/docs/api',
      '/dev/inbox',
      '/health/live',
      '/v1/events',
    ])
      expect([url, (await asked(url, DOMAIN)).status]).toEqual([url, 404]);
    const login = await server.request('POST', '/v1/auth/login', { headers: { host: DOMAIN }, body: {} });
    expect(login.status).toBe(404);
  });

  test.each([`${DOMAIN.toUpperCase()}:8080`, `${DOMAIN}.`, `${DOMAIN}:${port}`])(
    '%s is the same host',
    async (host) => {
      await inUse();
      expect((await asked('/v1/public/jobs', host)).status).toBe(404);
      expect((await asked('/robots.txt', host)).text).toContain(`Sitemap: http://${DOMAIN}:${port}/sitemap.xml`);
    },
  );

  test('a host that a header of nobody trusted names changes nothing', async () => {
    await inUse();
    const forged = await asked('/v1/public/jobs', `hearth.example:${port}`, { 'x-forwarded-host': DOMAIN });
    expect(forged.status).toBe(200);
    const hidden = await asked('/v1/public/jobs', DOMAIN, { 'x-forwarded-host': `hearth.example:${port}` });
    expect(hidden.status).toBe(404);
  });

  test('the rest of the domain is not bound to https by it', async () => {
    await inUse();
    expect((await asked('/robots.txt', DOMAIN)).headers['strict-transport-security']).toBe('max-age=63072000');
    expect((await asked('/robots.txt', 'hearth.example')).headers['strict-transport-security']).toContain('Domains');
  });

  test('its sitemap has its own posts, that of the installation has the others, and feeds lead there', async () => {
    await live(at.group, at.lisbon, 'Harbour cook');
    await live(at.otherGroup, at.vienna, 'Wiener Koch');
    await inUse();
    const own = (await asked('/sitemap.xml', DOMAIN)).text;
    expect(own).toContain(`<loc>http://${DOMAIN}:${port}/</loc>`);
    expect(own).toMatch(new RegExp(`<loc>http://${DOMAIN}:${port}/jobs/harbour-cook`));
    expect(own).not.toContain('wiener-koch');
    const rest = (await asked('/sitemap.xml', `hearth.example:${port}`)).text;
    expect(rest).toContain(`http://hearth.example:${port}/careers/kaffeehaus/jobs/wiener-koch`);
    expect(rest).not.toContain('harbour-cook');
    const feed = (await asked(`/feeds/${at.group}/rss.xml`, `hearth.example:${port}`)).text;
    expect(feed).toContain(`http://${DOMAIN}:${port}/jobs/harbour-cook`);
    expect(feed).not.toContain('/careers/');
  });

  test('forms of alerts are taken, and lead to pages of this domain in the reader’s language', async () => {
    await inUse();
    const send = (email: string, site: string) =>
      server.request('POST', '/v1/public/job_alerts', {
        headers: { host: DOMAIN, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ email, site, language: 'de' }).toString(),
      });
    expect((await send('reader@guests.example', 'harbour-house')).headers['location']).toBe('/de/alerts/sent');
    expect((await send('nobody', 'harbour-house')).headers['location']).toBe('/de/alerts?problem=email');
    await server.settle();
    const [letter] = await Promise.all(mailbox.received.splice(0).map(({ text }) => PostalMime.parse(text)));
    expect(letter?.text).toContain(`http://${DOMAIN}:${port}/de/alerts/confirm?token=`);
  });

  test('a suspended group has no site there', async () => {
    await inUse();
    await server.run(({ db }) => db.execute(sql`update core.brand set status = 'suspended' where id = ${at.group}`));
    expect((await ask(DOMAIN)).status).toBe(404);
    await server.run(({ db }) => db.execute(sql`update core.brand set status = 'active' where id = ${at.group}`));
  });
});

test('behind a proxy that is trusted the host is the one that it names', async () => {
  const behind = await startTestServer({ environment: { PUBLIC_URL: 'http://hearth.example', TRUSTED_PROXIES: '1' } });
  const there = await behind.run(makeHiringGroups);
  await behind.run(({ db, clock }) =>
    db.execute(sql`
      insert into jobs.site_domain (group_id, domain, token, state, added_at)
      values (${there.group}, ${DOMAIN}, 'token', 'PROVEN', ${clock.now()})`),
  );
  const status = async (named: string) =>
    (await behind.request('GET', '/v1/public/jobs', { headers: { host: 'inside', 'x-forwarded-host': named } })).status;
  expect(await status('hearth.example')).toBe(200);
  expect(await status(DOMAIN)).toBe(404);
});
