import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import { stageChanged } from '@hearth/domains/applications/events';
import { makeGroup } from '@hearth/domains/core/factory';
import { createJob } from '@hearth/domains/jobs/contract';
import { JOB_PUBLISHED } from '@hearth/domains/jobs/events';
import { completeJob } from '@hearth/domains/jobs/factory';
import { messageSent } from '@hearth/domains/messaging/events';
import { listNotices } from '@hearth/domains/notices/contract';
import type { HearthEvent } from '@hearth/kit/event';
import { newId } from '@hearth/kit/id';
import { isSignedBy, startWebhookReceiver } from '@hearth/testing/peers/webhook-receiver';
import type { ReceiverAnswer } from '@hearth/testing/peers/webhook-receiver';
import { startTestServer } from '@hearth/testing/server';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { WebhookEventType } from '../../contract/catalogue.ts';
import * as contract from '../../contract/endpoints.ts';
import { pauseAfter } from '../../rules/pauses.ts';
import { forgetDeliveriesAbout } from '../service.ts';
import { deliverWaiting } from './deliver-due.ts';
import { forgetDeliveries } from './forget-deliveries.ts';
import { writeDeliveries } from './write-deliveries.ts';

const server = await startTestServer({ at: '2027-01-30T12:00:00Z', environment: { RATE_LIMIT_FACTOR: '1000' } });
const receiver = await startWebhookReceiver();
afterAll(() => receiver.stop());
const [MINUTE, DAY] = [60_000, 86_400_000];

const openScene = () =>
  server.run(async (work) => {
    const [group, other] = [await makeGroup(work), await makeGroup(work)];
    const owner = await makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' });
    const manager = await makeEmployer(work, { brandId: group.locationIds[0], as: 'LOCATION_MANAGER' });
    return { group, other, owner, manager, here: group.locationIds[0], beside: group.locationIds[1] };
  });
let scene: Awaited<ReturnType<typeof openScene>>;
let path: string;
beforeEach(async () => {
  server.clock.set('2027-01-30T12:00:00Z');
  scene = await openScene();
  path = `/${newId()}`;
});

interface Wish {
  readonly at?: string;
  readonly events?: readonly WebhookEventType[];
  readonly address?: string;
}
async function webhook({
  at = scene.group.id,
  events = ['job.published'],
  address = receiver.origin + path,
}: Wish = {}) {
  const body = { name: 'Payroll', address, events: [...events], brand_id: at };
  const params = { id: scene.group.id };
  const { data } = await server.call(contract.createWebhook, { params, body }, scene.owner.token);
  const one = { params: { ...params, webhook_id: data.webhook.id } };
  return {
    id: data.webhook.id,
    secret: data.secret,
    one,
    read: async () => (await server.call(contract.getWebhook, one, scene.owner.token)).data,
    log: async (before?: string) =>
      (await server.call(contract.listWebhookDeliveries, { ...one, query: { before } }, scene.owner.token)).data,
    /** Also when the sessions of the scene have run out. */
    rows: () =>
      server.run(({ db }) =>
        db.query(`select * from webhooks.delivery where endpoint_id = $1 order by id`, [data.webhook.id]),
      ),
    states: () =>
      server.run(({ db }) =>
        db.query(`select state, paused_because, failing_since from webhooks.endpoint where id = $1`, [data.webhook.id]),
      ),
  };
}

const published = (locationId: string, groupId = scene.group.id): HearthEvent =>
  JOB_PUBLISHED.of({ group_id: groupId, topics: [`brand:${locationId}`], data: { job_id: newId() } });
async function happen(...events: readonly HearthEvent[]) {
  await server.run(async ({ emit }) => {
    for (const event of events) await emit(event);
  });
  await server.settle();
}
/** What happens each minute, after some time. */
async function later(ms: number) {
  server.clock.set(new Date(server.clock.now().getTime() + ms).toISOString());
  await deliverWaiting.run({}, server.application.runner.free(new AbortController().signal));
  await server.settle();
}
const answering =
  (text: string, status = 200): ReceiverAnswer =>
  (response) =>
    void response.writeHead(status).end(text);

