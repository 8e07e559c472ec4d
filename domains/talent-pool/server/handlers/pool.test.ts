import { jobNamed } from '@hearth/platform/jobs/job-contract';
import { makeEmployer } from '@hearth/domains/access/factory';
import { applicationReceived, hired } from '@hearth/domains/applications/events';
import { findOwnEntries } from '@hearth/domains/talent-pool/service';
import { startMailServer } from '@hearth/testing/peers/mail-server';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { leavePool, openPoolLink, stayInPool, unsubscribeFromPool } from '../../contract/link-endpoints.ts';
import { CLEAR_POOL } from '../jobs/clear-pool.ts';
import { openScene } from './pool.fixture.ts';

const { url, received } = await startMailServer();
const START = '2026-11-16T09:00:00Z';
const server = await startTestServer({ at: START, environment: { SMTP_URL: url } });
let scene: Awaited<ReturnType<typeof openScene>>;
beforeEach(async () => {
  server.clock.set(START);
  scene = await openScene(server);
  await server.settle();
  received.length = 0;
});
const DAY = 86_400_000;
/** Sessions end while days pass. */
const later = async (days: number): Promise<string> => {
  server.clock.advance(days * DAY);
  return (await server.run((work) => makeEmployer(work, { brandId: scene.at.group, as: 'GROUP_MANAGER' }))).token;
};
async function mails() {
  await server.settle();
  return Promise.all(received.splice(0).map(({ text }) => PostalMime.parse(text)));
}
const night = () => server.run(({ enqueue }) => enqueue(jobNamed(CLEAR_POOL), {})).then(() => server.settle());
const names = (answer: { entries: readonly { first_name: string }[] }) => answer.entries.map((one) => one.first_name);

describe('adding', () => {
  test('asks each by mail, with a link to a page and one click that ends it', async () => {
    const ana = await scene.apply('Ana');
    expect((await scene.add([ana.id])).data).toEqual({ added: 1, left: [] });
    const [mail] = await mails();
    expect(mail?.to?.[0]?.address).toBe(ana.email);
    expect(mail?.from?.name).toMatch(/.+ via Hearth$/);
    expect(mail?.subject).toContain('Can ');
    expect(mail?.text).toContain(`/careers/-/talent-pool/asked?token=${await scene.tokenOf(ana.id)}`);
    const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe');
    expect(header?.value).toContain('/unsubscribe');
    expect(await scene.list()).toMatchObject({
      total: 1,
      entries: [{ first_name: 'Ana', consent: 'ASKED', reason: 'RUNNER_UP' }],
    });
  });

  test('leaves out, and says why, who is in the pool, works here, or wants no mail', async () => {
    const [ana, bo, cleo] = [await scene.apply('Ana'), await scene.apply('Bo'), await scene.apply('Cleo')];
    await scene.add([ana.id]);
    await server.run(async ({ db }) => {
      await db.execute(sql`
        insert into team.employee (id, group_id, first_name, user_id, location_id)
        values (gen_random_uuid(), ${scene.at.group}, 'Bo', ${bo.userId}, ${scene.at.lisbon})`);
      await db.execute(sql`
        insert into messaging.mail_choice (id, group_id, user_id, address, wanted, via, at)
        values (gen_random_uuid(), ${scene.at.group}, ${cleo.userId}, ${cleo.email}, false, 'MAIL', ${server.clock.now()})`);
    });
    const { data } = await scene.add([ana.id, bo.id, cleo.id]);
    expect(data.added).toBe(0);
    expect(Object.fromEntries(data.left.map(({ first_name: name, why }) => [name, why]))).toEqual({
      Ana: 'IN_POOL',
      Bo: 'HIRED',
      Cleo: 'STOPPED',
    });
  });

  test('nobody adds whom they may not see', async () => {
    const ana = await scene.apply('Ana');
    expect((await scene.add([ana.id], scene.there.token, {}, scene.at.porto)).data).toEqual({ added: 0, left: [] });
    expect((await scene.list()).total).toBe(0);
  });

  test('nobody writes to more than five hundred within an hour', async () => {
    const ana = await scene.apply('Ana');
    await scene.add([ana.id]);
    await server.run(({ db }) =>
      db.execute(sql`
        insert into talent_pool.invitation (id, group_id, entry_id, job_id, job_title, sent_by, sent_at)
        select gen_random_uuid(), e.group_id, e.id, ${scene.jobId}, '', ${scene.head.userId}, ${server.clock.now()}::timestamptz
        from talent_pool.entry e, generate_series(1, 499) where e.application_id = ${ana.id}`),
    );
    const bo = await scene.apply('Bo');
    expect((await scene.add([bo.id])).refusal.code).toBe('TOO_MANY_POOL_MAILS');
  });
});

