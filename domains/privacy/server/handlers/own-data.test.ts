import { jobNamed } from '@hearth/platform/jobs/job-contract';
import { getFunnel } from '@hearth/domains/applications/contract';
import { changePinnedSearch } from '@hearth/domains/user-preferences/contract';
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeUser } from '@hearth/domains/identity/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { getOwnProfile, putOwnProfile } from '@hearth/domains/profiles/contract';
import * as contract from '../../contract/endpoints.ts';
import { FORGET_DUE } from '../jobs/forget-due.ts';
import { openScene } from './privacy.fixture.ts';

const server = await startTestServer();
let scene: Awaited<ReturnType<typeof openScene>>;
beforeEach(async () => {
  scene = await openScene(server);
});
const ALONG = { positions: [], certificates: [], distance_km: null, travels_km: null, travels_by: null, wish: null };
const EMPTY_PROFILE = {
  languages: [],
  positions: [],
  certificates: [],
  home: null,
  travels_km: null,
  travels_by: null,
  wish: null,
  hours_per_week: null,
  can_start_on: null,
  availability: [],
};
const erase = (token: string) => server.call(contract.eraseOwnData, { body: { understood: true } }, token);
const NOTHING = {
  application: 0,
  history: 0,
  letters: 0,
  messages: 0,
  interviews: 0,
  offers: 0,
  deliveries: 0,
  files: 0,
};
const keptFiles = async (): Promise<number> =>
  (await readdir(join(server.dataDir, 'files', 'attachment', scene.group.id)).catch(() => [])).length;

test('what was sent with a proven address without signing in, and waits, goes along; of an unproven one nothing', async () => {
  const [pia, una] = await server.run(async (work) => [await makeUser(work), await makeUser(work)] as const);
  const { data: job } = await scene.addJob();
  const application = {
    first_name: 'Pia',
    last_name: 'Valtonen',
    phone: '',
    message: 'I love kitchens',
    availability: [{ weekday: 5, part: 'EVENING' }],
    can_start_on: null,
    hours_per_week: 20,
    consent: true,
    source: 'test',
    language: 'en',
    answers: [],
  };
  await server.run(({ db, clock }) =>
    db.execute(sql`update identity."user" set email_verified_at = ${clock.now()} where id = ${pia.userId}`),
  );
  await server.run(({ db, clock }) =>
    Promise.all(
      [pia, una].map(({ email }) =>
        db.execute(sql`
          insert into applications.guest_application (id, group_id, job_id, email, first_name, language, content, browser_hash, sent_at, expires_at)
          values (${newId()}, ${scene.group.id}, ${job.id}, ${email}, 'Pia', 'en', ${JSON.stringify({ application, given: {} })}::jsonb,
            ${randomBytes(32)}, ${clock.now()}, ${clock.now()}::timestamptz + interval '30 days')`),
      ),
    ),
  );
  const waiting = async (token: string) =>
    (await server.call(contract.exportOwnData, {}, token)).data.waiting_applications;
  expect(await waiting(pia.token)).toMatchObject([
    { job_title: job.title, first_name: 'Pia', message: 'I love kitchens', hours_per_week: 20, answers: [] },
  ]);
  expect(await waiting(una.token)).toEqual([]);
});

test('a candidate takes along everything that they gave or were told, and the way to each file', async () => {
  const pia = await scene.apply('INTERVIEW');
  const certificate = await scene.write(pia.id, pia.token);
  await scene.book(pia.id, pia.userId);
  await scene.offer(pia.id, pia.userId, 'SENT');
  const { data } = await server.call(contract.exportOwnData, {}, pia.token);
  expect(data.applications).toMatchObject([
    {
      id: pia.id,
      first_name: 'Pia',
      phone: '+358401234567',
      message: 'I love kitchens',
      answers: [{ question: 'Weekends?', answer: 'yes' }],
      history: [{ stage: 'INTERVIEW' }],
      letters: [{ subject: 'Your application', body: 'Dear Pia' }],
      messages: [{ from: 'CANDIDATE', text: 'See my certificate', file_ids: [certificate] }],
      interviews: [{ state: 'BOOKED' }],
      offers: [{ state: 'SENT', document: 'We offer' }],
      files: [
        { id: pia.cvId, name: 'cv.pdf' },
        { id: certificate, name: 'certificate.pdf' },
      ],
    },
  ]);
  expect((await server.call(contract.getOwnData, {}, pia.token)).data.files).toEqual([
    { id: pia.cvId, application_id: pia.id, name: 'cv.pdf', from: 'APPLICATION' },
    { id: certificate, application_id: pia.id, name: 'certificate.pdf', from: 'MESSAGE' },
  ]);
});

