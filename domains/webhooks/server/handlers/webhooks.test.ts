import { makeEmployer } from '@hearth/domains/access/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { disableUser, findName } from '@hearth/domains/identity/service';
import { listNotices } from '@hearth/domains/notices/contract';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, describe, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import type { WebhookEventType } from '../../contract/catalogue.ts';

const server = await startTestServer({ environment: { RATE_LIMIT_FACTOR: '1000' } });
const ADDRESS = 'https://example.com/hooks?key=hidden';

const openScene = () =>
  server.run(async (work) => {
    const [group, other] = [await makeGroup(work), await makeGroup(work)];
    const owner = await makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' });
    const manager = await makeEmployer(work, { brandId: group.locationIds[0], as: 'LOCATION_MANAGER' });
    const local = await makeEmployer(work, { brandId: group.locationIds[0], as: ['MANAGE_ACCESS'] });
    const stranger = await makeEmployer(work, { brandId: other.id, as: 'ENTERPRISE_OWNER' });
    return { group, other, owner, manager, local, stranger, here: group.locationIds[0] };
  });
let scene: Awaited<ReturnType<typeof openScene>>;
beforeEach(async () => {
  scene = await openScene();
});

interface Wish {
  readonly name?: string;
  readonly address?: string;
  readonly events?: readonly WebhookEventType[];
  readonly at?: string;
}
const bodyOf = ({ name = 'Payroll', address = ADDRESS, events = ['job.published'], at = scene.here }: Wish) => ({
  name,
  address,
  events: [...events],
  brand_id: at,
});
const create = (token: string, wish: Wish = {}, groupId = scene.group.id) =>
  server.call(contract.createWebhook, { params: { id: groupId }, body: bodyOf(wish) }, token);
const created = async () => (await create(scene.owner.token)).data;
const of = (id: string, groupId = scene.group.id) => ({ params: { id: groupId, webhook_id: id } });
const rowsOf = (table: 'endpoint' | 'delivery' | 'change', groupId: string) =>
  server.run(({ db }) =>
    db.query(
      table === 'endpoint'
        ? 'select * from webhooks.endpoint where group_id = $1 order by id'
        : table === 'delivery'
          ? 'select * from webhooks.delivery where group_id = $1 order by id'
          : 'select * from webhooks.change where group_id = $1 order by id',
      [groupId],
    ),
  );

