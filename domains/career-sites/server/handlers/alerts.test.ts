import { jobNamed } from '@hearth/platform/jobs/job-contract';
import { makeEmployer } from '@hearth/domains/access/factory';
import { startMailServer } from '@hearth/testing/peers/mail-server';
import { tokenHash } from '@hearth/platform/secrets/token';
import { startTestServer } from '@hearth/testing/server';
import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, test } from 'vitest';
import { askForAlert, confirmAlert, stopAlert, unsubscribeAlert } from '../../contract/alert-endpoints.ts';
import { changeJobStatus, createJob, publishJob } from '@hearth/domains/jobs/contract';
import type { JobContent } from '@hearth/domains/job-library/schemas';
import { completeJob, makeHiringGroups } from '@hearth/domains/jobs/factory';
import { SEND_ALERTS } from '../jobs/send-alerts.ts';

const { url, received } = await startMailServer();
// A Friday, at noon in Lisbon.
const server = await startTestServer({ at: '2026-11-20T12:00:00Z', environment: { SMTP_URL: url } });
const at = await server.run(makeHiringGroups);
const HOUR = 3_600_000;
let readers = 0;
beforeEach(() => {
  received.length = 0;
});

/** Somebody who recruits, signed in just now: days pass here, and sessions end. */
const recruiter = () =>
  server.run(async (work) => (await makeEmployer(work, { brandId: at.group, as: ['VIEW_JOBS', 'MANAGE_JOBS'] })).token);

async function live(title: string, change: Partial<JobContent> = {}, location = at.lisbon): Promise<string> {
  server.clock.advance(1000);
  const token = await recruiter();
  const body = completeJob(location, { title, position_name: title, ...change });
  const job = (await server.call(createJob, { params: { id: at.group }, body }, token)).data;
  const params = { id: at.group, job_id: job.id };
  expect((await server.call(publishJob, { params, body: { version: job.version } }, token)).status).toBe(200);
  return job.id;
}