test('whom somebody blocked and what they reported is taken along, and goes with the application once it is settled', async () => {
  const pia = await scene.apply('INTERVIEW');
  const post = (what: string, body: unknown) =>
    server.request('POST', `/v1/applications/${pia.id}/${what}`, { token: pia.token, body });
  await post('message_reports', { report_id: newId(), message_id: null, reason: 'SPAM', note: 'Every day' });
  await post('conversation_blocks', { user_id: null, reason: null, note: '' });
  const { data } = await server.call(contract.exportOwnData, {}, pia.token);
  expect(data.applications).toMatchObject([
    { says_minor: false, blocks: [{ name: '', ended_at: null }], reports: [{ note: 'Every day', looked_at: null }] },
  ]);
  const left = () =>
    server.run(({ db }) =>
      db.execute(sql`select id from messaging.report where application_id = ${pia.id}
        union all select id from messaging.block where candidate_user_id = ${pia.userId}`),
    );
  await server.run(({ db, clock }) =>
    db.execute(
      sql`update messaging.report set verdict = 'UPHELD', settled_at = ${clock.now()} where application_id = ${pia.id}`,
    ),
  );
  expect((await left()).length).toBe(2);
  await erase(pia.token);
  expect(await left()).toEqual([]);
});

test('what was said for statistics is taken along, and goes also where the application has to be kept', async () => {
  const pia = await scene.apply('HIRED');
  const self = { kind: 'self', userId: pia.userId } as const;
  const said = () => server.run(({ db }) => db.execute(sql`select choice from fairness.answer`), self);
  await server.run(
    ({ db }) =>
      db.execute(sql`
        insert into fairness.answer (application_id, question, choice, form, user_id, group_id, year)
        values (${pia.id}, 'SEX', 'FEMALE', 'US', ${pia.userId}, ${scene.group.id}, 2026)`),
    self,
  );
  const taken = (await server.call(contract.exportOwnData, {}, pia.token)).data.applications;
  expect(taken[0]?.demographic_answers).toEqual([{ question: 'SEX', choice: 'FEMALE' }]);
  expect((await erase(pia.token)).data.kept).toMatchObject([{ id: pia.id, kept: 'HIRED' }]);
  expect(await said()).toEqual([]);
});

test('the account goes along: who they are, where they signed in, what they chose; and nothing secret', async () => {
  const pia = await scene.apply('NEW');
  const pin = { term: 'bartender', pinned: true };
  await server.call(changePinnedSearch, { body: pin }, pia.token);
  await server.run(({ db, clock }) =>
    db.execute(sql`
      insert into notices.device (id, user_id, session_id, fingerprint, subscription, browser, system, added_at)
      select ${newId()}, ${pia.userId}, id, 'f', 'sealed away', 'Firefox', 'Android', ${clock.now()}
        from identity.session where user_id = ${pia.userId} limit 1`),
  );
  const reply = await server.call(contract.exportOwnData, {}, pia.token);
  expect(reply.data.account).toMatchObject({
    first_name: 'Pia',
    last_name: 'Valtonen',
    sign_ins: [{ ended_at: null }],
    notice_devices: [{ browser: 'Firefox', system: 'Android', used_at: null }],
    preferences: { pinned_searches: ['bartender'] },
  });
  for (const secret of ['password', 'hash', 'token', 'public_key', 'sealed away', 'fingerprint'])
    expect(reply.text).not.toContain(secret);
});