describe('a webhook', () => {
  test('is created with a secret that is shown once and kept sealed', async () => {
    const { status, data } = await create(scene.owner.token);
    expect([status, data.secret]).toEqual([200, expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/)]);
    expect(data.webhook).toMatchObject({
      name: 'Payroll',
      address: ADDRESS,
      events: ['job.published'],
      brand_id: scene.here,
      state: 'ACTIVE',
      version: 1,
    });
    const reads = [
      await server.call(contract.listWebhooks, { params: { id: scene.group.id } }, scene.owner.token),
      await server.call(contract.getWebhook, of(data.webhook.id), scene.owner.token),
    ];
    expect(reads.map(({ status: code }) => code)).toEqual([200, 200]);
    const kept = JSON.stringify([await rowsOf('endpoint', scene.group.id), await rowsOf('change', scene.group.id)]);
    for (const text of [...reads.map((read) => read.text), kept]) expect(text).not.toContain(data.secret.slice(6));
  });

  test('is changed by whoever read its newest version', async () => {
    const { webhook } = await created();
    const body = { ...bodyOf({ name: 'Rota', at: scene.group.id }), version: 1 };
    const changed = await server.call(contract.updateWebhook, { ...of(webhook.id), body }, scene.owner.token);
    expect(changed.data).toMatchObject({ name: 'Rota', brand_id: scene.group.id, version: 2 });
    const stale = await server.call(contract.updateWebhook, { ...of(webhook.id), body }, scene.owner.token);
    expect(stale.refusal.code).toBe('WEBHOOK_STALE');
  });

  test('is paused, resumed and deleted with its deliveries; each is on record without the path of its address', async () => {
    const { webhook } = await created();
    const { token, userId } = scene.owner;
    const set = (state: 'ACTIVE' | 'PAUSED') =>
      server.call(contract.setWebhookState, { ...of(webhook.id), body: { state } }, token);
    expect((await set('PAUSED')).data).toMatchObject({ state: 'PAUSED', paused_because: 'PERSON' });
    expect((await server.call(contract.sendTestWebhook, of(webhook.id), token)).refusal.code).toBe('WEBHOOK_PAUSED');
    expect((await set('ACTIVE')).data).toMatchObject({ state: 'ACTIVE', paused_because: null });
    expect((await set('ACTIVE')).status).toBe(200);
    await server.call(contract.rotateWebhookSecret, of(webhook.id), token);
    await server.call(contract.sendTestWebhook, of(webhook.id), token);
    expect(await rowsOf('delivery', scene.group.id)).toHaveLength(1);
    expect((await server.call(contract.deleteWebhook, of(webhook.id), token)).status).toBe(200);
    expect(await rowsOf('endpoint', scene.group.id)).toEqual([]);
    expect(await rowsOf('delivery', scene.group.id)).toEqual([]);
    const record = await rowsOf('change', scene.group.id);
    const actions = record.map(({ action }) => action);
    expect(actions).toHaveLength(5);
    expect(new Set(actions)).toEqual(new Set(['CREATED', 'DELETED', 'PAUSED', 'RESUMED', 'ROTATED']));
    expect(new Set(record.map(({ actor_id: actor }) => actor))).toEqual(new Set([userId]));
    expect(JSON.stringify(record)).toContain('https://example.com');
    expect(JSON.stringify(record)).not.toContain('hidden');
  });

  test('is known to all who manage access as soon as it is created or moved, and after its end', async () => {
    const partner = await server.run((work) => makeEmployer(work, { brandId: scene.group.id, as: 'ENTERPRISE_OWNER' }));
    const { webhook } = await created();
    const { name: person } = await server.run(async ({ db }) => ({ name: await findName(db, scene.owner.userId) }));
    const told = async (token: string) =>
      (await server.call(listNotices, { query: {} }, token)).data.notices
        .filter(({ kind }) => kind === 'webhooks.changed')
        .map(({ title, text }) => [title, text]);
    const creation = ['Webhook Payroll was created', `Created by ${person}. It sends events to example.com.`];
    expect(await told(partner.token)).toEqual([creation]);
    const change = (wish: Wish, version: number) =>
      server.call(contract.updateWebhook, { ...of(webhook.id), body: { ...bodyOf(wish), version } }, scene.owner.token);
    await change({ name: 'Rota' }, 1);
    expect(await told(partner.token)).toHaveLength(1);
    await change({ name: 'Rota', address: 'https://example.net/' }, 2);
    await server.call(contract.deleteWebhook, of(webhook.id), scene.owner.token);
    const move = ['Webhook Rota has a new address', `Changed by ${person}. It now sends events to example.net.`];
    expect(await told(partner.token)).toEqual(expect.arrayContaining([creation, move]));
    for (const other of [scene.owner, scene.manager, scene.local, scene.stranger])
      expect(await told(other.token)).toEqual([]);
  });

  test('is tested so often in an hour', async () => {
    const { webhook } = await created();
    const ask = () => server.call(contract.sendTestWebhook, of(webhook.id), scene.owner.token);
    for (let sent = 0; sent < 30; sent += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });

  test('has two secrets for a day after a rotation', async () => {
    const { webhook, secret } = await created();
    const rotated = (await server.call(contract.rotateWebhookSecret, of(webhook.id), scene.owner.token)).data;
    expect(rotated.secret).not.toBe(secret);
    const until = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
    expect(rotated.webhook.rotation_ends_at).toBe(until);
  });

  test('is one of twenty at most; a deleted one makes room', async () => {
    const { webhook } = await created();
    await server.run(({ db }) =>
      db.query(
        `insert into webhooks.endpoint (id, group_id, brand_id, name, address, events, secret, state, version, created_at, updated_at)
         select gen_random_uuid(), group_id, brand_id, name, address, events, secret, state, version, created_at, updated_at
         from webhooks.endpoint, generate_series(1, 19) where id = $1`,
        [webhook.id],
      ),
    );
    expect((await create(scene.owner.token)).refusal.code).toBe('TOO_MANY_WEBHOOKS');
    await server.call(contract.deleteWebhook, of(webhook.id), scene.owner.token);
    expect((await create(scene.owner.token)).status).toBe(200);
  });

  test('outlives its creator, and goes with its group', async () => {
    const { webhook } = await created();
    await server.run((work) => disableUser(work, scene.owner.userId));
    expect(await rowsOf('endpoint', scene.group.id)).toMatchObject([{ id: webhook.id, state: 'ACTIVE' }]);
    const keys = await server.run(({ db }) =>
      db.query(
        `select conname, confdeltype from pg_constraint where conrelid = 'webhooks.endpoint'::regclass and contype = 'f' order by 1`,
      ),
    );
    expect(keys.map(({ confdeltype: how }) => how)).toEqual(expect.arrayContaining(['c', 'n']));
    expect(keys).toHaveLength(2);
  });
});

