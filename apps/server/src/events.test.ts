import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { makeEmployer } from '@hearth/domains/access/factory';
import type { TestGrant } from '@hearth/domains/access/factory';
import { POLICY_CHANGED } from '@hearth/domains/access/events';
import { BRAND_CHANGED } from '@hearth/domains/core/events';
import { makeGroup } from '@hearth/domains/core/factory';
import type { MadeUser } from '@hearth/domains/identity/factory';
import { createSessionFor } from '@hearth/domains/identity/service';
import { newId } from '@hearth/kit/id';
import { MOST_STREAMS } from '@hearth/platform/realtime/stream-limits';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const server = await startTestServer();
const group = await server.run((work) => makeGroup(work));
const [here, there] = group.locationIds;

const gone = new AbortController();
const request = { ip: '203.0.113.7', signal: gone.signal };
const employer = (...rights: readonly TestGrant[]) => server.run((work) => makeEmployer(work, ...rights));

async function actorOf(token: string) {
  const actor = await server.application.sessions.authenticate(token);
  if (actor === null) throw new Error('not signed in');
  return actor;
}

/** What somebody hears from now on who follows some brands. */
function follow(user: Pick<MadeUser, 'token'>, ...brandIds: string[]) {
  return followSince(0, user, brandIds);
}

/** The same, where the page began to be read so many milliseconds ago. */
async function followSince(readForMs: number, user: Pick<MadeUser, 'token'>, brandIds: readonly string[]) {
  const stream = await server.application.streams.open(await actorOf(user.token), brandIds, request, readForMs);
  let heard = '';
  stream.on('data', (part: Buffer) => void (heard += part.toString()));
  return {
    stream,
    hears: (what: string) => expect.poll(() => heard).toContain(what),
    text: () => heard,
    ends: () => expect.poll(() => stream.writableEnded || stream.destroyed).toBe(true),
  };
}

/** Says something at a brand; its id is what is looked for. */
async function say(brandId: string, type = 'test.said'): Promise<string> {
  const id = newId();
  await server.run(({ emit }) =>
    emit({ type, group_id: group.id, topics: [`brand:${brandId}`], data: { thing_id: id } }),
  );
  return id;
}

test('whoever follows a brand above their place hears their own places, and neither siblings nor what is above', async () => {
  const listener = await follow(await employer({ brandId: here, as: 'LOCATION_MANAGER' }), group.id);
  const [sibling, above] = [await say(there), await say(group.id)];
  await listener.hears(await say(here));
  expect(listener.text()).not.toContain(sibling);
  expect(listener.text()).not.toContain(above);
});

test('whoever may read at a brand hears all places below it', async () => {
  const listener = await follow(await employer({ brandId: group.id, as: 'GROUP_MANAGER' }), group.id);
  for (const brandId of [group.id, here, there]) await listener.hears(await say(brandId));
});

test('what happened between the reading of a page and its stream is not lost: the page reads again', async () => {
  const user = await employer({ brandId: here, as: 'LOCATION_MANAGER' });
  const early = await follow(user, here);
  await early.hears(await say(here));
  await (await followSince(1_000, user, [here])).hears('event: resync');
  expect(early.text()).not.toContain('resync');
  const { status } = await server.request('GET', `/v1/events?read_for_ms=-1`, { token: user.token });
  expect(status).toBe(400);
});

test('a brand of another group, or one without a right, is not followed', async () => {
  const other = await server.run((work) => makeGroup(work));
  const { token } = await employer({ brandId: here, as: 'LOCATION_MANAGER' });
  for (const brandId of [other.id, there])
    expect((await server.request('GET', `/v1/events?brand=${brandId}`, { token })).status).toBe(403);
});

test('a right that is taken is not heard with from then on; what is left is, and the page reads again', async () => {
  const user = await employer({ brandId: here, as: 'LOCATION_MANAGER' }, { brandId: there, as: 'LOCATION_MANAGER' });
  const listener = await follow(user, group.id);
  await listener.hears(await say(there));
  await server.run(async ({ db, emit }) => {
    await db.execute(sql`delete from access."grant" where user_id = ${user.userId} and brand_id = ${there}`);
    await emit(
      POLICY_CHANGED.of({
        group_id: group.id,
        topics: [`user:${user.userId}`],
        data: { user_id: user.userId, role_id: null },
      }),
    );
  });
  await listener.hears('event: resync');
  const after = await say(there);
  await listener.hears(await say(here));
  expect(listener.text()).not.toContain(after);
  expect(listener.text()).toContain(POLICY_CHANGED.type);
});