test('what was said about texts goes along, and is forgotten with the last application of the group; a STOP keeps its effect', async () => {
  const pia = await scene.apply('NEW');
  const [number, at] = ['+358401234567', server.clock.now()];
  await server.run(async ({ db, text }) => {
    await db.execute(sql`
      insert into sms.choice (id, group_id, user_id, number, wanted, via, words, language, at)
      values (gen_random_uuid(), ${scene.group.id}, ${pia.userId}, ${number}, true, 'APPLICATION', 1, 'en', ${at})`);
    await db.execute(sql`
      insert into sms.word (id, number, own_number, stopped, at) values (gen_random_uuid(), ${number}, null, true, ${at})`);
    await db.execute(sql`
      insert into sms.incoming (provider_id, number, own_number, kind, answered, at)
      values (gen_random_uuid()::text, ${number}, '+351910000001', 'WORD', true, ${at})`);
    await text({ from: '+351910000001', to: number, text: 'Hello' });
    await db.execute(sql`update platform.text set state = 'sent' where recipient = ${number}`);
  });
  const { data } = await server.call(contract.exportOwnData, {}, pia.token);
  expect(data.account.texts).toEqual({
    choices: [{ group_id: scene.group.id, number, wanted: true, via: 'APPLICATION', words: 1, at: at.toISOString() }],
    words: [{ number, own_number: null, stopped: true, at: at.toISOString() }],
  });
  const other = await scene.apply('NEW');
  expect((await server.call(contract.exportOwnData, {}, other.token)).data.account.texts).toEqual({
    choices: [],
    words: [],
  });
  await erase(pia.token);
  const left = await server.run(({ db }) =>
    db.execute(sql`
      select (select count(*) from sms.choice where number = ${number}) as choices,
        (select count(*) from sms.incoming where number = ${number}) as incoming,
        (select count(*) from platform.text where recipient = ${number}) as sent,
        (select count(*) from sms.word where number = ${number}) as words`),
  );
  expect(left).toEqual([{ choices: 0, incoming: 0, sent: 0, words: 1 }]);
});

test('nobody takes along what is not theirs: neither a manager nor another candidate', async () => {
  await scene.apply('NEW');
  const other = await scene.apply('NEW');
  expect((await server.call(contract.exportOwnData, {}, scene.owner.token)).data.applications).toEqual([]);
  const { data } = await server.call(contract.exportOwnData, {}, other.token);
  expect(data.applications.map(({ id }) => id)).toEqual([other.id]);
});

test('whoever wants to be forgotten is: conversation, letters, interviews, unsigned offers and the bytes of files go with the application', async () => {
  const pia = await scene.apply('OFFER');
  const certificate = await scene.write(pia.id, pia.token);
  await scene.book(pia.id, pia.userId);
  await scene.offer(pia.id, pia.userId, 'SENT');
  await scene.deliverAbout(pia.id);
  expect((await scene.traces(pia.id, []))?.['deliveries']).toBe(1);
  const before = await keptFiles();
  expect((await erase(pia.token)).data).toEqual({ forgotten: 1, kept: [] });
  await server.settle();
  expect(await scene.traces(pia.id, [pia.cvId, certificate])).toEqual(NOTHING);
  expect([before, await keptFiles()]).toEqual([2, 0]);
  // The time of the interviewers is free again.
  expect(
    await server.run(({ db }) => db.execute(sql`select 1 from interviews.session where group_id = ${scene.group.id}`)),
  ).toEqual([]);
});

test('what became an employment and what was signed is kept, and named with why', async () => {
  const pia = await scene.apply('HIRED');
  const signed = await scene.apply('WITHDRAWN', 0, pia);
  const over = await scene.apply('REJECTED', 0, pia);
  await scene.offer(signed.id, pia.userId, 'ACCEPTED');
  const shown = await server.call(contract.getOwnData, {}, pia.token);
  const said = (await erase(pia.token)).data;
  expect(said.forgotten).toBe(1);
  expect(Object.fromEntries(said.kept.map(({ id, kept }) => [id, kept]))).toEqual({
    [pia.id]: 'HIRED',
    [signed.id]: 'SIGNED',
  });
  // What was said before is what was done.
  expect(Object.fromEntries(shown.data.applications.map(({ id, kept }) => [id, kept]))).toEqual({
    [pia.id]: 'HIRED',
    [signed.id]: 'SIGNED',
    [over.id]: null,
  });
  expect(await scene.traces(signed.id, [signed.cvId])).toMatchObject({ application: 1, offers: 1, files: 1 });
  expect(await scene.traces(over.id, [over.cvId])).toEqual(NOTHING);
});

test('asking twice changes nothing more', async () => {
  const pia = await scene.apply('NEW');
  await erase(pia.token);
  expect((await erase(pia.token)).data).toEqual({ forgotten: 0, kept: [] });
  expect(
    await server.run(({ db }) =>
      db.execute(sql`select because from privacy.erasure where group_id = ${scene.group.id}`),
    ),
  ).toEqual([{ because: 'REQUEST' }]);
});

