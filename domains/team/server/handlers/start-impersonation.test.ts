import { changeSignInPolicy } from '@hearth/domains/access/contract';
import { makeEmployer, makeGrant } from '@hearth/domains/access/factory';
import * as identity from '@hearth/domains/identity/contract';
import { generateTotp, FACTORY_PASSWORD, frameHeaders, makeUser, readSetToken } from '@hearth/domains/identity/factory';
import { startTestServer } from '@hearth/testing/server';
import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeEmployee, openRestaurant } from '../../db/factory.ts';
import * as contract from '../../contract/endpoints.ts';
import { getImpersonationOffer } from '../../contract/impersonation-endpoints.ts';
import { openActing } from '../acting.fixture.ts';

const server = await startTestServer();
const MINUTE = 60_000;

let scene: Awaited<ReturnType<typeof openActing>>;
beforeEach(async () => {
  server.clock.advance(2 * 60 * MINUTE);
  scene = await openActing(server);
});

const activity = async (token: string) =>
  ((await scene.call('GET', '/v1/users/impersonations', token)).data as { impersonations: Record<string, unknown>[] })
    .impersonations;

describe('section 3.4, incident 19 (CWE-269): somebody acts for another person', () => {
  test('1 in a session row of its own that names actor, subject, reason and end, for 30 minutes at most', async () => {
    const { place, support, frame, begin, act } = scene;
    const token = await act(support, place.ines.user.userId, { minutes: 15 });
    const [row] = await server.run(({ db }) =>
      db.query(
        `select s.user_id, s.impersonator_id, i.actor_id, i.subject_id, i.reason, i.ends_at = s.expires_at as same_end,
         extract(epoch from i.ends_at - i.started_at)::int as seconds from identity.session s
         join identity.impersonation i using (id) where id = $1`,
        [token.session_id],
      ),
    );
    expect(row).toEqual({
      user_id: place.ines.user.userId,
      impersonator_id: support.user.userId,
      actor_id: support.user.userId,
      subject_id: place.ines.user.userId,
      reason: 'Cannot find her shifts',
      same_end: true,
      seconds: 900,
    });
    expect(token.user_id).toBe(place.ines.user.userId);
    await frame(support, identity.stopImpersonating.path);
    for (const minutes of [31, 60, 0, -5, 1.5])
      expect((await begin(support, place.ines.user.userId, { minutes })).status).toBe(400);
    for (const reason of ['', '   ', 'x'.repeat(301)])
      expect((await begin(support, place.ines.user.userId, { reason })).status).toBe(400);
  });

  test('2 its token says who acts (`act`); one that does not, or names another, is refused', async () => {
    const { place, support, act, whoIs } = scene;
    const token = await act(support, place.ines.user.userId);
    expect(decodeJwt(token.access_token)).toMatchObject({
      sub: place.ines.user.userId,
      act: { sub: support.user.userId },
    });
    expect((await whoIs(token.access_token)).status).toBe(200);
    for (const other of [place.manager.userId, null]) {
      await server.run(({ db }) =>
        db.query('update identity.session set impersonator_id = $1 where id = $2', [other, token.session_id]),
      );
      server.clock.advance(31_000);
      expect((await whoIs(token.access_token)).status).toBe(401);
    }
  });

  test('3 it has no refresh token: it lives from the cookie of the actor’s own session, and never past its end', async () => {
    const { place, support, tokenOf, act, isActing, whoIs } = scene;
    const first = await act(support, place.ines.user.userId, { minutes: 15 });
    server.clock.advance(9 * MINUTE);
    const second = await tokenOf(support);
    expect(second).toMatchObject({ session_id: first.session_id, expires_in: 6 * 60 });
    server.clock.advance(6 * MINUTE);
    expect((await whoIs(second?.access_token ?? '')).status).toBe(401);
    expect(await isActing(support)).toBe(false);
    expect(await tokenOf(support)).toMatchObject({
      session_id: support.user.sessionId,
      user_id: support.user.userId,
    });
  });

  test('4 it does not chain: who acts begins nothing further, in either name, and the token says so', async () => {
    const { place, support, browserOf, begin, act } = scene;
    const boss = await server.run((work) => makeEmployer(work, { brandId: place.groupId, as: 'ENTERPRISE_OWNER' }));
    const middle = await server.run((work) => makeEmployer(work, { brandId: place.groupId, as: 'GROUP_MANAGER' }));
    const token = await act(browserOf(boss), middle.userId);
    const chained = await begin(support, place.ines.user.userId, { token: token.access_token });
    expect([chained.status, chained.refusal.code]).toEqual([403, 'IMPERSONATED']);
    const twice = await begin(browserOf(boss), place.ines.user.userId);
    expect([twice.status, twice.refusal.code]).toEqual([409, 'ALREADY_ACTING']);
  });

  test('5 only for people below: not for themselves, their equals, those above, or those with a place elsewhere', async () => {
    const { place, support, begin } = scene;
    const [equal, owner, below] = await server.run(async (work) => [
      await makeEmployer(work, { brandId: place.here, as: 'SUPPORT' }),
      await makeEmployer(work, { brandId: place.groupId, as: 'ENTERPRISE_OWNER' }),
      await makeEmployer(work, { brandId: place.here, as: 'LOCATION_MANAGER' }),
    ]);
    expect((await begin(support, support.user.userId)).refusal.code).toBe('ACTING_SELF');
    expect((await begin(support, equal.userId)).refusal.code).toBe('ACTING_RANK');
    expect((await begin(support, owner.userId)).refusal.code).toBe('ACTING_RANK');
    const elsewhere = await openRestaurant(server);
    expect((await begin(support, elsewhere.ines.user.userId)).refusal.code).toBe('NOT_FOUND');
    await server.run((work) => makeGrant(work, below.userId, { brandId: elsewhere.here, as: 'RECRUITER' }));
    expect((await begin(support, below.userId)).refusal.code).toBe('ACTING_ELSEWHERE');
    await server.run(({ db }) =>
      makeEmployee(db, { groupId: elsewhere.groupId, locationId: elsewhere.here, userId: place.ines.user.userId }),
    );
    expect((await begin(support, place.ines.user.userId)).refusal.code).toBe('ACTING_ELSEWHERE');
    const candidate = await server.run((work) => makeUser(work));
    expect((await begin(support, candidate.userId)).refusal.code).toBe('NOT_FOUND');
  });

  test('6 only who proves themselves in the same moment: by the second step where there is one, else by the password', async () => {
    const { place, support, frame, begin, call } = scene;
    const wrong = await begin(support, place.ines.user.userId, { proof: 'Wrong-horse-7' });
    expect([wrong.status, wrong.refusal.code, wrong.refusal.fields?.[0]?.field]).toEqual([
      400,
      'WRONG_PASSWORD',
      'proof',
    ]);
    const setup = await call('POST', '/v1/users/mfa/setup', support.user.token, { password: FACTORY_PASSWORD });
    const { secret } = setup.data as { secret: string };
    const code = () => generateTotp(secret, server.clock.now());
    await call('POST', '/v1/users/mfa/setup/confirm', support.user.token, { code: await code() });
    server.clock.advance(MINUTE);
    const offer = { params: { id: place.groupId, user_id: place.ines.user.userId } };
    expect((await server.call(getImpersonationOffer, offer, support.user.token)).data.proof).toBe('TOTP');
    const password = await begin(support, place.ines.user.userId);
    expect([password.status, password.refusal.code]).toEqual([400, 'WRONG_SECOND_FACTOR']);
    expect((await begin(support, place.ines.user.userId, { proof: await code() })).status).toBe(200);
    await frame(support, identity.stopImpersonating.path);
    // A code is good once.
    expect((await begin(support, place.ines.user.userId, { proof: await code() })).status).toBe(400);
  });

  test('7 what proves, gives away, takes out, deletes or is private is refused, whatever the person may do', async () => {
    const { place, support, call, act } = scene;
    const manager = await server.run((work) => makeEmployer(work, { brandId: place.groupId, as: 'GROUP_MANAGER' }));
    const { access_token: token } = await act(support, manager.userId);
    const refused = [
      ['PUT', '/v1/users/password'],
      ['POST', '/v1/users/mfa/setup'],
      ['POST', '/v1/users/mfa/remove'],
      ['GET', '/v1/users/sessions'],
      ['DELETE', '/v1/users/sessions'],
      ['GET', '/v1/users/impersonations'],
      ['POST', `/v1/brands/${place.groupId}/grants`],
      ['PUT', `/v1/brands/${place.groupId}/sign_in_policy`],
      ['POST', '/v1/my/calendar_feed'],
    ] as const;
    for (const [method, path] of refused) {
      const reply = await call(method, path, token, method === 'GET' ? undefined : {});
      expect([method, path, reply.status, reply.refusal.code]).toEqual([method, path, 403, 'IMPERSONATED']);
    }
    const paid = await place.hireAt(place.here, { pay: { amount: 1400, currency: 'EUR' }, birthDate: '1990-02-03' });
    const params = { id: place.groupId, employee_id: paid.id };
    const own = await server.call(contract.getEmployee, { params }, manager.token);
    expect([own.data.pay, own.data.birth_date]).toEqual([{ amount: 1400, currency: 'EUR' }, '1990-02-03']);
    const acting = await server.call(contract.getEmployee, { params }, token);
    expect([acting.status, acting.data.pay, acting.data.birth_date]).toEqual([200, null, null]);
    const list = await server.call(contract.listEmployees, { params: { id: place.groupId }, query: {} }, token);
    expect(list.data.employees.every(({ pay, birth_date: born }) => pay === null && born === null)).toBe(true);
  });

  test('8 every record of what was done holds both ids, and every call that was made is counted', async () => {
    const { place, support, call, act } = scene;
    const manager = await server.run((work) => makeEmployer(work, { brandId: place.groupId, as: 'GROUP_MANAGER' }));
    const { access_token: token, session_id: id } = await act(support, manager.userId);
    const changed = await call('PUT', `/v1/brands/${place.here}`, token, { name: 'Harbour Deck' });
    expect(changed.status).toBe(200);
    await server.call(contract.listPositions, { params: { id: place.groupId } }, token);
    await server.call(contract.listPositions, { params: { id: place.groupId } }, token);
    const rows = await server.run(({ db }) =>
      db.query('select actor_id, impersonator_id from core.brand_change where brand_id = $1 and action = $2', [
        place.here,
        'CHANGED',
      ]),
    );
    expect(rows).toEqual([{ actor_id: manager.userId, impersonator_id: support.user.userId }]);
    const calls = await server.run(({ db }) =>
      db.query(
        'select endpoint, is_change, calls from identity.impersonation_call where impersonation_id = $1 order by 1',
        [id],
      ),
    );
    expect(calls).toEqual([
      { endpoint: 'core.changeBrand', is_change: true, calls: 1 },
      { endpoint: 'team.listPositions', is_change: false, calls: 2 },
    ]);
    const noted = await server.run(({ db }) =>
      db.query(
        `select split_part(row_key, ' ', 2) as endpoint, deed from platform.audit_entry
         where source = 'identity.impersonation_call' and row_key like $1 || ' %' order by id`,
        [id],
      ),
    );
    expect(noted).toEqual([
      { endpoint: 'core.changeBrand', deed: 'INSERT' },
      { endpoint: 'team.listPositions', deed: 'INSERT' },
      { endpoint: 'team.listPositions', deed: 'UPDATE' },
    ]);
    server.clock.advance(1_000);
    await call('PUT', `/v1/brands/${place.here}`, manager.token, { name: 'Harbour House' });
    const [last] = await server.run(({ db }) =>
      db.query('select impersonator_id from core.brand_change where brand_id = $1 order by at desc, id desc limit 1', [
        place.here,
      ]),
    );
    expect(last).toEqual({ impersonator_id: null });
  });

  test('9 the person is told by mail, and sees who it was, why, for how long, and what they looked at; they can end it', async () => {
    const { place, support, tokenOf, call, act, whoIs } = scene;
    const ines = place.ines.user;
    const token = await act(support, ines.userId);
    await call('GET', `/v1/my/shifts?from=2026-11-16&to=2026-11-22`, token.access_token);
    const mails = await server.run(({ db }) => db.query('select recipient, text_body from platform.mail'));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ recipient: ines.email });
    expect(String(mails[0]?.['text_body'])).toContain('Cannot find her shifts');
    server.clock.advance(6 * MINUTE);
    expect(await activity(ines.token)).toEqual([
      {
        id: token.session_id,
        actor_name: expect.stringMatching(/^Ada Person/),
        is_support: true,
        reason: 'Cannot find her shifts',
        started_at: expect.any(String),
        minutes: 6,
        is_open: true,
        areas: [{ area: 'scheduling', changed: false }],
      },
    ]);
    expect((await call('DELETE', `/v1/users/sessions/${token.session_id}`, ines.token)).status).toBe(200);
    expect((await whoIs(token.access_token)).status).toBe(401);
    expect(await tokenOf(support)).toMatchObject({ user_id: support.user.userId });
    expect(await activity(ines.token)).toMatchObject([{ is_open: false }]);
    const sessions = (await call('GET', '/v1/users/sessions', ines.token)).data as { sessions: unknown[] };
    expect(sessions.sessions).toHaveLength(1);
  });

  test('10 the person’s signing in and out never touches it, nor it theirs', async () => {
    const { place, support, browserOf, frame, tokenOf, act, isActing, whoIs } = scene;
    const ines = browserOf(place.ines.user);
    const token = await act(support, ines.user.userId);
    const again = await server.request('POST', '/auth/session/login', {
      body: { username: ines.user.email, password: FACTORY_PASSWORD },
      headers: frameHeaders(),
    });
    const fresh = { user: ines.user, cookie: readSetToken(again.headers) ?? '' };
    expect(again.data).not.toHaveProperty('impersonator_id');
    expect((await whoIs(token.access_token)).status).toBe(200);
    expect((await frame(fresh, identity.signOut.path)).status).toBe(200);
    expect((await whoIs(token.access_token)).status).toBe(200);
    expect(await isActing(ines)).toBe(false);
    await frame(support, identity.stopImpersonating.path);
    expect(await tokenOf(ines)).toMatchObject({ session_id: ines.user.sessionId, user_id: ines.user.userId });
  });
});