describe('an event', () => {
  test('reaches a webhook with ids alone, signed by its secret', async () => {
    const { secret, log } = await webhook();
    const event = published(scene.here);
    await happen(event);
    const [message, ...more] = receiver.taken.filter((one) => one.path === path);
    if (message === undefined) throw new Error('Nothing came.');
    expect(more).toEqual([]);
    expect(JSON.parse(message.body)).toEqual({
      type: 'job.published',
      timestamp: '2027-01-30T12:00:00.000Z',
      data: { brand_id: scene.here, job_id: event.data['job_id'] },
    });
    expect(isSignedBy(secret, message)).toBe(true);
    expect(isSignedBy(secret, { ...message, body: `${message.body} ` })).toBe(false);
    expect(message.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-timestamp': '1801310400' });
    const { deliveries } = await log();
    expect(deliveries).toMatchObject([
      { type: 'job.published', state: 'DELIVERED', attempts: 1, response_status: 204, next_at: null },
    ]);
    expect(deliveries[0]?.event_id).toBe(message.headers['webhook-id']);
    expect(deliveries[0]?.payload).toBe(message.body);
  });

  test('goes to those alone that want it, of that brand and of what is above it', async () => {
    const inside = await webhook({ at: scene.here });
    const [beside, others] = [
      await webhook({ at: scene.beside, address: `${receiver.origin}${path}-beside` }),
      await webhook({ events: ['job.updated'], address: `${receiver.origin}${path}-others` }),
    ];
    await happen(published(scene.here), published(scene.other.locationIds[0], scene.other.id));
    expect([await inside.rows(), await beside.rows(), await others.rows()].map((rows) => rows.length)).toEqual([
      1, 0, 0,
    ]);
    expect(receiver.messages(path)).toHaveLength(1);
  });

  test('whose topic names a brand of another group reaches nobody', async () => {
    const { rows } = await webhook();
    await happen(published(scene.other.locationIds[0]));
    expect(await rows()).toEqual([]);
  });

  test('that is not offered reaches nobody: a message', async () => {
    const { rows } = await webhook({ events: ['job.published', 'job.updated', 'application.received'] });
    const subject = { id: newId(), groupId: scene.group.id, locationId: scene.here, candidateUserId: newId() };
    await happen(messageSent(subject, newId()));
    expect(await rows()).toEqual([]);
  });

  test('is written once per webhook, however often its listener runs', async () => {
    const { rows } = await webhook();
    const heard = { ...published(scene.here), id: newId(), at: server.clock.now() };
    const free = server.application.runner.free(new AbortController().signal);
    await Promise.all([1, 2, 3].map(() => writeDeliveries.run(heard, free)));
    await server.settle();
    expect(await rows()).toMatchObject([{ event_id: heard.id, state: 'DELIVERED' }]);
    expect(receiver.messages(path)).toHaveLength(1);
  });

  test('tells of an application its ids and its stage, and is forgotten with it', async () => {
    const { rows } = await webhook({ events: ['application.stage_changed'] });
    const post = { params: { id: scene.group.id }, body: completeJob(scene.here) };
    const job_id = (await server.call(createJob, post, scene.owner.token)).data.id;
    const known = { group_id: scene.group.id, location_id: scene.here, job_id, user_id: scene.manager.userId };
    const id = await server.run((work) => makeApplication(work, known));
    const subject = { id, groupId: scene.group.id, locationId: scene.here, jobId: job_id, userId: known.user_id };
    await happen(stageChanged(subject, 'INTERVIEW'));
    const [message] = receiver.messages(path);
    expect(message?.['data']).toEqual({
      brand_id: scene.here,
      application_id: subject.id,
      job_id: subject.jobId,
      stage: 'INTERVIEW',
    });
    expect(JSON.stringify(message)).not.toContain(subject.userId);
    await server.run(({ db }) => forgetDeliveriesAbout(db, subject.id));
    expect(await rows()).toEqual([]);
    await happen(stageChanged({ ...subject, id: newId() }, 'WITHDRAWN'));
    expect(await rows()).toEqual([]);
    expect(receiver.messages(path)).toHaveLength(1);
  });
});

describe('a receiver', () => {
  test('that fails is asked again, later each time, with the same id and body', async () => {
    const { log, read } = await webhook();
    receiver.answer(path, 500);
    await happen(published(scene.here));
    expect((await log()).deliveries).toMatchObject([
      { state: 'WAITING', attempts: 1, failure: 'STATUS', response_status: 500 },
    ]);
    expect((await read()).failing_since).toBe('2027-01-30T12:00:00.000Z');
    await later(6000);
    await later(2 * MINUTE);
    expect(receiver.messages(path)).toHaveLength(2);
    receiver.answer(path, undefined);
    await later(4 * MINUTE);
    const taken = receiver.taken.filter((one) => one.path === path);
    expect(taken).toHaveLength(3);
    expect(new Set(taken.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(taken.map((one) => one.body)).size).toBe(1);
    expect((await log()).deliveries).toMatchObject([{ state: 'DELIVERED', attempts: 3, failure: null }]);
    expect((await read()).failing_since).toBeNull();
  });

  test('is given up on after ten tries, about three days', async () => {
    const { rows, states } = await webhook();
    receiver.answer(path, 503);
    await happen(published(scene.here));
    for (let attempt = 1; attempt < 10; attempt += 1) await later(pauseAfter(attempt, 1) ?? 0);
    expect(await rows()).toMatchObject([{ state: 'FAILED', attempts: 10, not_before: null, response_status: 503 }]);
    await later(DAY);
    expect(receiver.messages(path)).toHaveLength(10);
    expect(await states()).toMatchObject([{ state: 'ACTIVE' }]);
  });

  test('that fails for five days pauses the webhook; those who manage access hear of it', async () => {
    const { states, id } = await webhook();
    receiver.answer(path, 500);
    await happen(published(scene.here));
    await server.run(({ db }) =>
      db.query('update webhooks.endpoint set failing_since = $2 where id = $1', [id, '2027-01-25T12:00:00Z']),
    );
    await later(6000);
    expect(await states()).toMatchObject([{ state: 'PAUSED', paused_because: 'FAILING' }]);
    const notices = (await server.call(listNotices, { query: {} }, scene.owner.token)).data;
    expect(JSON.stringify(notices)).toContain('Webhook Payroll was paused');
    expect(JSON.stringify((await server.call(listNotices, { query: {} }, scene.manager.token)).data)).not.toContain(
      'Payroll',
    );
    const before = receiver.messages(path).length;
    await happen(published(scene.here));
    await later(DAY);
    expect(receiver.messages(path)).toHaveLength(before);
  });

  test('that is gone pauses the webhook at once, and one that is resumed begins anew', async () => {
    const { states, one, log } = await webhook();
    receiver.answer(path, 410);
    await happen(published(scene.here));
    expect(await states()).toMatchObject([{ state: 'PAUSED', paused_because: 'GONE' }]);
    expect((await log()).deliveries).toMatchObject([{ state: 'FAILED', response_status: 410, attempts: 1 }]);
    receiver.answer(path, undefined);
    await server.call(contract.setWebhookState, { ...one, body: { state: 'ACTIVE' } }, scene.owner.token);
    expect(JSON.stringify((await server.call(listNotices, { query: {} }, scene.owner.token)).data)).not.toContain(
      'was paused',
    );
    await happen(published(scene.here));
    expect((await log()).deliveries.map(({ state }) => state).toSorted()).toEqual(['DELIVERED', 'FAILED']);
  });

  test('that leads elsewhere is not followed', async () => {
    const { log } = await webhook();
    receiver.answer(path, (response) => void response.writeHead(302, { location: `${path}-elsewhere` }).end());
    await happen(published(scene.here));
    expect((await log()).deliveries).toMatchObject([{ state: 'WAITING', failure: 'STATUS', response_status: 302 }]);
    expect(receiver.messages(`${path}-elsewhere`)).toEqual([]);
  });

  test('that answers without end has delivered; a kilobyte of it is kept, as text', async () => {
    const { log } = await webhook();
    receiver.answer(path, (response) => {
      response.writeHead(200);
      const more = (): void => void (response.destroyed || (response.write('é'.repeat(50_000)), setImmediate(more)));
      more();
    });
    await happen(published(scene.here));
    const [delivery] = (await log()).deliveries;
    expect(delivery).toMatchObject({ state: 'DELIVERED', response_status: 200 });
    expect(Buffer.byteLength(delivery?.response_body ?? '')).toBeLessThanOrEqual(1024);
    expect(delivery?.response_body?.startsWith('éé')).toBe(true);
  });

  test('that answers with what no database holds, or with markup, is kept as it can be read', async () => {
    const { log } = await webhook();
    receiver.answer(path, answering('a\0b\u0007\n<script>\uFFFF', 400));
    await happen(published(scene.here));
    expect((await log()).deliveries[0]?.response_body).toBe('ab\n<script>\uFFFF');
    receiver.answer(path, (response) => void response.writeHead(500).end(Buffer.alloc(3000, 0xff)));
    await later(MINUTE);
    const [delivery] = (await log()).deliveries;
    expect(delivery?.response_status).toBe(500);
    expect(Buffer.byteLength(delivery?.response_body ?? '')).toBeLessThanOrEqual(1024);
  });

  test('that is not there, or breaks off, is asked again', async () => {
    const [nowhere, broken] = [await webhook({ address: 'http://127.0.0.1:1/hooks' }), await webhook()];
    receiver.answer(path, (response) => void response.destroy());
    await happen(published(scene.here));
    for (const one of [nowhere, broken])
      expect((await one.log()).deliveries).toMatchObject([
        { state: 'WAITING', failure: 'UNREACHABLE', response_status: null, response_body: null },
      ]);
  });
});

describe('many deliveries', () => {
  test('reach their receivers while others are silent, and none is sent twice', { timeout: 180_000 }, async () => {
    const silent = await webhook();
    receiver.answer(path, () => undefined);
    const sound = await Promise.all(
      [1, 2, 3].map(async (number) => {
        const made = await webhook({ address: `${receiver.origin}${path}-${number}` });
        return { ...made, path: `${path}-${number}` };
      }),
    );
    const events = Array.from({ length: 30 }, () => published(scene.here));
    await server.run(async ({ emit }) => {
      for (const event of events) await emit(event);
    });
    const settled = server.settle();
    const counts = () => sound.map((one) => receiver.messages(one.path).length);
    await expect.poll(counts, { timeout: 60_000 }).toEqual([30, 30, 30]);
    // The silent one has been waited for no longer than a few at once, and holds nobody up.
    expect(receiver.messages(path).length).toBeLessThanOrEqual(10);
    receiver.answer(path, 500);
    await settled;
    expect(counts()).toEqual([30, 30, 30]);
    const rows = await silent.rows();
    expect(rows).toHaveLength(30);
    expect(rows.every(({ state }) => state === 'WAITING')).toBe(true);
    expect(rows.some(({ failure }) => failure === 'TIMEOUT')).toBe(true);
    expect((await silent.read()).failing_since).not.toBeNull();
  });

  test('are taken by several nodes at once without being sent twice', async () => {
    await webhook();
    await server.run(async ({ emit }) => {
      for (let count = 0; count < 20; count += 1) await emit(published(scene.here));
    });
    await Promise.all([server.settle(), server.settle(), server.settle()]);
    const ids = receiver.taken.filter((one) => one.path === path).map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
  });
});

describe('the log', () => {
  test('is read page by page, newest first', async () => {
    const { log } = await webhook();
    await happen(...Array.from({ length: 30 }, () => published(scene.here)));
    const first = await log();
    expect(first.deliveries).toHaveLength(25);
    const second = await log(first.next ?? '');
    expect([second.deliveries.length, second.next]).toEqual([5, null]);
    const ids = [...first.deliveries, ...second.deliveries].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted().toReversed());
    expect(new Set(ids).size).toBe(30);
  });

  test('is kept for thirty days', async () => {
    const { rows } = await webhook();
    await happen(published(scene.here));
    const forget = () => forgetDeliveries.run({}, server.application.runner.free(new AbortController().signal));
    server.clock.set(new Date(server.clock.now().getTime() + 30 * DAY).toISOString());
    await forget();
    expect(await rows()).toHaveLength(1);
    server.clock.set(new Date(server.clock.now().getTime() + 1).toISOString());
    await forget();
    expect(await rows()).toEqual([]);
  });

  test('sends one again, with the same id, and a test', async () => {
    const { log, one } = await webhook();
    receiver.answer(path, 500);
    await happen(published(scene.here));
    const [failed] = (await log()).deliveries;
    receiver.answer(path, undefined);
    const params = { ...one.params, delivery_id: failed?.id ?? '' };
    expect((await server.call(contract.resendWebhookDelivery, { params }, scene.owner.token)).status).toBe(200);
    await server.settle();
    expect((await log()).deliveries).toMatchObject([{ state: 'DELIVERED', attempts: 1, event_id: failed?.event_id }]);
    await server.call(contract.sendTestWebhook, one, scene.owner.token);
    await server.settle();
    expect((await log()).deliveries.map(({ type }) => type)).toEqual(expect.arrayContaining(['webhook.test']));
    expect(receiver.messages(path).at(-1)).toEqual({
      type: 'webhook.test',
      timestamp: server.clock.now().toISOString(),
      data: { brand_id: scene.group.id },
    });
  });
});

test('a new secret signs at once, and the one before beside it for a day', async () => {
  const { secret, one } = await webhook();
  const { data } = await server.call(contract.rotateWebhookSecret, one, scene.owner.token);
  await happen(published(scene.here));
  const signers = () => {
    const message = receiver.taken.findLast((taken) => taken.path === path);
    return message === undefined ? [] : [secret, data.secret].map((key) => isSignedBy(key, message));
  };
  expect(signers()).toEqual([true, true]);
  server.clock.set(new Date(server.clock.now().getTime() + DAY).toISOString());
  await happen(published(scene.here));
  expect(receiver.messages(path)).toHaveLength(2);
  expect(signers()).toEqual([false, true]);
  await forgetDeliveries.run({}, server.application.runner.free(new AbortController().signal));
  const [row] = await server.run(({ db }) =>
    db.query('select previous_secret, previous_until from webhooks.endpoint where group_id = $1', [scene.group.id]),
  );
  expect(row).toEqual({ previous_secret: null, previous_until: null });
});
