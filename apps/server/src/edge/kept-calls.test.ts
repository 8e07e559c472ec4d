import { createPosition, listPositions } from '@hearth/domains/team/contract';
import { openRestaurant } from '@hearth/domains/team/factory';
import {
  canBeKept,
  forgetKeptCalls,
  IDEMPOTENCY_KEY,
  KEPT_A_DAY,
  keptRoom,
  REPLAYED,
} from '@hearth/platform/http/kept-call';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { modules } from '../modules.ts';

const server = await startTestServer();
const place = await openRestaurant(server);
const manager = await place.managerWith(['VIEW_TEAM', 'MANAGE_TEAM']);
const colleague = await place.managerWith(['VIEW_TEAM', 'MANAGE_TEAM']);
const url = createPosition.path.replace('{id}', place.groupId);

let name = 0;
let key = '';
beforeEach(() => {
  name += 1;
  key = `order-${name}`;
});
const body = (more: object = {}) => ({ name: `Position ${name}`, department: 'BAR', ...more });
const send = (sent: object, { token = manager.token, with: given = key, to = url } = {}) =>
  server.request('POST', to, { token, body: sent, headers: { [IDEMPOTENCY_KEY.toLowerCase()]: given } });
const countHere = async (): Promise<number> =>
  (await server.call(listPositions, { params: { id: place.groupId } }, manager.token)).data.positions.length;

describe('a call with a key', () => {
  test('is made once, and answered the same again', async () => {
    const before = await countHere();
    const first = await send(body());
    const second = await send(body());
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.data).toEqual(first.data);
    expect([first.headers[REPLAYED.toLowerCase()], second.headers[REPLAYED.toLowerCase()]]).toEqual([
      undefined,
      'true',
    ]);
    expect(await countHere()).toBe(before + 1);
  });

  test('is made once when it comes many times at once', async () => {
    const before = await countHere();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(body())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await countHere()).toBe(before + 1);
  });

  test('that was refused can be sent again with the same key', async () => {
    expect((await send(body({ department: 'NOWHERE' }))).status).toBe(400);
    expect((await send(body())).status).toBe(200);
  });

  test('is refused when the key belongs to another call of the caller', async () => {
    await send(body());
    const other = await send(body({ name: 'Something else' }));
    expect([other.status, other.refusal.fields?.[0]]).toMatchObject([400, { field: IDEMPOTENCY_KEY, rule: 'once' }]);
  });

  test('of somebody else is a call of its own', async () => {
    await send(body());
    const theirs = await send(body({ name: `Theirs ${name}` }), { token: colleague.token });
    expect(theirs.status).toBe(200);
  });

  test('asks for permission before its key is looked at', async () => {
    const elsewhere = await openRestaurant(server);
    await send(body());
    const there = await send(body(), { to: createPosition.path.replace('{id}', elsewhere.groupId) });
    expect([there.status, there.refusal.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('is made once also where so much was kept of its caller that this answer is not', async () => {
    const { token, userId } = await place.managerWith(['VIEW_TEAM', 'MANAGE_TEAM']);
    keptRoom.take(userId, KEPT_A_DAY);
    const before = await countHere();
    expect((await send(body(), { token })).status).toBe(200);
    const again = await send(body(), { token });
    expect([again.status, again.refusal.code]).toEqual([409, 'CONFLICT']);
    expect(await countHere()).toBe(before + 1);
  });

  test('is forgotten after a day', async () => {
    await send(body());
    server.clock.advance(24 * 3_600_000 + 1);
    await forgetKeptCalls.run({}, server.application.runner.free(new AbortController().signal));
    const rows = await server.run(({ db }) => db.query('select 1 from platform.kept_call'));
    server.clock.advance(-24 * 3_600_000 - 1);
    expect(rows).toEqual([]);
  });

  test('keeps its answer sealed', async () => {
    await send(body());
    const rows = await server.run(({ db }) => db.query('select answer from platform.kept_call'));
    expect(JSON.stringify(rows)).not.toContain('Position');
  });
});

describe('a key', () => {
  test.each(['', ' ', 'a b', 'é', 'x'.repeat(256)])('of a wrong form is refused: “%s”', async (given) => {
    const { status, refusal } = await send(body(), { with: given });
    expect([status, refusal.fields?.[0]?.field]).toEqual([400, IDEMPOTENCY_KEY]);
  });

  test('is refused where it can’t be kept', () => {
    const calls = modules.flatMap(({ endpoints }) => endpoints).map(({ endpoint }) => endpoint);
    const kept = new Set(calls.filter(canBeKept).map(({ id }) => id));
    expect(kept.has('team.createPosition')).toBe(true);
    for (const minting of ['tokens.createOwnToken', 'identity.signIn', 'webhooks.createWebhook'])
      expect(kept.has(minting), minting).toBe(false);
  });
});