/** Sends a form as a browser without a script does; where it is sent on to. */
async function post(path: string, fields: Readonly<Record<string, string>>): Promise<string> {
  const { status, headers } = await server.request('POST', path, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  expect(status).toBe(303);
  return String(headers['location']);
}
const form = (fields: Readonly<Record<string, string>>) => ({
  site: 'harbour-house',
  q: '',
  place: '',
  post_language: '',
  frequency: 'DAILY',
  language: 'en',
  time_zone: 'Europe/Lisbon',
  ...fields,
});
const someone = () => `reader${(readers += 1)}@example.com`;

/** The mails that went out, as their receivers' programs read them. */
async function mails() {
  await server.settle();
  return Promise.all(received.splice(0).map(({ text }) => PostalMime.parse(text)));
}
const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';
/** Whoever has asked and confirmed; their token. */
async function reader(fields: Readonly<Record<string, string>> = {}): Promise<string> {
  await post(askForAlert.path, form({ email: someone(), ...fields }));
  const token = tokenIn((await mails())[0]?.text);
  expect(await post(confirmAlert.path, { token })).toMatch(/\/alerts\/confirmed$/);
  return token;
}
/** What the digests that are due now say. */
async function digests() {
  await server.run(({ enqueue }) => enqueue(jobNamed(SEND_ALERTS), {}));
  return mails();
}
const day = () => server.clock.advance(24 * HOUR);
const toMorning = () => server.clock.set(`${server.clock.now().toISOString().slice(0, 10)}T08:00:00Z`);

describe('asking', () => {
  test('sends one mail, in the language of the page, and nothing more before that is confirmed', async () => {
    const email = someone();
    expect(await post(askForAlert.path, form({ email, q: 'Koch', language: 'de' }))).toBe(
      '/careers/harbour-house/alerts/sent',
    );
    const [mail] = await mails();
    expect(mail?.to?.[0]?.address).toBe(email);
    expect(mail?.from?.name).toBe('Harbour House über Hearth');
    expect(mail?.subject).toBe('Bestätigen Sie Ihre Job-Benachrichtigung');
    expect(mail?.text).toContain('Koch');
    await live('Koch', { language: 'de' });
    day();
    expect(await digests()).toEqual([]);
  });

  test('without an address, or with one that is none, leads back to the form with what was looked for', async () => {
    const back = await post(askForAlert.path, form({ email: 'nobody', q: 'bar', CASUAL: 'on' }));
    expect(back).toBe('/careers/harbour-house/alerts?q=bar&type=CASUAL&problem=email');
    expect(await mails()).toEqual([]);
  });

  test('for one address too often leads back, whoever asks', async () => {
    const email = someone();
    for (let time = 0; time < 5; time += 1) await post(askForAlert.path, form({ email }));
    expect(await post(askForAlert.path, form({ email }))).toContain('problem=limit');
    expect((await mails()).length).toBe(5);
  });

  test('is forgotten a week later', async () => {
    await post(askForAlert.path, form({ email: someone() }));
    const token = tokenIn((await mails())[0]?.text);
    server.clock.advance(7 * 24 * HOUR + 1000);
    expect(await post(confirmAlert.path, { token })).toBe('/careers/-/alerts/over');
    await digests();
    const rows = await server.run(({ db }) =>
      db.query('select 1 from jobs.alert where token_hash = $1', [tokenHash(token)]),
    );
    expect(rows).toEqual([]);
  });
});

describe('a digest', () => {
  test('comes in the morning with posts since the confirmation, each once, though it was paused and came back', async () => {
    await live('Older post');
    await reader({ q: 'sommelier' });
    const id = await live('Sommelier');
    expect(await digests()).toEqual([]);
    day();
    toMorning();
    const [mail] = await digests();
    expect(mail?.subject).toBe('New jobs for you');
    expect(mail?.text).toContain('Sommelier');
    expect(mail?.text).toMatch(/\/careers\/harbour-house\/jobs\/sommelier[\w-]*\?source=alert/);
    expect(mail?.text).not.toContain('Older post');
    const params = { id: at.group, job_id: id };
    const token = await recruiter();
    for (const action of ['pause', 'resume'] as const)
      expect((await server.call(changeJobStatus, { params, body: { action } }, token)).status).toBe(200);
    day();
    expect(await digests()).toEqual([]);
  });

  test('holds what fits by words, place, kind, times and language alone', async () => {
    await reader({ q: 'pastry', place: 'Porto', FULL_TIME: 'on', SEASONAL: 'on', MORNING: 'on', post_language: 'en' });
    const fits = { employment_type: 'SEASONAL' as const, usual_week: [{ day: 2, start: '05:00', end: '13:00' }] };
    await live('Pastry chef one', fits, at.porto);
    await live('Pastry chef two', fits);
    await live('Pastry chef three', { employment_type: 'CASUAL' }, at.porto);
    await live('Pastry chef four', { ...fits, language: 'de' }, at.porto);
    await live('Waiter five', fits, at.porto);
    await live('Pastry chef six', { ...fits, usual_week: [] }, at.porto);
    await live('Pastry chef seven', { ...fits, usual_week: [{ day: 2, start: '14:00', end: '22:00' }] }, at.porto);
    day();
    const text = (await digests())[0]?.text ?? '';
    expect(text).toContain('time=MORNING');
    expect(['one', 'two', 'three', 'four', 'five', 'six', 'seven'].filter((word) => text.includes(` ${word}`))).toEqual(
      ['one'],
    );
  });

  test('names twenty posts, the newest, and the next one the others', async () => {
    await reader({ q: 'commis' });
    for (let number = 1; number <= 22; number += 1) await live(`Commis ${number}.`);
    const named = async () =>
      [...((await digests())[0]?.text ?? '').matchAll(/Commis (\d+)\./g)].map(([, number]) => number);
    day();
    const first = new Set(await named());
    expect([first.size, first.has('22'), first.has('2'), first.has('1')]).toEqual([20, true, false, false]);
    day();
    expect(new Set(await named())).toEqual(new Set(['2', '1']));
  });

  test('reads words and places as a search does: by what they mean', async () => {
    await reader({ q: 'camarero', place: 'PT' });
    await live('Kellner/in eight', {}, at.porto);
    await live('Florist nine', {}, at.porto);
    day();
    const texts = (await digests()).map(({ text }) => text).join('\n');
    expect(['eight', 'nine'].filter((word) => texts.includes(` ${word}`))).toEqual(['eight']);
  });

  test('tells of nothing that came more than a month ago, whoever has waited for it', async () => {
    await reader({ q: 'patissier' });
    await live('Patissier one', { closes_on: '2027-12-01' });
    server.clock.advance(20 * 24 * HOUR);
    await live('Patissier two', { closes_on: '2027-12-01' });
    server.clock.advance(12 * 24 * HOUR);
    const text = (await digests())[0]?.text ?? '';
    expect(['one', 'two'].filter((word) => text.includes(` ${word}`))).toEqual(['two']);
  });

  test('comes on Mondays to who wants it weekly, and not at all without news', async () => {
    await reader({ q: 'barista', frequency: 'WEEKLY' });
    await live('Barista');
    let days = 0;
    for (let text = ''; text === '' && days < 8; days += 1) {
      day();
      toMorning();
      text = (await digests())[0]?.text ?? '';
    }
    expect(server.clock.now().getUTCDay()).toBe(1);
    server.clock.advance(7 * 24 * HOUR);
    expect(await digests()).toEqual([]);
  });

  test('offers to end in one click, which mail programs do by themselves', async () => {
    const token = await reader({ q: 'porter' });
    await live('Night porter');
    day();
    const [mail] = await digests();
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headers.get('list-unsubscribe')).toContain(unsubscribeAlert.path.replace('{token}', token));
    const { status } = await server.request('POST', unsubscribeAlert.path.replace('{token}', token), {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(status).toBe(200);
    await live('Day porter');
    day();
    expect(await digests()).toEqual([]);
  });
});

describe('an alert', () => {
  test('that is stopped on its page is forgotten, and stopping again is no mistake', async () => {
    const token = await reader();
    expect(tokenIn(`token=${token}`)).toBe(token);
    expect(await post(stopAlert.path, { token })).toBe('/careers/harbour-house/alerts/stopped');
    expect(await post(stopAlert.path, { token })).toBe('/careers/-/alerts/stopped');
    await live('Receptionist');
    day();
    expect(await digests()).toEqual([]);
  });

  test('that is asked for again changes how often it comes, and does not come twice', async () => {
    const email = someone();
    const first = await reader({ email, q: 'dishwasher', frequency: 'WEEKLY' });
    await reader({ email, q: 'Dishwasher', frequency: 'DAILY' });
    await live('Dishwasher');
    day();
    const sent = await digests();
    expect(sent.length).toBe(1);
    expect(tokenIn(sent[0]?.text)).toBe(first);
    expect(await post(confirmAlert.path, { token: 'nothing' })).toBe('/careers/-/alerts/over');
  });
});
