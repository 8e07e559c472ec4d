import type { Topic } from '@hearth/kit/event';
import { once } from 'node:events';
import { newId } from '@hearth/kit/id';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { spliced } from './place-matrix/addresses.ts';
import { marksIn } from './place-matrix/marks.ts';
import { SPOTS } from './place-matrix/scene.ts';
import type { Principal } from './place-matrix/scene.ts';
import { openScene } from './place-matrix/walk.ts';

const { server, registry, tenants, principals } = await openScene();
const brands = tenants.flatMap(({ key, groupId, brands: at }) =>
  [...at].map(([spot, id]) => ({ tenant: key, spot, id, groupId })),
);
const gone = new AbortController();
afterAll(() => gone.abort());

/** Opens a stream as somebody; null where it is refused. */
async function listen({ token }: Principal, brandIds: readonly string[]) {
  const actor = token === undefined ? null : await server.application.sessions.authenticate(token);
  if (actor === null) return null;
  const request = { ip: '203.0.113.7', signal: gone.signal };
  const stream = await server.application.streams.open(actor, brandIds, request).catch(() => null);
  if (stream === null) return null;
  let heard = '';
  stream.on('data', (part: Buffer) => void (heard += part.toString()));
  return {
    userId: actor.userId,
    heard: () => heard,
    end: async () => {
      stream.destroy();
      await once(stream, 'close');
    },
  };
}

async function say(topic: Topic, groupId: string | null): Promise<string> {
  const id = newId();
  await server.run(({ emit }) =>
    emit({ type: 'test.said', group_id: groupId, topics: [topic], data: { thing_id: id } }),
  );
  return id;
}

describe('event streams', () => {
  test('are opened at brands where, or below which, somebody holds a right, and nowhere else', async () => {
    for (const principal of principals) {
      const opened = [];
      for (const { tenant, spot, id } of brands) {
        const stream = await listen(principal, [id]);
        await stream?.end();
        if (stream !== null) opened.push(`${tenant}${spot}`);
      }
      const own = [...principal.reach, ...principal.above].map((spot) => `${principal.tenant}${spot}`);
      expect([principal.name, opened.toSorted()]).toEqual([principal.name, own.toSorted()]);
    }
  });

  test('tell of the places of whoever listens, and of nobody else’s', async () => {
    const listeners = [];
    for (const principal of principals) {
      const follows = brands.filter(
        ({ tenant, spot }) => tenant === principal.tenant && (principal.reach.has(spot) || principal.above.has(spot)),
      );
      const stream = await listen(
        principal,
        follows.map(({ id }) => id),
      );
      if (stream !== null) listeners.push({ principal, ...stream });
    }
    expect(listeners.length).toBeGreaterThan(8);
    const said = new Map<string, string>();
    for (const { tenant, spot, id, groupId } of brands) said.set(await say(`brand:${id}`, groupId), `${tenant}${spot}`);
    for (const { userId } of listeners) said.set(await say(`user:${userId}`, null), userId);
    // What is said twice to everybody comes after all of that.
    const ends = [];
    for (const round of [1, 2])
      for (const { userId } of listeners) ends.push({ round, userId, id: await say(`user:${userId}`, null) });
    for (const { principal, userId, heard } of listeners) {
      for (const end of ends) if (end.userId === userId) await expect.poll(heard).toContain(end.id);
      const told = [...said].filter(([id]) => heard().includes(id)).map(([, where]) => where);
      const meant = [...[...principal.reach].map((spot) => `${principal.tenant}${spot}`), userId];
      expect([principal.name, told.toSorted()]).toEqual([principal.name, meant.toSorted()]);
    }
    for (const { end } of listeners) await end();
  });
});

describe('signed addresses', () => {
  const candidateOf = (key: string) => tenants.find((tenant) => tenant.key === key)?.cores.get(SPOTS.child)?.candidate;
  const linksOf = async (key: string): Promise<readonly string[]> => {
    const texts = [];
    for (const path of ['/v1/my/interviews', '/v1/my/offers'])
      texts.push((await server.request('GET', path, { token: candidateOf(key)?.token ?? '' })).text);
    return [...texts.join().matchAll(/"link":"([^"]+)"/g)].map(([, link = '']) => link);
  };
  const withLink = server.application.implementations.filter(
    ({ endpoint: { access, schemas } }) =>
      access.kind === 'anyone' && schemas.body instanceof z.ZodObject && 'link' in schemas.body.shape,
  );

  test('of an interview and of an offer open that one, and no other with a part of it changed', async () => {
    const [ours, theirs] = [await linksOf('a'), await linksOf('b')];
    expect([ours, theirs].map((links) => links.length > 0)).toEqual([true, true]);
    expect(withLink.length).toBeGreaterThan(4);
    const open = withLink.filter(({ endpoint }) => endpoint.id.includes('.open'));
    let opened = 0;
    for (const { endpoint } of open) {
      for (const link of ours) {
        const reply = await server.request(endpoint.method, endpoint.path, { body: { link } });
        if (reply.status !== 200) continue;
        opened += 1;
        expect([...marksIn(reply.text, '', registry.marks).values()].every(({ tenant }) => tenant === 'a')).toBe(true);
      }
      for (const link of ours.flatMap((one) => theirs.flatMap((other) => spliced(one, other)))) {
        const reply = await server.request(endpoint.method, endpoint.path, { body: { link } });
        expect([endpoint.id, link, reply.status >= 400]).toEqual([endpoint.id, link, true]);
        expect(marksIn(reply.text, link, registry.marks)).toEqual(new Map());
      }
    }
    expect(opened).toBe(ours.length);
  });

  test('of a file give this file for this, and nothing else', async () => {
    const { files } = server.application.tools;
    const expiresAt = new Date(server.clock.now().getTime() + 60_000);
    const addressOf = async (key: string) => {
      await files.put(key, Buffer.from(`bytes of ${key}`), 'text/plain');
      return new URL(await files.downloadUrl({ key, name: `${key}.txt`, type: 'text/plain', expiresAt }), 'http://x');
    };
    const [ours, theirs] = [await addressOf('matrix/ours'), await addressOf('matrix/theirs')];
    const get = async ({ pathname, search }: URL) => (await server.request('GET', `${pathname}${search}`)).status;
    expect([await get(ours), await get(theirs)]).toEqual([200, 200]);
    for (const name of ours.searchParams.keys()) {
      const [crossed, without, longer] = [new URL(ours), new URL(ours), new URL(ours)];
      crossed.searchParams.set(name, theirs.searchParams.get(name) ?? '');
      without.searchParams.delete(name);
      longer.searchParams.set(name, `${ours.searchParams.get(name)}0`);
      const expected = crossed.search === ours.search ? 200 : 403;
      expect([name, await get(crossed), await get(without), await get(longer)]).toEqual([name, expected, 403, 403]);
    }
    const put = await server.request('PUT', `${ours.pathname}${ours.search}`, {
      payload: 'x',
      headers: { 'content-type': 'text/plain' },
    });
    expect(put.status).toBe(403);
    server.clock.advance(61_000);
    expect(await get(ours)).toBe(403);
  });
});