describe('consent', () => {
  test('is given by a button, for a year; then the person leaves by themselves', async () => {
    const ana = await scene.join('Ana');
    expect((await scene.list()).entries).toMatchObject([{ consent: 'GIVEN', until: '2027-11-16T09:00:00.000Z' }]);
    expect((await server.call(openPoolLink, { params: { token: await scene.tokenOf(ana.id) } })).data.consent).toBe(
      'GIVEN',
    );
    await later(364);
    await night();
    expect(await scene.tokenOf(ana.id)).not.toBe('');
    const token = await later(1);
    await night();
    expect((await scene.list({}, token)).total).toBe(0);
  });

  test('that is not given within thirty days is none: the person leaves', async () => {
    const ana = await scene.apply('Ana');
    await scene.add([ana.id]);
    const link = await scene.tokenOf(ana.id);
    const token = await later(30);
    // Whether or not the night has come.
    expect(await scene.press(stayInPool, link)).toBe('/careers/-/talent-pool/over');
    await night();
    expect((await scene.list({}, token)).total).toBe(0);
  });

  test('that is withdrawn takes the person out at once, by the page and by one click, and again is no mistake', async () => {
    const [ana, bo] = [await scene.join('Ana'), await scene.join('Bo')];
    const [one, other] = [await scene.tokenOf(ana.id), await scene.tokenOf(bo.id)];
    expect(await scene.press(leavePool, one)).toBe('/careers/-/talent-pool/left');
    expect(await scene.press(leavePool, one)).toBe('/careers/-/talent-pool/left');
    const { status } = await server.request('POST', unsubscribeFromPool.path.replace('{token}', other), {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([status, (await scene.list()).total]).toEqual([200, 0]);
    const left = await server.run(({ db }) =>
      db.execute(sql`select deed, by_user_id from talent_pool.event where entry_id = ${ana.entryId} order by id`),
    );
    expect(left).toMatchObject([{ deed: 'ADDED' }, { deed: 'CONSENTED' }, { deed: 'LEFT', by_user_id: null }]);
  });

  test('is asked for again after a week, not before', async () => {
    const ana = await scene.apply('Ana');
    await scene.add([ana.id]);
    await mails();
    const [entry] = (await scene.list()).entries;
    const params = { id: scene.at.group, entry_id: entry?.id ?? '' };
    expect((await server.call(contract.askAgain, { params }, scene.head.token)).refusal.code).toBe('ASKED_LATELY');
    const token = await later(8);
    const { data } = await server.call(contract.askAgain, { params }, token);
    expect(data).toMatchObject({ consent: 'ASKED', until: '2026-12-24T09:00:00.000Z', may_ask_again: false });
    expect(await mails()).toHaveLength(1);
  });
});

describe('the list', () => {
  test('shows each manager the people of their own places, and counts them right', async () => {
    await scene.join('Ana');
    await scene.join('Bo', scene.at.porto);
    expect((await scene.list()).total).toBe(2);
    expect(await scene.list({}, scene.here.token, scene.at.lisbon)).toMatchObject({
      total: 1,
      entries: [{ first_name: 'Ana' }],
    });
    expect(names(await scene.list({}, scene.there.token, scene.at.porto))).toEqual(['Bo']);
  });

  test('goes on by cursor in every order, each person once', async () => {
    for (const name of ['Cleo', 'Ana', 'Bo']) {
      await scene.join(name);
      server.clock.advance(1000);
    }
    const orders = { added: ['Bo', 'Ana', 'Cleo'], contact: ['Cleo', 'Ana', 'Bo'], name: ['Ana', 'Bo', 'Cleo'] };
    for (const [order, expected] of Object.entries(orders)) {
      const found: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: Awaited<ReturnType<typeof scene.list>> = await scene.list({
          order,
          limit: '1',
          ...(cursor === '' ? {} : { cursor }),
        });
        found.push(...names(page));
        expect(page.total).toBe(3);
        cursor = page.next_cursor;
      }
      expect(found).toEqual(expected);
    }
  });

  test('is narrowed by words, tag, position, place and how long nobody wrote', async () => {
    const head = scene.head.token;
    const { data: tag } = await server.call(
      contract.createTag,
      { params: { id: scene.at.group }, body: { name: 'Weekends' } },
      head,
    );
    const ana = await scene.apply('Ana');
    await scene.add([ana.id], head, { tag_ids: [tag.id], note: 'Mixes a good Negroni' });
    const token = await later(20);
    const bo = await scene.apply('Bo', scene.at.porto);
    await scene.add([bo.id], token);
    const found = async (query: Record<string, string | string[]>) =>
      names(await scene.list({ order: 'name', ...query }, token));
    expect(await found({ q: 'negroni ana' })).toEqual(['Ana']);
    expect(await found({ tag: tag.id })).toEqual(['Ana']);
    expect(await found({ position: 'Bartender' })).toEqual(['Ana', 'Bo']);
    expect(await found({ position: 'Cook' })).toEqual([]);
    expect(await found({ near: scene.at.porto })).toEqual(['Bo']);
    expect(await found({ near: scene.at.porto, km: '500' })).toEqual(['Ana', 'Bo']);
    expect(await found({ silent_days: '10' })).toEqual(['Ana']);
  });
});

describe('tags', () => {
  const make = (name: string, token: string, id: string) =>
    server.call(contract.createTag, { params: { id }, body: { name } }, token);

  test('of the group serve everybody below; those of a location serve it alone', async () => {
    const { at, head, here } = scene;
    const { data: global } = await make('Night shift', head.token, at.group);
    const { data: local } = await make('Terrace', here.token, at.lisbon);
    expect([global.global, local.global]).toEqual([true, false]);
    expect((await make('terrace', here.token, at.lisbon)).refusal.code).toBe('TAG_NAME_TAKEN');
    const seen = async (token: string, id: string) =>
      (await server.call(contract.getPoolChoices, { params: { id } }, token)).data.tags.map(({ name }) => name);
    expect(await seen(here.token, at.lisbon)).toEqual(['Night shift', 'Terrace']);
    expect(await seen(scene.there.token, at.porto)).toEqual(['Night shift']);
    const bo = await scene.apply('Bo', at.porto);
    expect((await scene.add([bo.id], head.token, { tag_ids: [local.id] })).refusal.code).toBe('TAG_ELSEWHERE');
    // Whoever holds the right below only makes none for everybody.
    expect((await make('Mine', here.token, at.group)).status).toBe(403);
  });

  test('are twenty at most at a brand, and five at most for a person', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 20; n += 1) ids.push((await make(`Tag ${n}`, scene.head.token, scene.at.group)).data.id);
    expect((await make('One more', scene.head.token, scene.at.group)).refusal.code).toBe('TOO_MANY_TAGS');
    const ana = await scene.apply('Ana');
    expect((await scene.add([ana.id], scene.head.token, { tag_ids: ids.slice(0, 6) })).status).toBe(400);
    expect((await scene.add([ana.id], scene.head.token, { tag_ids: ids.slice(0, 5) })).data.added).toBe(1);
    const gone = await server.call(
      contract.deleteTag,
      { params: { id: scene.at.group, tag_id: ids[0] ?? '' } },
      scene.head.token,
    );
    expect([gone.status, (await scene.list()).entries[0]?.tags.length]).toEqual([200, 4]);
  });

  test('and the note are changed together; searches are kept for the brand', async () => {
    const { at, head } = scene;
    const ana = await scene.join('Ana');
    const { data: tag } = await make('Weekends', head.token, at.group);
    const params = { id: at.group, entry_id: ana.entryId };
    const body = { reason: 'SEASON' as const, note: 'Summer', tag_ids: [tag.id] };
    expect((await server.call(contract.changePoolEntry, { params, body }, head.token)).data).toMatchObject({
      reason: 'SEASON',
      note: 'Summer',
      tags: [{ name: 'Weekends', global: true }],
    });
    expect(
      (await server.call(contract.changePoolEntry, { params: { ...params, id: at.porto }, body }, scene.there.token))
        .status,
    ).toBe(404);
    const kept = { name: 'Weekend people', filter: { tag: [tag.id], silent_days: 30 } };
    const saved = await server.call(contract.saveSearch, { params: { id: at.group }, body: kept }, head.token);
    const { data } = await server.call(contract.getPoolChoices, { params: { id: at.group } }, head.token);
    expect(data.searches).toEqual([{ id: saved.data.id, ...kept }]);
    expect(
      (await server.call(contract.saveSearch, { params: { id: at.group }, body: kept }, head.token)).refusal.code,
    ).toBe('SEARCH_NAME_TAKEN');
    for (const unknown of [{ tag: [tag.id, newId()] }, { near: newId() }]) {
      const stray = { name: 'Elsewhere', filter: unknown };
      expect(
        (await server.call(contract.saveSearch, { params: { id: at.group }, body: stray }, head.token)).status,
      ).toBe(404);
    }
  });
});