test('the figures of reports stay, and nothing in them says whose they were', async () => {
  const [pia] = [await scene.apply('REJECTED', 3), await scene.apply('INTERVIEW', 2)];
  const funnel = async () =>
    (await server.call(getFunnel, { params: { id: scene.group.id }, query: {} }, scene.owner.token)).data;
  const before = await funnel();
  await erase(pia.token);
  expect(await funnel()).toEqual(before);
  const left = await server.run(async ({ db }) => [
    ...(await db.execute(sql`select * from applications.past_application where group_id = ${scene.group.id}`)),
    ...(await db.execute(sql`select * from applications.past_step where group_id = ${scene.group.id}`)),
    ...(await db.execute(sql`select * from privacy.erasure where group_id = ${scene.group.id}`)),
  ]);
  const text = JSON.stringify(left);
  for (const personal of ['Pia', 'Valtonen', 'example.com', '+358', 'kitchens', pia.userId, pia.id, pia.cvId])
    expect(text).not.toContain(personal);
});

test('one who was on their way counts as withdrawn', async () => {
  const pia = await scene.apply('SCREEN');
  await erase(pia.token);
  const { data } = await server.call(getFunnel, { params: { id: scene.group.id }, query: {} }, scene.owner.token);
  expect(data.ends.find(({ side }) => side === 'CANDIDATE')?.total).toBe(1);
});

test('the audit line can be neither changed nor taken away by a tenant or by the system', async () => {
  const pia = await scene.apply('NEW');
  await erase(pia.token);
  const scopes = [
    { kind: 'system' },
    { kind: 'tenant', groupIds: [scene.group.id], userId: scene.owner.userId },
  ] as unknown as Parameters<typeof server.run>[1][];
  for (const scope of scopes)
    await expect(server.run(({ db }) => db.execute(sql`delete from privacy.erasure`), scope)).rejects.toThrow();
});

/** Puts somebody into the pool by an application of theirs. */
const pool = (person: { readonly id: string; readonly userId: string }, saidYes: boolean) =>
  server.run(({ db, clock }) =>
    db.execute(sql`
      insert into talent_pool.entry (id, group_id, location_id, user_id, application_id, first_name, last_name, email, language, position_name,
        job_title, reason, note, added_by, added_by_name, added_at, last_contact_at, asked_by, asked_at, consented_at, until)
      select gen_random_uuid(), a.group_id, a.location_id, a.user_id, a.id, a.first_name, a.last_name, a.email, a.language, a.position_name,
        a.job_title, 'LATER', 'Good with wine', a.user_id, 'Marta', n.at, n.at, a.user_id, n.at, case when ${saidYes} then n.at end, n.at + interval '1 year'
      from applications.candidate_view a, (select ${clock.now()}::timestamptz as at) n where a.id = ${person.id}`),
  );
const pooled = async (userId: string): Promise<number> =>
  (await server.run(({ db }) => db.execute(sql`select 1 from talent_pool.entry where user_id = ${userId}`))).length;

test('the talent pool is taken along too, and goes with whoever wants to be forgotten', async () => {
  const pia = await scene.apply('REJECTED');
  await pool(pia, true);
  const { data } = await server.call(contract.exportOwnData, {}, pia.token);
  expect(data.talent_pools).toMatchObject([{ reason: 'LATER', note: 'Good with wine' }]);
  await erase(pia.token);
  expect(await pooled(pia.userId)).toBe(0);
});

test('when the time of an application runs out, its place in the talent pool goes with it unless its writer said yes to that', async () => {
  const [silent, willing] = [await scene.apply('REJECTED', 800), await scene.apply('REJECTED', 800)];
  await pool(silent, false);
  await pool(willing, true);
  await server.run(({ enqueue }) => enqueue(jobNamed(FORGET_DUE), {}));
  await server.settle();
  expect([await pooled(silent.userId), await pooled(willing.userId)]).toEqual([0, 1]);
});

test('a profile is taken along, with what of it went along with an application, and goes with whoever wants to be forgotten', async () => {
  const pia = await scene.apply('HIRED');
  const profile = { ...EMPTY_PROFILE, languages: [{ code: 'pt', level: 'WORK' as const }] };
  await server.call(putOwnProfile, { body: profile }, pia.token);
  await server.run(({ db }) =>
    db.execute(
      sql`update applications.application set profile = ${JSON.stringify({ ...ALONG, languages: profile.languages })}::jsonb where id = ${pia.id}`,
    ),
  );
  const { data } = await server.call(contract.exportOwnData, {}, pia.token);
  expect(data.profile).toEqual(profile);
  expect(data.applications[0]?.profile?.languages).toEqual(profile.languages);
  await erase(pia.token);
  expect((await server.call(getOwnProfile, {}, pia.token)).data.profile).toBeNull();
});