describe('stopping always works', () => {
  test('when its token is over, when the own session has ended, when the cookie’s token is an old one, and twice', async () => {
    const { place, support, frame, tokenOf, act, isActing } = scene;
    const token = await act(support, place.ines.user.userId);
    const old = support.cookie;
    server.clock.advance(11 * MINUTE);
    await tokenOf(support);
    server.clock.advance(11 * MINUTE);
    expect((await frame({ user: support.user, cookie: old }, identity.stopImpersonating.path)).status).toBe(200);
    expect(await isActing(support)).toBe(false);
    expect(await server.application.sessions.authenticate(token.access_token)).toBeNull();
    expect((await frame(support, identity.stopImpersonating.path)).data).toEqual({ stopped: true });
    expect((await tokenOf(support))?.user_id).toBe(support.user.userId);
  });

  test('when a second step is demanded of the person that nobody set up (alaveteli#9387): it never restricts who acts', async () => {
    const { place, support, frame, tokenOf, call, act, whoIs } = scene;
    const owner = await server.run((work) => makeEmployer(work, { brandId: place.groupId, as: 'ENTERPRISE_OWNER' }));
    const manager = await server.run((work) => makeEmployer(work, { brandId: place.here, as: 'LOCATION_MANAGER' }));
    const setup = await call('POST', '/v1/users/mfa/setup', support.user.token, { password: FACTORY_PASSWORD });
    const { secret } = setup.data as { secret: string };
    const code = () => generateTotp(secret, server.clock.now());
    await call('POST', '/v1/users/mfa/setup/confirm', support.user.token, { code: await code() });
    server.clock.advance(MINUTE);
    const token = await act(support, manager.userId, { proof: await code() });
    const body = { second_factor_required: true };
    await server.call(changeSignInPolicy, { params: { id: place.groupId }, body }, owner.token);
    expect((await whoIs(token.access_token)).status).toBe(200);
    expect((await whoIs(manager.token)).status).toBe(403);
    expect((await frame(support, identity.stopImpersonating.path)).status).toBe(200);
    expect(await tokenOf(support)).toMatchObject({ user_id: support.user.userId });
  });

  test('a guest, and a page of another site, stop nothing', async () => {
    const { place, support, frame, act, whoIs } = scene;
    const token = await act(support, place.ines.user.userId);
    const headers = { ...frameHeaders(support.cookie), origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' };
    expect((await server.request('POST', identity.stopImpersonating.path, { body: {}, headers })).status).toBe(403);
    expect((await frame({ user: support.user, cookie: '' }, identity.stopImpersonating.path)).status).toBe(200);
    expect((await whoIs(token.access_token)).status).toBe(200);
  });
});