describe('inviting', () => {
  test('mails each by themselves what the preview showed, leaves out who may not be written to and says why, and nobody twice', async () => {
    const { head } = scene;
    const ana = await scene.join('Ana');
    const silent = await scene.apply('Bo');
    await scene.add([silent.id]);
    const bo = (await scene.list({ q: 'Bo' })).entries[0]?.id ?? '';
    await mails();
    const asked = scene.invitation([ana.entryId, bo]);
    const { data: preview } = await server.call(contract.previewInvitations, asked, head.token);
    expect(preview.left).toMatchObject([{ first_name: 'Bo', why: 'NO_CONSENT' }]);
    expect(preview.mails).toMatchObject([
      { to: ana.email, text: expect.stringContaining('Dear Ana, come back.') as string },
    ]);
    expect((await server.call(contract.sendInvitations, asked, head.token)).data).toMatchObject({ sent: 1 });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(preview.mails[0]?.subject);
    expect(mail?.text).toContain(preview.mails[0]?.text);
    expect(mail?.text).toMatch(/\/jobs\/barkeeper[\w-]*\?source=talent_pool/);
    expect((await server.call(contract.sendInvitations, asked, head.token)).refusal.code).toBe('NOBODY_TO_INVITE');
    expect((await scene.list({ q: 'Ana' })).entries[0]?.last_invitation).toMatchObject({
      job_title: 'Barkeeper',
      applied: false,
    });
  });

  test('two who invite at once write once', async () => {
    const ana = await scene.join('Ana');
    await mails();
    const asked = scene.invitation([ana.entryId]);
    const answers = await Promise.all([1, 2].map(() => server.call(contract.sendInvitations, asked, scene.head.token)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await mails()).toHaveLength(1);
  });

  test('is for a live post of the caller alone, with no other open place than the name', async () => {
    const { at, here } = scene;
    const ana = await scene.join('Ana');
    const elsewhere = await scene.post(at.porto, 'Cook');
    const ask = (input: ReturnType<typeof scene.invitation>, token = scene.head.token) =>
      server.call(contract.sendInvitations, input, token);
    expect(
      (await ask({ ...scene.invitation([ana.entryId], 'Come', elsewhere), params: { id: at.lisbon } }, here.token))
        .status,
    ).toBe(404);
    expect((await ask(scene.invitation([ana.entryId], 'Call {{phone}}'))).refusal.code).toBe('TEXT_PLACE_UNKNOWN');
    await server.run(({ db }) => db.execute(sql`delete from jobs.listing where job_id = ${scene.jobId}`));
    expect((await ask(scene.invitation([ana.entryId]))).refusal.code).toBe('POST_NOT_LIVE');
  });

  test('is seen to have led to an application; who is hired leaves the pool', async () => {
    const ana = await scene.join('Ana');
    const jobId = await scene.post(scene.at.lisbon, 'Waiter');
    await server.call(contract.sendInvitations, scene.invitation([ana.entryId], 'Come', jobId), scene.head.token);
    const subject = { id: ana.id, groupId: scene.at.group, locationId: scene.at.lisbon, jobId, userId: ana.userId };
    await server.run(async ({ db, emit }) => {
      await db.execute(sql`update applications.application set job_id = ${jobId} where id = ${ana.id}`);
      await emit(applicationReceived(subject));
    });
    await server.settle();
    expect((await scene.list()).entries[0]?.last_invitation).toMatchObject({ applied: true });
    await server.run(({ emit }) => emit(hired(subject, ana.id)));
    await server.settle();
    expect((await scene.list()).total).toBe(0);
  });
});

describe('row security', () => {
  test('shows nobody the pool of another group, whatever they ask for, and links to the system alone', async () => {
    await scene.join('Ana');
    const other = await openScene(server);
    const scope = { kind: 'tenant', userId: other.head.userId, groupIds: [other.at.group] } as const;
    const seen = await server.run(({ db }) => db.execute(sql`select 1 from talent_pool.entry`), scope);
    expect(seen).toEqual([]);
    await expect(server.run(({ db }) => db.execute(sql`select 1 from talent_pool.link`), scope)).rejects.toThrow();
  });

  test('shows people their own entry, with its tags and invitations', async () => {
    const ana = await scene.join('Ana');
    await scene.join('Bo');
    await server.call(contract.sendInvitations, scene.invitation([ana.entryId]), scene.head.token);
    const own = await server.run(({ db }) => findOwnEntries(db, ana.userId), { kind: 'self', userId: ana.userId });
    expect(own).toMatchObject([{ job_title: 'Bartender', invitations: [{ job_title: 'Barkeeper' }] }]);
    expect(
      await server.run(({ db }) => db.execute(sql`select 1 from talent_pool.entry`), {
        kind: 'self',
        userId: ana.userId,
      }),
    ).toHaveLength(1);
  });
});
