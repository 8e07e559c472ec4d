import { makeEmployer, makeGrant } from '@hearth/domains/access/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { frameHeaders, makeUser } from '@hearth/domains/identity/factory';
import { createSessionFor } from '@hearth/domains/identity/service';
import { startPushService } from '@hearth/testing/push-service';
import type { PushBrowser } from '@hearth/testing/push-service';
import type { Permission } from '@hearth/kit/permissions';
import { startTestServer } from '@hearth/testing/server';
import { afterAll, describe, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import type { NoticeKind } from '../../contract/kinds.ts';
import type { NoticeSettings } from '../../contract/schemas.ts';
import { sendWaiting } from '../jobs/send-due.ts';
import { SUBSCRIPTION } from '../queries/device.ts';
import { notify } from '../service.ts';

const server = await startTestServer({ at: '2026-11-24T10:00:00Z', environment: { MAIL_FROM: 'hearth@example.com' } });
await server.application.beforeServing();
const service = await startPushService();
afterAll(() => service.stop());

const OPEN: NoticeSettings = { mail: {}, push: {}, hides_text: false, quiet: null, time_zone: 'Europe/London' };
const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
/** As long as a point, and none: nothing can be encrypted for it. */
const OFF_THE_CURVE = Buffer.alloc(65, 4).toString('base64url');
const messages = (browser: PushBrowser) =>
  service.taken.filter(({ path }) => browser.endpoint.endsWith(path)).map(({ message }) => message);

async function person() {
  const user = await server.run((work) => makeUser(work));
  const { key } = (await server.call(contract.listNoticeDevices, {}, user.token)).data;
  const add = (body: PushBrowser, token = user.token) =>
    server.request('PUT', '/v1/my/notice_devices', { token, body, headers: { 'user-agent': PHONE } });
  const browser = service.subscribe(key ?? '');
  const choose = (more: Partial<NoticeSettings> = {}) =>
    server.call(contract.changeNoticeSettings, { body: { ...OPEN, ...more } }, user.token);
  await choose();
  return {
    ...user,
    key: key ?? '',
    browser,
    add,
    choose,
    devices: async () => (await server.call(contract.listNoticeDevices, {}, user.token)).data.devices,
    /** What became of each of their notices on devices, the oldest first: also after their session has run out. */
    log: () =>
      server.run(async ({ db }) => {
        const lines = await db.query(
          `select concat_ws(' ', state, reason) as line from notices.delivery where user_id = $1 and channel = 'PUSH' order by notice_id`,
          [user.userId],
        );
        return lines.map(({ line }) => line);
      }),
  };
}
type Made = Awaited<ReturnType<typeof person>>;

/** Tells people of something, and does what is asked for by that. */
async function tell(
  people: readonly Made[],
  more: {
    kind?: NoticeKind;
    title?: string;
    text?: string;
    thread?: string;
    groupId?: string;
    placeId?: string;
    needs?: readonly Permission[];
  } = {},
) {
  const { kind = 'schedule.published', title = 'Your shifts', text = 'Monday', ...rest } = more;
  // Ids grow with time, and with them the order of notices.
  server.clock.set(new Date(server.clock.now().getTime() + 1000).toISOString());
  await server.run((work) =>
    notify(work, {
      kind,
      timeZone: 'Europe/London',
      ...rest,
      people: people.map(({ userId }) => ({ userId, write: () => ({ title, text, link: '/my/shifts' }) })),
    }),
  );
  await server.settle();
}

/** What happens each minute, after some of them. */
async function later(minutes: number) {
  server.clock.set(new Date(server.clock.now().getTime() + minutes * 60_000).toISOString());
  await sendWaiting.run({}, server.application.runner.free(new AbortController().signal));
  await server.settle();
}

describe('a device', () => {
  test('shows what its owner is notified of: encrypted, signed, and known to no one between', async () => {
    const ana = await person();
    await ana.add(ana.browser);
    await tell([ana], { thread: 'week 48' });
    const [taken] = service.taken.filter(({ path }) => ana.browser.endpoint.endsWith(path));
    expect(taken?.message).toEqual({
      title: 'Your shifts',
      text: 'Monday',
      path: '/my/shifts',
      tag: taken?.topic,
      unread: 1,
    });
    expect(taken).toMatchObject({ ttl: '172800', urgency: 'normal', subject: 'mailto:hearth@example.com' });
    expect(taken?.topic).toMatch(/^[\w-]{32}$/);
    expect(taken?.bytes.includes('Monday')).toBe(false);
    expect(await ana.log()).toEqual(['SENT']);
    expect(await ana.devices()).toMatchObject([
      { browser: 'Chrome', system: 'Android', used_at: server.clock.now().toISOString() },
    ]);
  });

  test('is added once, however often its page opens, and belongs to whoever was the last to add it', async () => {
    const [ana, ben] = [await person(), await person()];
    await ana.add(ana.browser);
    await ana.add(ana.browser);
    expect(await ana.devices()).toHaveLength(1);
    await ben.add(ana.browser);
    expect(await ana.devices()).toEqual([]);
    expect(await ben.devices()).toHaveLength(1);
    await tell([ana]);
    expect(messages(ana.browser)).toEqual([]);
  });

  test('is its owner’s alone to see and to remove', async () => {
    const [ana, ben] = [await person(), await person()];
    await ana.add(ana.browser);
    const [device] = await ana.devices();
    const remove = (who: Made) =>
      server.call(contract.removeNoticeDevice, { params: { id: device?.id ?? '' } }, who.token);
    expect((await remove(ben)).status).toBe(404);
    expect(await ben.devices()).toEqual([]);
    expect((await remove(ana)).status).toBe(200);
    await tell([ana]);
    expect(messages(ana.browser)).toEqual([]);
  });

  test('is kept sealed, and of ten no eleventh is added', async () => {
    const ana = await person();
    for (let count = 0; count < 10; count += 1) await ana.add(service.subscribe(ana.key));
    expect((await ana.add(ana.browser)).refusal.code).toBe('TOO_MANY_DEVICES');
    const rows = await server.run(({ db }) =>
      db.query('select subscription from notices.device where user_id = $1', [ana.userId]),
    );
    expect(rows).toHaveLength(10);
    expect(rows.filter(({ subscription }) => String(subscription).includes('push'))).toEqual([]);
  });

  test.each([
    ['an address that is none', { endpoint: 'push' }, 'endpoint'],
    ['an address that is no page of the web', { endpoint: 'file:///etc/passwd' }, 'endpoint'],
    ['a key that is none', { keys: { p256dh: 'short', auth: 'short' } }, 'keys.p256dh'],
    ['a point that is not on the curve', { keys: { p256dh: OFF_THE_CURVE, auth: 'A'.repeat(22) } }, 'keys.p256dh'],
  ])('is not added with %s', async (_, wrong, field) => {
    const ana = await person();
    const { status, text } = await ana.add({ ...ana.browser, ...wrong });
    expect(status).toBe(400);
    expect(text).toContain(field);
    expect(await ana.devices()).toEqual([]);
  });

  test('shows nothing after its owner has signed out there', async () => {
    const ana = await person();
    await ana.add(ana.browser);
    const headers = frameHeaders(ana.refreshToken);
    expect((await server.request('POST', '/auth/session/sign-out', { body: {}, headers })).status).toBe(200);
    await server.settle();
    await tell([ana]);
    expect(messages(ana.browser)).toEqual([]);
  });

  test('shows nothing after all sessions of its owner have ended, nor to whoever else was signed in as them', async () => {
    const ana = await person();
    await ana.add(ana.browser);
    const { session_id: other, access_token: token } = await server.run((work) => createSessionFor(work, ana.userId));
    expect(other).not.toBe(ana.sessionId);
    const tablet = service.subscribe(ana.key);
    await ana.add(tablet, token);
    expect((await server.request('DELETE', '/v1/users/sessions', { token })).status).toBe(200);
    await server.settle();
    await tell([ana]);
    expect([...messages(ana.browser), ...messages(tablet)]).toEqual([]);
    expect(await ana.log()).toEqual([]);
  });
});

describe('a push service', () => {
  test('that no longer knows a browser ends the device', async () => {
    const ana = await person();
    await ana.add(ana.browser);
    service.misbehave({ status: 410 });
    await tell([ana]);
    expect(await ana.devices()).toEqual([]);
    expect(await ana.log()).toEqual(['SKIPPED DEVICE_GONE']);
  });

  test('that is busy or broken is asked again, later each time, and no sooner than it says', async () => {
    const ana = await person();
    await ana.add(ana.browser);
    service.misbehave({ status: 500 }, { status: 429, retryAfter: '900' });
    await tell([ana]);
    expect(await ana.log()).toEqual(['WAITING']);
    await later(2);
    expect(await ana.log()).toEqual(['WAITING']);
    await later(10);
    expect(messages(ana.browser)).toEqual([]);
    await later(6);
    expect(messages(ana.browser)).toHaveLength(1);
    expect(await ana.log()).toEqual(['SENT']);
  });

  test('that never takes it is given up after five tries', async () => {
    const ana = await person();
    await ana.add(ana.browser);
    const before = service.calls();
    service.misbehave(...Array.from({ length: 5 }, () => ({ status: 503 })));
    await tell([ana]);
    for (const wait of [2, 6, 21, 61, 600]) await later(wait);
    expect(service.calls() - before).toBe(5);
    expect(await ana.log()).toEqual(['FAILED UNREACHABLE']);
  });

  test('that refuses a message is not asked again', async () => {
    const ana = await person();
    await ana.add(service.subscribe('another installation’s key'));
    await tell([ana]);
    expect(await ana.log()).toEqual(['FAILED REFUSED']);
    expect(await ana.devices()).toHaveLength(1);
  });
});

describe('a device that nothing can be sent to', () => {
  /** What stands in the row of a person's one device, as an earlier version may have kept it. */
  const keep = (who: Made, subscription: object) =>
    server.run(async ({ db }) => {
      const [row] = await db.query('select id from notices.device where user_id = $1', [who.userId]);
      const id = String(row?.['id']);
      const sealed = SUBSCRIPTION.seal(db, id, JSON.stringify(subscription));
      await db.query('update notices.device set subscription = $2 where id = $1', [id, sealed]);
    });

  test.each([
    ['whose key is no point of the curve', { keys: { p256dh: OFF_THE_CURVE, auth: 'A'.repeat(22) } }],
    ['whose key cannot be read', { keys: {} }],
  ])('%s keeps nobody else waiting, and nobody is sent anything twice', async (_, wrong) => {
    const [ana, ben] = [await person(), await person()];
    await ana.add(ana.browser);
    await ben.add(ben.browser);
    await keep(ana, { ...ana.browser, ...wrong });
    await tell([ana, ben]);
    for (const wait of [3, 3, 3]) await later(wait);
    expect(messages(ben.browser)).toHaveLength(1);
    expect(await ben.log()).toEqual(['SENT']);
    expect(await ana.log()).toEqual(['FAILED REFUSED']);
  });
});

describe('what a device shows', () => {
  test('is what its owner chose, by kind', async () => {
    const ana = await person();
    await ana.add(ana.browser);
    await tell([ana], { kind: 'exports.ended' });
    await ana.choose({ push: { 'exports.ended': true, 'schedule.published': false } });
    await tell([ana], { kind: 'exports.ended', title: 'Your file is ready' });
    await tell([ana]);
    expect(messages(ana.browser).map(({ title }) => title)).toEqual(['Your file is ready']);
    expect(await ana.log()).toEqual(['SKIPPED OFF', 'SENT', 'SKIPPED OFF']);
  });

  test('waits for the end of quiet hours, unless it is urgent, and what was read by then is not shown', async () => {
    server.clock.set('2026-11-25T23:00:00Z');
    const ana = await person();
    await ana.add(ana.browser);
    await ana.choose({ quiet: { from: '22:00', until: '07:00' } });
    await tell([ana], { title: 'First' });
    await tell([ana], { title: 'Second' });
    expect(messages(ana.browser)).toEqual([]);
    const [{ id } = { id: '' }] = (await server.call(contract.listNotices, { query: {} }, ana.token)).data.notices;
    await server.call(contract.markNoticesRead, { body: { ids: [id], read: true } }, ana.token);
    await server.call(contract.sendTestNotice, {}, ana.token);
    await server.settle();
    expect(messages(ana.browser)).toMatchObject([{ title: 'Test notification' }]);
    await later(8 * 60 + 5);
    expect(messages(ana.browser).map(({ title }) => title)).toEqual(['Test notification', 'First']);
    const log = await ana.log();
    expect(log).toHaveLength(3);
    expect(log).toEqual(expect.arrayContaining(['SENT', 'SKIPPED READ']));
    expect(log.filter((entry) => entry === 'SENT')).toHaveLength(2);
  });

  test('is not shown to whoever has lost the right meanwhile', async () => {
    server.clock.set('2026-11-27T23:00:00Z');
    const ana = await person();
    await ana.add(ana.browser);
    await ana.choose({ quiet: { from: '22:00', until: '07:00' } });
    const group = await server.run((work) => makeGroup(work));
    await server.run((work) => makeGrant(work, ana.userId, { brandId: group.id, as: ['MANAGE_TEAM'] }));
    await tell([ana], { placeId: group.id, needs: ['MANAGE_TEAM'] });
    await server.run(({ db }) => db.query('delete from access.grant where user_id = $1', [ana.userId]));
    await later(8 * 60 + 5);
    expect([messages(ana.browser), await ana.log()]).toEqual([[], ['SKIPPED NO_ACCESS']]);
  });

  test('says nothing of a notice where its owner or the group hides it', async () => {
    const ana = await person();
    await ana.add(ana.browser);
    const group = await server.run((work) => makeGroup(work));
    const manager = await server.run((work) => makeEmployer(work, { brandId: group.id, as: ['MANAGE_BRAND'] }));
    const body = { hides_text: true, holds_off_clock: false, margin_minutes: 30, version: 0 };
    await server.call(contract.changeNoticePolicy, { params: { id: group.id }, body }, manager.token);
    await tell([ana], { groupId: group.id });
    await tell([ana], { title: 'Open' });
    await ana.choose({ hides_text: true });
    await tell([ana]);
    const hidden = { title: 'You have a new notification', text: '', path: '/my/shifts' };
    expect(messages(ana.browser)).toMatchObject([hidden, { title: 'Open' }, hidden]);
  });

  test('fits what push services take, however long a notice is', async () => {
    const ana = await person();
    await ana.add(ana.browser);
    await tell([ana], { title: '👩🏽‍🍳'.repeat(400), text: 'ж"\n'.repeat(3000) });
    expect(await ana.log()).toEqual(['SENT']);
  });
});

test('a test goes to devices even of whoever has no address, and the log tells what became of it', async () => {
  const ana = await person();
  expect((await server.call(contract.sendTestNotice, {}, ana.token)).refusal.code).toBe('NO_ADDRESS');
  await ana.add(ana.browser);
  const { id, address } = (await server.call(contract.sendTestNotice, {}, ana.token)).data;
  expect(address).toBeNull();
  const read = async (token = ana.token) =>
    (await server.call(contract.listDeliveries, { params: { id } }, token)).data.deliveries;
  expect(await read()).toMatchObject([
    { channel: 'MAIL', state: 'SKIPPED', reason: 'UNPROVEN' },
    { channel: 'PUSH', state: 'WAITING' },
  ]);
  await server.settle();
  const sent = { channel: 'PUSH', state: 'SENT', device: { browser: 'Chrome', system: 'Android' } };
  expect((await read())[1]).toMatchObject(sent);
  expect(await read((await person()).token)).toEqual([]);
});

test('a group’s policy is set at its root alone, by whoever may, and not over another’s change', async () => {
  const group = await server.run((work) => makeGroup(work));
  const manager = await server.run((work) => makeEmployer(work, { brandId: group.id, as: ['MANAGE_BRAND'] }));
  const body = { hides_text: false, holds_off_clock: true, margin_minutes: 45, version: 0 };
  const change = (id: string, version = 0) =>
    server.call(contract.changeNoticePolicy, { params: { id }, body: { ...body, version } }, manager.token);
  expect((await change(group.locationIds[0])).status).toBe(403);
  expect((await change(group.id)).data).toMatchObject({ margin_minutes: 45 });
  expect((await change(group.id)).refusal.code).toBe('CONFLICT');
  const { data } = await server.call(contract.getNoticePolicy, { params: { id: group.id } }, manager.token);
  expect(data.holds_off_clock).toBe(true);
});
