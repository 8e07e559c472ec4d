import { makeGrant } from '@hearth/domains/access/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { markEmailVerified } from '@hearth/domains/identity/service';
import { newId } from '@hearth/kit/id';
import type { Permission } from '@hearth/kit/permissions';
import { MAIL_RETURNED } from '@hearth/platform/mail/mail';
import type { Work } from '@hearth/platform/module';
import { startTestServer } from '@hearth/testing/server';
import { captureStatements } from '@hearth/testing/statements';
import { describe, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { KINDS, neededFor, NOTICE_KINDS } from '../../contract/kinds.ts';
import type { NoticeKind } from '../../contract/kinds.ts';
import type { NoticeSettings } from '../../contract/schemas.ts';
import { sendWaiting } from '../jobs/send-due.ts';
import { findAllNotices, findReceipts, forgetNoticesAbout, notify } from '../service.ts';

const server = await startTestServer({
  at: '2026-11-24T10:00:00Z',
  environment: { PUBLIC_URL: 'http://localhost:3000', APP_ORIGINS: 'http://fr.localhost:3000' },
});
const OPEN: NoticeSettings = { mail: {}, push: {}, hides_text: false, quiet: null, time_zone: 'Europe/London' };

async function person({ proven = true } = {}) {
  const user = await server.run(async (work) => {
    const made = await makeUser(work);
    if (proven) await markEmailVerified(work, made.userId);
    return made;
  });
  const list = async (query = {}) => (await server.call(contract.listNotices, { query }, user.token)).data;
  const choose = (settings: NoticeSettings) =>
    server.call(contract.changeNoticeSettings, { body: settings }, user.token);
  const mails = async () =>
    (
      await server.run(({ db }) =>
        db.query('select * from platform.mail where recipient = $1 order by id', [user.email]),
      )
    ).map(({ subject, text_body: text, unsubscribe }) => ({
      subject: String(subject),
      text: String(text),
      unsubscribe: String(unsubscribe),
    }));
  const log = async () =>
    (
      await server.run(({ db }) =>
        db.query('select state, reason from notices.delivery where user_id = $1 order by notice_id', [user.userId]),
      )
    ).map(({ state, reason }) => (typeof reason === 'string' ? `${String(state)} ${reason}` : state));
  return { ...user, list, choose, mails, log };
}
type Made = Awaited<ReturnType<typeof person>>;

const tell = (
  people: readonly Pick<Made, 'userId'>[],
  more: {
    kind?: NoticeKind;
    title?: string;
    thread?: string;
    aboutId?: string;
    placeId?: string;
    groupId?: string;
    needs?: readonly Permission[];
  } = {},
) => {
  const { kind = 'schedule.published', title = 'Your shifts', ...rest } = more;
  // Ids grow with time, and with them the order of notices.
  server.clock.set(new Date(server.clock.now().getTime() + 1000).toISOString());
  return server.run((work: Work) =>
    notify(work, {
      kind,
      timeZone: 'Europe/London',
      ...rest,
      people: people.map(({ userId }) => ({
        userId,
        write: (language) => ({ title: `${title} (${language})`, text: 'Monday', link: '/my/shifts' }),
      })),
    }),
  );
};
const later = (at: string) => server.clock.set(at);

test('a notice is in the product at once, unread, newest first, for its receiver alone', async () => {
  const [ana, ben] = [await person(), await person()];
  expect(await tell([ana], { title: 'First' })).toBe(1);
  await tell([ana], { title: 'Second' });
  const found = await ana.list();
  expect(found.notices.map(({ title }) => title)).toEqual(['Second (en)', 'First (en)']);
  expect(found).toMatchObject({ unread: 2, next: null });
  expect((await ben.list()).notices).toEqual([]);
  expect((await server.call(contract.countUnreadNotices, {}, ana.token)).data.unread).toBe(2);
});

test('notices are marked read by name or all at once, and unread again; nobody marks another’s', async () => {
  const [ana, ben] = [await person(), await person()];
  await tell([ana, ben]);
  await tell([ana]);
  const [newest] = (await ana.list()).notices;
  const ids = [newest?.id ?? ''];
  const mark = (who: Made, body: object) =>
    server.call(contract.markNoticesRead, { body: { read: true, ...body } }, who.token);
  expect((await mark(ben, { ids })).data.unread).toBe(1);
  expect((await ana.list()).unread).toBe(2);
  expect((await mark(ana, { ids })).data.unread).toBe(1);
  expect((await ana.list({ unread: 'true' })).notices).toHaveLength(1);
  expect((await mark(ana, { ids, read: false })).data.unread).toBe(2);
  expect((await mark(ana, {})).data.unread).toBe(0);
  expect((await ben.list()).unread).toBe(1);
});

test('mail goes out at once where that is chosen, and the log says so only when a mail server took it', async () => {
  const ana = await person();
  await ana.choose(OPEN);
  const aboutId = newId();
  await tell([ana], { aboutId });
  expect(await server.run(({ db }) => findReceipts(db, aboutId))).toMatchObject([{ mail: 'WAITING', mailedAt: null }]);
  await server.settle();
  const [mail, ...more] = await ana.mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Your shifts (en)' });
  expect(mail?.text).toContain('/my/shifts');
  const [receipt] = await server.run(({ db }) => findReceipts(db, aboutId));
  expect(receipt).toMatchObject({ userId: ana.userId, mail: 'MAILED', readAt: null });
  expect(receipt?.mailedAt).toBeInstanceOf(Date);
});

test('what waits for a digest comes in one mail in the morning; what was read by then does not', async () => {
  const ana = await person();
  await ana.choose(OPEN);
  for (const title of ['One', 'Two', 'Three']) await tell([ana], { kind: 'deals.released', title });
  await server.settle();
  expect(await ana.mails()).toEqual([]);
  const [newest] = (await ana.list()).notices;
  await server.call(contract.markNoticesRead, { body: { ids: [newest?.id ?? ''], read: true } }, ana.token);
  later('2026-11-25T08:00:30Z');
  await sendWaiting.run({}, server.application.runner.free(new AbortController().signal));
  await server.settle();
  const [mail, ...more] = await ana.mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('New notifications: 2');
  expect(mail?.text).toContain('One (en)');
  expect(mail?.text).not.toContain('Three (en)');
  expect(await ana.log()).toEqual(['SENT', 'SENT', 'SKIPPED READ']);
});

test('of a thread only the newest unread notice is shown and mailed', async () => {
  const ana = await person();
  await ana.choose({ ...OPEN, mail: { 'schedule.published': 'DAILY' } });
  for (const title of ['Old', 'New']) await tell([ana], { title, thread: 'week' });
  expect((await ana.list()).notices.map(({ title }) => title)).toEqual(['New (en)']);
  expect(await ana.log()).toEqual(['SKIPPED REPLACED', 'WAITING']);
});

test('nobody without a proven address is mailed, and the log says why', async () => {
  const ana = await person({ proven: false });
  await tell([ana]);
  await server.settle();
  expect(await ana.mails()).toEqual([]);
  expect(await ana.log()).toEqual(['SKIPPED UNPROVEN']);
  expect((await ana.list()).unread).toBe(1);
});

test('one click in a mail ends mail of its kind, and of no other; a made-up token ends nothing', async () => {
  const ana = await person();
  await ana.choose(OPEN);
  await tell([ana]);
  await server.settle();
  const token = (await ana.mails())[0]?.unsubscribe.split('/').at(-1) ?? '';
  const end = (said: string) =>
    server.request('POST', `/v1/notices/unsubscribe/${said}`, {
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect((await end(token.replace('schedule.published', 'schedule.timeOffDecided'))).status).toBe(404);
  expect((await end(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404);
  expect((await end(token)).status).toBe(200);
  await tell([ana], { thread: 'again' });
  await tell([ana], { kind: 'schedule.timeOffDecided' });
  await server.settle();
  expect(await ana.log()).toEqual(['SENT', 'SKIPPED OFF', 'SENT']);
});

test('a mail that came back is noted, and nothing more is mailed to that address', async () => {
  const ana = await person();
  await ana.choose(OPEN);
  const aboutId = newId();
  await tell([ana], { aboutId });
  await server.settle();
  const [row] = await server.run(({ db }) =>
    db.query('select mail_about from notices.delivery where user_id = $1', [ana.userId]),
  );
  await server.run(({ emit }) =>
    emit(
      MAIL_RETURNED.of({ group_id: null, topics: [], data: { kind: 'notices.mail', id: String(row?.['mail_about']) } }),
    ),
  );
  await server.settle();
  expect(await server.run(({ db }) => findReceipts(db, aboutId))).toMatchObject([{ mail: 'FAILED' }]);
  await tell([ana]);
  await server.settle();
  expect(await ana.log()).toEqual(['RETURNED', 'SKIPPED UNPROVEN']);
});

test('a test notice is mailed whatever the hour and the choices, to a proven address alone', async () => {
  const [ana, ben] = [await person(), await person({ proven: false })];
  await ana.choose({ ...OPEN, quiet: { from: '00:00', until: '23:59' } });
  expect((await server.call(contract.sendTestNotice, {}, ana.token)).data.address).toBe(ana.email);
  await server.settle();
  expect((await ana.mails())[0]?.subject).toBe('Test notification');
  expect((await server.call(contract.sendTestNotice, {}, ben.token)).refusal.code).toBe('NO_ADDRESS');
});

test('the notices about a record go with it', async () => {
  const ana = await person();
  const aboutId = newId();
  await tell([ana], { aboutId });
  await tell([ana], { title: 'Other' });
  await server.run(({ db }) => forgetNoticesAbout(db, [aboutId]));
  expect((await ana.list()).notices.map(({ title }) => title)).toEqual(['Other (en)']);
});

test('many people are told with as many statements as one', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => person()));
  const count = async (of: readonly Made[]) => (await captureStatements(server.database, () => tell(of))).length;
  expect(await count(people)).toBe(await count(people.slice(0, 1)));
});

test('what comes later is in the language of the address at which somebody last opened a notice', async () => {
  const ana = await person();
  await tell([ana]);
  await server.request('PUT', '/v1/my/notices/read', {
    token: ana.token,
    body: { read: true },
    headers: { host: 'fr.localhost:3000' },
  });
  await tell([ana], { title: 'Later' });
  expect((await ana.list()).notices[0]?.title).toBe('Later (fr)');
});

test('nothing is mailed to whoever has lost the right that they were told for', async () => {
  const [stays, goes, half] = [await person(), await person(), await person()];
  const group = await server.run((work) => makeGroup(work));
  for (const { userId } of [stays, goes, half])
    await server.run((work) => makeGrant(work, userId, { brandId: group.id, as: ['MANAGE_TEAM', 'VIEW_MEDICAL'] }));
  await tell([stays, goes, half], {
    kind: 'documents.waiting',
    placeId: group.id,
    needs: ['MANAGE_TEAM', 'VIEW_MEDICAL'],
  });
  await server.run(async ({ db }) => {
    await db.query('delete from access.grant where user_id = $1', [goes.userId]);
    await db.query(`update access.grant set permissions = '{MANAGE_TEAM}' where user_id = $1`, [half.userId]);
  });
  later(new Date(server.clock.now().getTime() + 2 * 3_600_000).toISOString());
  await sendWaiting.run({}, server.application.runner.free(new AbortController().signal));
  await server.settle();
  expect([await stays.log(), await goes.log(), await half.log()]).toEqual([
    ['SENT'],
    ['SKIPPED NO_ACCESS'],
    ['SKIPPED NO_ACCESS'],
  ]);
  expect([(await stays.mails()).length, (await goes.mails()).length]).toEqual([1, 0]);
});

describe('what needs a right', () => {
  /** Somebody with rights at a place, and how they lose and get them. */
  async function manager(brandId: string, as: readonly Permission[] = ['MANAGE_TEAM']) {
    const made = await person();
    const give = () => server.run((work) => makeGrant(work, made.userId, { brandId, as: [...as] }));
    const lose = () => server.run(({ db }) => db.query('delete from access.grant where user_id = $1', [made.userId]));
    const seen = async () => {
      const list = await made.list();
      const { data } = await server.call(contract.countUnreadNotices, {}, made.token);
      expect(data.unread).toBe(list.unread);
      return { titles: list.notices.map(({ title }) => title), unread: list.unread };
    };
    await give();
    return { ...made, give, lose, seen };
  }

  test('is shown and counted only while the right is held, there', async () => {
    const group = await server.run((work) => makeGroup(work));
    const [here, there] = group.locationIds;
    const ana = await manager(here);
    await tell([ana], { title: 'Own' });
    await tell([ana], { kind: 'documents.waiting', title: 'Paper', placeId: here });
    await tell([ana], {
      kind: 'documents.waiting',
      title: 'Medical',
      placeId: here,
      needs: ['MANAGE_TEAM', 'VIEW_MEDICAL'],
    });
    await tell([ana], { kind: 'qualifications.waiting', title: 'Elsewhere', placeId: there });
    expect(await ana.seen()).toEqual({ titles: ['Paper (en)', 'Own (en)'], unread: 2 });
    await ana.lose();
    expect(await ana.seen()).toEqual({ titles: ['Own (en)'], unread: 1 });
    const all = await server.run(({ db, clock }) => findAllNotices(db, ana.userId, clock.now()), {
      kind: 'self',
      userId: ana.userId,
    });
    expect(all.map(({ title }) => title)).toEqual(['Own (en)']);
    await ana.give();
    expect(await ana.seen()).toEqual({ titles: ['Paper (en)', 'Own (en)'], unread: 2 });
  });

  test('without a place is held at the group, and without either by nobody', async () => {
    const group = await server.run((work) => makeGroup(work));
    const [ana, ben] = [await manager(group.id), await manager(group.locationIds[0])];
    await tell([ana, ben], { kind: 'documents.summary', title: 'Group', groupId: group.id });
    await tell([ana, ben], { kind: 'documents.summary', title: 'Nowhere' });
    expect((await ana.seen()).titles).toEqual(['Group (en)']);
    expect((await ben.seen()).titles).toEqual([]);
    later(new Date(server.clock.now().getTime() + 24 * 3_600_000).toISOString());
    await sendWaiting.run({}, server.application.runner.free(new AbortController().signal));
    await server.settle();
    expect(await ana.log()).toEqual(['SENT', 'SKIPPED NO_ACCESS']);
    expect(await ben.log()).toEqual(['SKIPPED NO_ACCESS', 'SKIPPED NO_ACCESS']);
  });

  test('is asked with as many statements for thirty notices as for two, and fills whole pages', async () => {
    const group = await server.run((work) => makeGroup(work));
    const [here, there] = group.locationIds;
    const ana = await manager(here);
    const look = async () => {
      // The session is read from time to time, whoever asks for what.
      await ana.list();
      return captureStatements(server.database, () => ana.list());
    };
    const both = async (count: number) => {
      for (let i = 0; i < count; i += 1)
        for (const placeId of [here, there]) await tell([ana], { kind: 'documents.bundle', placeId });
    };
    await both(1);
    const few = (await look()).length;
    await both(32);
    expect((await look()).length).toBe(few);
    const first = await ana.list();
    expect(first.notices).toHaveLength(30);
    expect((await ana.list({ before: first.next ?? '' })).notices).toHaveLength(3);
  });

  test('is needed by every kind that managers are told of others’ matters', () => {
    const open = KINDS.filter((kind) => NOTICE_KINDS[kind].audience === 'MANAGERS' && neededFor(kind).length === 0);
    expect(open).toEqual([
      'approvals.requested',
      'approvals.decided',
      'team.invitationAccepted',
      'imports.ended',
      'exports.ended',
      'tokens.revoked',
    ]);
  });
});