test('an open stream is none of the calls under way: many of them leave the server as open as before', async () => {
  const { app, overload } = server.application;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const { token } = await employer({ brandId: here, as: 'LOCATION_MANAGER' });
  const leaving = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${(address as AddressInfo).port}/v1/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  const first = await answer.body?.getReader().read();
  expect(Buffer.from(first?.value ?? []).toString()).toContain('event: ready');
  expect(overload.underWay).toBe(0);
  leaving.abort();
});

test('a stream ends with the last right to what it follows', async () => {
  const user = await employer({ brandId: here, as: 'LOCATION_MANAGER' });
  const listener = await follow(user, here);
  await server.run(async ({ db, emit }) => {
    await db.execute(sql`delete from access."grant" where user_id = ${user.userId}`);
    await emit(POLICY_CHANGED.of({ group_id: group.id, topics: [], data: { user_id: user.userId, role_id: null } }));
  });
  await listener.ends();
});

test('a right that ends by itself is heard with until then, and not a moment longer', async () => {
  const user = await employer({
    brandId: here,
    as: 'LOCATION_MANAGER',
    validUntil: new Date(server.clock.now().getTime() + 60_000),
  });
  const listener = await follow(user, here);
  await listener.hears(await say(here));
  server.clock.advance(60_000);
  const late = await say(here);
  await listener.ends();
  expect(listener.text()).not.toContain(late);
});

test('a suspended brand is heard of no more', async () => {
  const own = await server.run((work) => makeGroup(work));
  const user = await employer({ brandId: own.id, as: 'GROUP_MANAGER' });
  const listener = await follow(user, own.id);
  await server.run(async ({ db, emit }) => {
    await db.execute(sql`update core.brand set status = 'suspended' where group_id = ${own.id}`);
    const data = { brand_id: own.id, action: 'SUSPENDED' } as const;
    await emit(BRAND_CHANGED.of({ group_id: own.id, topics: [`brand:${own.id}`], data }));
  });
  await listener.ends();
});

test('a stream ends within an hour, so that its token is looked at again', async () => {
  const listener = await follow(await employer({ brandId: here, as: 'LOCATION_MANAGER' }), here);
  server.clock.advance(3_600_000);
  await say(here);
  await listener.ends();
});

test('what is said to one person besides is heard by them alone', async () => {
  const [writer, colleague] = [
    await employer({ brandId: here, as: 'LOCATION_MANAGER' }),
    await employer({ brandId: here, as: 'LOCATION_MANAGER' }),
  ];
  const [own, other] = [await follow(writer, here), await follow(colleague, here)];
  const key = newId();
  await server.run(({ emit }) =>
    emit({
      type: 'test.said',
      group_id: group.id,
      topics: [`brand:${here}`],
      data: { location_id: here },
      aside: { user_id: writer.userId, data: { key } },
    }),
  );
  await own.hears(key);
  await other.hears(await say(here));
  expect(other.text()).not.toContain(key);
});

test('a session has five streams over all its tabs; one too many is refused with when to ask again', async () => {
  const user = await employer({ brandId: here, as: 'LOCATION_MANAGER' });
  const open = [];
  for (let count = 0; count < MOST_STREAMS.ofSession; count += 1) open.push(await follow(user, here));
  const refused = await server.request('GET', `/v1/events?brand=${here}`, { token: user.token });
  expect([refused.status, refused.refusal.code, refused.headers['retry-after']]).toEqual([
    429,
    'TOO_MANY_REQUESTS',
    '30',
  ]);
  const [first] = open;
  if (first !== undefined) await once(first.stream.destroy(), 'close');
  await follow(user, here);
});

test('a person has so many streams over all their sessions, and a refused one holds no place', async () => {
  const user = await employer({ brandId: here, as: 'LOCATION_MANAGER' });
  const limits = server.application.streams.limits;
  const before = limits.size;
  await expect(follow(user, there)).rejects.toThrow('');
  expect(limits.size).toBe(before);
  const tokens = [user.token];
  while (tokens.length * MOST_STREAMS.ofSession <= MOST_STREAMS.ofUser)
    tokens.push((await server.run((work) => createSessionFor(work, user.userId))).access_token);
  for (let count = 0; count < MOST_STREAMS.ofUser; count += 1)
    await follow({ token: tokens[Math.floor(count / MOST_STREAMS.ofSession)] ?? '' }, here);
  const last = { token: tokens.at(-1) ?? '' };
  await expect(follow(last, here)).rejects.toMatchObject({ kind: { status: 429 } });
});

test('three thousand people hear at once from one network', async () => {
  const { limits } = server.application.streams;
  const places = Array.from({ length: 3_000 }, (_, index) =>
    limits.take({ sessionId: `s${index}`, userId: `u${index}` }, '198.51.100.9'),
  );
  expect(places).toHaveLength(3_000);
  for (const giveBack of places) giveBack();
});
