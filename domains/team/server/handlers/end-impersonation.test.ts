import { addGrant, revokeGrant } from '@hearth/domains/access/contract';
import { makeEmployer } from '@hearth/domains/access/factory';
import * as identity from '@hearth/domains/identity/contract';
import type { MadeUser } from '@hearth/domains/identity/factory';
import { createSessionFor, disableUser, revokeSessionsOfUser } from '@hearth/domains/identity/service';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { openRestaurant } from '../../db/factory.ts';
import * as contract from '../../contract/endpoints.ts';
import { openActing } from '../acting.fixture.ts';

const server = await startTestServer();
const MINUTE = 60_000;

let scene: Awaited<ReturnType<typeof openActing>>;
beforeEach(async () => {
  server.clock.advance(2 * 60 * MINUTE);
  scene = await openActing(server);
});

describe('it ends with what it rests on', () => {
  const endings: readonly (readonly [string, (ids: { grantee: MadeUser }) => Promise<unknown>])[] = [
    ['the actor signs out', () => scene.frame(scene.support, identity.signOut.path)],
    [
      'the actor changes their password',
      () => server.run((work) => revokeSessionsOfUser(work, scene.support.user.userId, 'CREDENTIALS_CHANGED')),
    ],
    ['the actor is disabled', () => server.run((work) => disableUser(work, scene.support.user.userId))],
    [
      'the person changes their password',
      ({ grantee }) => server.run((work) => revokeSessionsOfUser(work, grantee.userId, 'CREDENTIALS_CHANGED')),
    ],
    ['the person is disabled', ({ grantee }) => server.run((work) => disableUser(work, grantee.userId))],
    [
      'the actor loses the right',
      async () => {
        const owner = await server.run((work) =>
          makeEmployer(work, { brandId: scene.place.groupId, as: 'ENTERPRISE_OWNER' }),
        );
        const [row] = await server.run(({ db }) =>
          db.query('select id from access."grant" where user_id = $1', [scene.support.user.userId]),
        );
        const params = { id: scene.place.groupId, grant_id: String(row?.['id']) };
        expect((await server.call(revokeGrant, { params, query: {} }, owner.token)).status).toBe(200);
      },
    ],
    [
      'the person rises',
      async ({ grantee }) => {
        const owner = await server.run((work) =>
          makeEmployer(work, { brandId: scene.place.groupId, as: 'ENTERPRISE_OWNER' }),
        );
        const body = { email: grantee.email, role: 'ENTERPRISE_OWNER' };
        expect((await server.call(addGrant, { params: { id: scene.place.groupId }, body }, owner.token)).status).toBe(
          200,
        );
      },
    ],
  ];

  test.each(endings)('%s', async (_what, end) => {
    const { place, support, act, isActing, whoIs } = scene;
    const token = await act(support, place.ines.user.userId);
    expect((await whoIs(token.access_token)).status).toBe(200);
    await end({ grantee: place.ines.user });
    await expect.poll(async () => (await whoIs(token.access_token)).status).toBe(401);
    expect(await isActing(support)).toBe(false);
  });
});

describe('it reaches only where the actor may act', () => {
  test('a right that begins elsewhere while somebody acts is not there for them (better-auth#3852)', async () => {
    const { place, support, act } = scene;
    const manager = await server.run((work) => makeEmployer(work, { brandId: place.here, as: 'LOCATION_MANAGER' }));
    const token = await act(support, manager.userId);
    const elsewhere = await openRestaurant(server);
    // As if it had not been noticed: beside the call that ends the acting.
    await server.run(({ db }) =>
      db.query(
        `insert into access."grant" (id, group_id, brand_id, user_id, role, valid_from, consent)
         values (gen_random_uuid(), $1, $1, $2, 'LOCATION_MANAGER', '2026-01-01', 'SEED')`,
        [elsewhere.groupId, manager.userId],
      ),
    );
    const look = (brandId: string, bearer: string) =>
      server.call(contract.listPositions, { params: { id: brandId } }, bearer);
    expect((await look(elsewhere.groupId, token.access_token)).status).toBe(404);
    expect((await look(place.here, token.access_token)).status).toBe(200);
  });
});

test('that somebody is away is seen while acting, and not why: it may be illness', async () => {
  const { place, support, frame, call, act } = scene;
  const manager = await server.run((work) => makeEmployer(work, { brandId: place.groupId, as: 'GROUP_MANAGER' }));
  const body = { starts_on: '2026-12-07', ends_on: '2026-12-08', kind: 'SICK', note: 'Operation' };
  const asked = await call('POST', `/v1/my/employments/${place.ines.id}/time_off`, place.ines.user.token, body);
  expect(asked.status).toBe(200);
  const week = `/v1/brands/${place.here}/schedule?week=2026-12-07`;
  expect((await call('GET', week, manager.token)).text).toContain('"SICK"');
  for (const [subject, path] of [
    [place.ines.user.userId, '/v1/my/availability'],
    [manager.userId, week],
  ] as const) {
    const { access_token: token } = await act(support, subject);
    const seen = await call('GET', path, token);
    expect([seen.status, seen.text.includes('2026-12-07')]).toEqual([200, true]);
    expect(seen.text).not.toMatch(/SICK|Operation/);
    await frame(support, identity.stopImpersonating.path);
  }
});

describe('incident 2 (CVE-2025-66289): eight open ways in, by calls, streams, refreshing and impersonation', () => {
  const ends = [
    [
      'a changed password',
      (userId: string) => server.run((work) => revokeSessionsOfUser(work, userId, 'CREDENTIALS_CHANGED')),
    ],
    ['disabling', (userId: string) => server.run((work) => disableUser(work, userId))],
  ] as const;

  test.each(ends)('%s shuts them all', async (_what, end) => {
    const { place, support, browserOf, tokenOf, act, whoIs } = scene;
    const ines = place.ines.user;
    const open = () => server.run((work) => createSessionFor(work, ines.userId));
    const calls = [await open(), await open()];
    const refreshing = [await open(), await open()].map((one) =>
      browserOf({ ...ines, refreshToken: one.refresh_token }),
    );
    const second = browserOf(
      await server.run((work) => makeEmployer(work, { brandId: place.groupId, as: 'GROUP_MANAGER' })),
    );
    const acting = [await act(support, ines.userId), await act(second, ines.userId)];
    const streaming = [(await open()).access_token, (await open()).access_token, acting[0]?.access_token ?? ''];
    const streams = await Promise.all(
      streaming.map(async (token) => {
        const actor = await server.application.sessions.authenticate(token);
        if (actor === null) throw new Error('the token is not good');
        const request = { ip: '203.0.113.7', signal: new AbortController().signal };
        return (await server.application.streams.open(actor, [], request)).resume();
      }),
    );
    for (const { access_token: token } of [...calls, ...acting]) expect((await whoIs(token)).status).toBe(200);

    await end(ines.userId);
    await expect.poll(() => streams.every((stream) => stream.readableEnded)).toBe(true);
    for (const { access_token: token } of [...calls, ...acting]) expect((await whoIs(token)).status).toBe(401);
    for (const browser of refreshing) expect(await tokenOf(browser)).toBeNull();
    for (const browser of [support, second]) expect((await tokenOf(browser))?.user_id).toBe(browser.user.userId);
  });
});