describe('nobody else', () => {
  test('manages webhooks than those who manage access for the whole group', async () => {
    const { webhook } = await created();
    const calls = (token: string, groupId: string) => [
      server.call(contract.listWebhooks, { params: { id: groupId } }, token),
      create(token, {}, groupId),
      server.call(contract.getWebhook, of(webhook.id, groupId), token),
      server.call(contract.deleteWebhook, of(webhook.id, groupId), token),
      server.call(contract.rotateWebhookSecret, of(webhook.id, groupId), token),
      server.call(contract.listWebhookDeliveries, { ...of(webhook.id, groupId), query: {} }, token),
      server.call(contract.sendTestWebhook, of(webhook.id, groupId), token),
    ];
    for (const reply of await Promise.all(calls(scene.manager.token, scene.group.id))) expect(reply.status).toBe(403);
    for (const reply of await Promise.all(calls(scene.local.token, scene.here))) expect(reply.status).toBe(403);
    for (const reply of await Promise.all(calls(scene.stranger.token, scene.group.id))) expect(reply.status).toBe(404);
    expect(await rowsOf('endpoint', scene.group.id)).toHaveLength(1);
  });

  test('reaches one of another group through their own: by path and by body', async () => {
    const { webhook } = await created();
    const { token } = scene.stranger;
    const foreign = of(webhook.id, scene.other.id);
    const body = { ...bodyOf({ at: scene.other.id }), version: 1 };
    const replies = [
      await server.call(contract.getWebhook, foreign, token),
      await server.call(contract.updateWebhook, { ...foreign, body }, token),
      await server.call(contract.setWebhookState, { ...foreign, body: { state: 'PAUSED' } }, token),
      await server.call(contract.rotateWebhookSecret, foreign, token),
      await server.call(contract.deleteWebhook, foreign, token),
      await server.call(contract.listWebhookDeliveries, { ...foreign, query: {} }, token),
      await server.call(contract.sendTestWebhook, foreign, token),
      await create(token, { at: scene.here }, scene.other.id),
    ];
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
    expect(await rowsOf('endpoint', scene.group.id)).toMatchObject([{ state: 'ACTIVE', version: 1 }]);
    expect(await rowsOf('endpoint', scene.other.id)).toEqual([]);
  });

  test('sends a delivery of another webhook again', async () => {
    const [{ webhook: first }, { webhook: second }] = [await created(), await created()];
    await server.call(contract.sendTestWebhook, of(first.id), scene.owner.token);
    const [delivery] = await rowsOf('delivery', scene.group.id);
    const params = { ...of(second.id).params, delivery_id: String(delivery?.['id']) };
    expect((await server.call(contract.resendWebhookDelivery, { params }, scene.owner.token)).status).toBe(404);
  });
});

describe('input', () => {
  test.each<[string, Wish]>([
    ['an address that is none', { address: 'example.com' }],
    ['an address of another kind', { address: 'ftp://example.com/' }],
    ['a script as an address', { address: 'javascript:alert(1)' }],
    ['an address that is too long', { address: `https://example.com/${'a'.repeat(2000)}` }],
    ['an address with a password', { address: 'https://user:secret@example.com/' }],
    ['NUL in its name', { name: 'Pay\0roll' }],
    ['NUL in its address', { address: 'https://example.com/\0' }],
    ['no name', { name: ' ' }],
    ['a name that is too long', { name: 'a'.repeat(101) }],
    ['no events', { events: [] }],
    ['events that there are not', { events: ['messaging.message_sent' as never] }],
    ['the test event', { events: ['webhook.test' as never] }],
  ])('is refused with %s', async (_what, wish) => {
    expect((await create(scene.owner.token, wish)).status).toBe(400);
    expect(await rowsOf('endpoint', scene.group.id)).toEqual([]);
  });

  test('holds an event once, however often it is named', async () => {
    const { data } = await create(scene.owner.token, { events: ['job.published', 'job.published'] });
    expect(data.webhook.events).toEqual(['job.published']);
  });
});

describe('the database', () => {
  test('shows a group its own webhooks and deliveries alone, never a secret, and lets it write none', async () => {
    const { webhook } = await created();
    const scopeOf = (groupId: string) => ({ kind: 'tenant' as const, groupIds: [groupId], userId: scene.owner.userId });
    const count = (groupId: string) =>
      server.run(({ db }) => db.query('select id from webhooks.endpoint'), scopeOf(groupId));
    expect(await count(scene.group.id)).toEqual([{ id: webhook.id }]);
    expect(await count(scene.other.id)).toEqual([]);
    for (const statement of [
      'select secret from webhooks.endpoint',
      'select previous_secret from webhooks.endpoint',
      'delete from webhooks.endpoint',
      `update webhooks.endpoint set name = 'x'`,
      'delete from webhooks.delivery',
      'delete from webhooks.change',
    ])
      await expect(
        server.run(({ db }) => db.query(statement), scopeOf(scene.group.id)),
        statement,
      ).rejects.toThrow(/permission denied/);
  });
});
