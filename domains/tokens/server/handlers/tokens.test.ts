import { makeEmployer, makeGrant } from '@hearth/domains/access/factory';
import { revokeAllRights } from '@hearth/domains/access/service';
import { makeGroup } from '@hearth/domains/core/factory';
import { toChangeContext } from '@hearth/domains/core/service';
import { FACTORY_PASSWORD } from '@hearth/domains/identity/factory';
import {
  changePassword,
  disableUser,
  enableUser,
  hashPassword,
  markSecondFactorRequired,
  revokeSessionsOfUser,
} from '@hearth/domains/identity/service';
import type { Permission } from '@hearth/kit/permissions';
import { newApiToken } from '@hearth/platform/secrets/api-token';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  createOwnToken,
  createServiceToken,
  listGroupTokens,
  listOwnTokens,
  revokeGroupToken,
  revokeOwnToken,
} from '../../contract/endpoints.ts';

const server = await startTestServer({ environment: { RATE_LIMIT_FACTOR: '1000' } });
const DAY_MS = 86_400_000;

const openScene = () =>
  server.run(async (work) => {
    const [group, other] = [await makeGroup(work), await makeGroup(work)];
    const owner = await makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' });
    const manager = await makeEmployer(work, { brandId: group.locationIds[0], as: 'LOCATION_MANAGER' });
    const stranger = await makeEmployer(work, { brandId: other.id, as: 'ENTERPRISE_OWNER' });
    return { group, other, owner, manager, stranger, here: group.locationIds[0], beside: group.locationIds[1] };
  });
type Scene = Awaited<ReturnType<typeof openScene>>;
let scene: Scene;
beforeEach(async () => {
  scene = await openScene();
});

interface Wish {
  readonly at: string;
  readonly permissions?: readonly Permission[];
  readonly days?: number;
  readonly proof?: string;
}
const bodyOf = ({ at, permissions = ['VIEW_TEAM'], days = 90, proof = FACTORY_PASSWORD }: Wish) => ({
  name: 'Payroll',
  brand_id: at,
  permissions: [...permissions],
  days,
  proof,
});
const createOwn = (token: string, wish: Wish) => server.call(createOwnToken, { body: bodyOf(wish) }, token);
const createService = (token: string, wish: Wish, at = scene.group.id) =>
  server.call(createServiceToken, { params: { id: at }, body: bodyOf(wish) }, token);
const usedAt = async (id: string) => {
  const [row] = await server.run(({ db }) => db.query('select used_at from tokens.access_token where id = $1', [id]));
  return row?.['used_at'];
};
const listTeam = async (token: string, at: string) =>
  (await server.request('GET', `/v1/brands/${at}/employees`, { token })).status;
const addPosition = (token: string, at: string) =>
  server.request('POST', `/v1/brands/${at}/positions`, { token, body: { name: 'Bar', department: 'BAR' } });

describe('a personal token', () => {
  test('calls in place of the session, within its permissions and its brand', async () => {
    const { data, status } = await createOwn(scene.owner.token, { at: scene.here });
    expect([status, data.token]).toEqual([200, expect.stringMatching(/^hearth_pat_[\w-]{43}$/)]);
    expect(await listTeam(data.token, scene.here)).toBe(200);
    expect(await listTeam(data.token, scene.beside)).toBe(403);
    expect(await listTeam(data.token, scene.group.id)).toBe(403);
    expect((await addPosition(data.token, scene.here)).status, 'a permission that it does not have').toBe(403);
  });

  test('is for who has proven their address: it outlives the session', async () => {
    const { userId, token } = scene.owner;
    const prove = (at: string | null) =>
      server.run(({ db }) =>
        db.query('update identity."user" set email_verified_at = $2::timestamptz where id = $1', [userId, at]),
      );
    await prove(null);
    expect((await createOwn(token, { at: scene.here })).refusal.code).toBe('ADDRESS_NOT_PROVEN');
    await prove('2026-11-01T00:00:00Z');
    expect((await createOwn(token, { at: scene.here })).status).toBe(200);
  });

  test('sees only its own brands where the call names none', async () => {
    const { data } = await createOwn(scene.owner.token, { at: scene.here });
    const answer = await server.request('GET', '/v1/users/brands', { token: data.token });
    const { brands } = answer.data as { readonly brands: readonly { readonly id: string }[] };
    expect(brands.map(({ id }) => id)).toEqual([scene.here]);
  });

  test('reaches no other group, though its person does: by path, query and body', async () => {
    await server.run((work) =>
      makeGrant(work, scene.owner.userId, { brandId: scene.other.id, as: 'ENTERPRISE_OWNER' }),
    );
    const permissions = ['VIEW_TEAM', 'MANAGE_TEAM', 'VIEW_BRAND'] as const;
    const { data } = await createOwn(scene.owner.token, { at: scene.group.id, permissions });
    const [there] = scene.other.locationIds;
    await expect.poll(() => listTeam(scene.owner.token, there)).toBe(200);
    expect(await listTeam(data.token, there)).toBe(404);
    expect((await addPosition(data.token, there)).status).toBe(404);
    const services = await server.request('GET', `/v1/brands/services?brand_ids=${there}`, { token: data.token });
    expect(services.text).not.toContain(there);
    const body = { brand_ids: [there], brand_id: there, location_id: there, name: 'Ada' };
    const sent = await server.request('POST', `/v1/brands/${scene.here}/employees`, { token: data.token, body });
    expect(sent.status).toBe(400);
    const { text } = await server.request('GET', '/v1/users/brands', { token: data.token });
    expect(text).not.toContain(scene.other.id);
  });

  test('ends with its person: deactivated, with fewer rights, out of the group', async () => {
    const { data } = await createOwn(scene.manager.token, { at: scene.here });
    expect(await listTeam(data.token, scene.here)).toBe(200);
    await server.run((work) => disableUser(work, scene.manager.userId));
    expect(await listTeam(data.token, scene.here)).toBe(401);
    await server.run(({ db }) => enableUser(db, scene.manager.userId));
    expect(await listTeam(data.token, scene.here), 'activated again').toBe(401);
    const { userId, token } = await server.run((work) =>
      makeEmployer(work, { brandId: scene.here, as: 'LOCATION_MANAGER' }),
    );
    const other = await createOwn(token, { at: scene.here });
    await server.run((work) => revokeAllRights(work.db, toChangeContext(work), scene.group.id, userId));
    await expect.poll(() => listTeam(other.data.token, scene.here)).toBe(404);
  });

  test.each([
    [
      'a new password',
      async (userId: string) => {
        const hash = await hashPassword('Quite-another-9');
        await server.run((work) => changePassword(work, userId, hash));
      },
    ],
    [
      'the end of all sessions',
      (userId: string) => server.run((work) => revokeSessionsOfUser(work, userId, 'ENDED_BY_USER')),
    ],
  ])('ends at once with %s, on record; a service token does not', async (_what, end) => {
    const { data } = await createOwn(scene.owner.token, { at: scene.here });
    const service = await createService(scene.owner.token, { at: scene.here });
    await end(scene.owner.userId);
    expect(await listTeam(data.token, scene.here)).toBe(401);
    expect(await listTeam(service.data.token, scene.here)).toBe(200);
    await server.settle();
    const rows = await server.run(({ db }) =>
      db.query('select token_id, action from tokens.change where action = $1 and token_id = any($2)', [
        'REVOKED',
        [data.id, service.data.id],
      ]),
    );
    expect(rows).toEqual([{ token_id: data.id, action: 'REVOKED' }]);
  });

  test('is told to its person by email, without its secret', async () => {
    const { data } = await createOwn(scene.owner.token, { at: scene.here });
    await server.settle();
    const mails = await server.run(({ db }) =>
      db.query('select * from platform.mail where recipient = $1', [scene.owner.email]),
    );
    expect(mails).toMatchObject([{ subject: 'An API token was created' }]);
    expect(JSON.stringify(mails)).toContain('Payroll');
    expect(JSON.stringify(mails)).not.toContain(data.token.slice('hearth_pat_'.length));
  });

  test('does nothing while its person has to set up a second factor', async () => {
    const { data } = await createOwn(scene.manager.token, { at: scene.here });
    await server.run((work) => markSecondFactorRequired(work, [scene.manager.userId], true));
    const { status, refusal } = await server.request('GET', `/v1/brands/${scene.here}/employees`, {
      token: data.token,
    });
    expect([status, refusal.code]).toEqual([403, 'SETUP_REQUIRED']);
    await server.run((work) => markSecondFactorRequired(work, [scene.manager.userId], false));
    expect(await listTeam(data.token, scene.here)).toBe(200);
  });

  test('ends at its time and when it is revoked, at once', async () => {
    const first = await createOwn(scene.owner.token, { at: scene.here, days: 1 });
    const second = await createOwn(scene.owner.token, { at: scene.here });
    const revoked = await server.call(revokeOwnToken, { params: { token_id: second.data.id } }, scene.owner.token);
    expect(revoked.status).toBe(200);
    expect(await listTeam(second.data.token, scene.here)).toBe(401);
    expect(await listTeam(first.data.token, scene.here)).toBe(200);
    const began = server.clock.now();
    server.clock.set(new Date(began.getTime() + DAY_MS).toISOString());
    expect(await listTeam(first.data.token, scene.here)).toBe(401);
    server.clock.set(began.toISOString());
  });

  test('is nobody else’s to see or to revoke', async () => {
    const { data } = await createOwn(scene.owner.token, { at: scene.here });
    for (const other of [scene.manager, scene.stranger]) {
      const gone = await server.call(revokeOwnToken, { params: { token_id: data.id } }, other.token);
      expect(gone.status).toBe(404);
      const list = await server.call(listOwnTokens, { query: {} }, other.token);
      expect(list.data.tokens).toEqual([]);
    }
    const foreign = { params: { id: scene.other.id, token_id: data.id } };
    expect((await server.call(revokeGroupToken, foreign, scene.stranger.token)).status).toBe(404);
    expect(await listTeam(data.token, scene.here)).toBe(200);
  });

  test('is listed without its secret, with its last use once an hour', async () => {
    const { data } = await createOwn(scene.owner.token, { at: scene.here });
    const read = async () => (await server.call(listOwnTokens, { query: {} }, scene.owner.token)).data;
    const before = await read();
    expect(before).toMatchObject({ proof: 'PASSWORD', next: null });
    expect(before.tokens).toMatchObject([{ id: data.id, name: 'Payroll', used_at: null, is_expired: false }]);
    expect(JSON.stringify(before)).not.toContain(data.token.slice('hearth_pat_'.length));
    const began = server.clock.now();
    await listTeam(data.token, scene.here);
    server.clock.set(new Date(began.getTime() + 3_599_000).toISOString());
    await listTeam(data.token, scene.here);
    expect(await usedAt(data.id)).toEqual(began);
    server.clock.set(new Date(began.getTime() + 3_600_000).toISOString());
    await listTeam(data.token, scene.here);
    expect(await usedAt(data.id)).toEqual(server.clock.now());
    server.clock.set(began.toISOString());
  });
});

describe('creating a token', () => {
  test('asks for the password or code anew', async () => {
    const refused = await createOwn(scene.owner.token, { at: scene.here, proof: 'Wrong-horse-7' });
    expect([refused.status, (await server.call(listOwnTokens, { query: {} }, scene.owner.token)).data.tokens]).toEqual([
      400,
      [],
    ]);
    expect((await createService(scene.owner.token, { at: scene.here, proof: 'Wrong-horse-7' })).status).toBe(400);
  });

  test('refuses what the person does not have there', async () => {
    expect((await createOwn(scene.manager.token, { at: scene.beside })).status).toBe(403);
    expect((await createOwn(scene.manager.token, { at: scene.here, permissions: ['MANAGE_REHIRE'] })).status).toBe(403);
    expect((await createOwn(scene.manager.token, { at: scene.other.id })).status).toBe(404);
  });

  test.each([
    'VIEW_PAY',
    'SEND_MESSAGES',
    'VIEW_MESSAGES',
    'MODERATE_MESSAGES',
    'MANAGE_ACCESS',
    'IMPERSONATE',
    'IMPORT_DATA',
  ] as const)('never with %s', async (permission) => {
    expect((await createOwn(scene.owner.token, { at: scene.here, permissions: [permission] })).status).toBe(400);
  });

  test('never for more than a year, for nothing, or without an end', async () => {
    expect((await createOwn(scene.owner.token, { at: scene.here, days: 366 })).status).toBe(400);
    expect((await createOwn(scene.owner.token, { at: scene.here, permissions: [] })).status).toBe(400);
    const body = { name: 'x', brand_id: scene.here, permissions: ['VIEW_TEAM'], proof: FACTORY_PASSWORD };
    const { token } = scene.owner;
    expect((await server.request('POST', createOwnToken.path, { token, body })).status).toBe(400);
  });

  test('stops at fifty valid ones; a revoked one makes room', async () => {
    const first = await createOwn(scene.owner.token, { at: scene.here });
    await server.run(({ db }) =>
      db.query(
        `insert into tokens.access_token (id, group_id, brand_id, kind, user_id, name, permissions, token_hash, session_epoch, created_at, expires_at)
         select gen_random_uuid(), group_id, brand_id, kind, user_id, name, permissions, sha256(n::text::bytea || token_hash), session_epoch, created_at, expires_at
         from tokens.access_token, generate_series(1, 49) n where id = $1`,
        [first.data.id],
      ),
    );
    const refused = await createOwn(scene.owner.token, { at: scene.here });
    expect(refused.refusal.code).toBe('TOO_MANY_TOKENS');
    await server.call(revokeOwnToken, { params: { token_id: first.data.id } }, scene.owner.token);
    expect((await createOwn(scene.owner.token, { at: scene.here })).status).toBe(200);
  });

  test('and revoking are on record', async () => {
    const { data } = await createOwn(scene.owner.token, { at: scene.here });
    await server.call(revokeOwnToken, { params: { token_id: data.id } }, scene.owner.token);
    const rows = await server.run(({ db }) =>
      db.query('select action, actor_id, detail from tokens.change where token_id = $1 order by action', [data.id]),
    );
    expect(rows).toMatchObject([
      { action: 'CREATED', actor_id: scene.owner.userId, detail: { kind: 'PERSONAL', permissions: ['VIEW_TEAM'] } },
      { action: 'REVOKED', actor_id: scene.owner.userId },
    ]);
    expect(JSON.stringify(rows)).not.toContain('hearth_pat_');
  });
});

describe('no token', () => {
  const everything: readonly Permission[] = ['VIEW_TEAM', 'MANAGE_TEAM', 'VIEW_BRAND', 'MANAGE_BRAND', 'VIEW_JOBS'];

  test.each([
    ['creates tokens', 'POST', () => createOwnToken.path],
    ['lists tokens', 'GET', () => listOwnTokens.path],
    ['creates service tokens', 'POST', () => `/v1/brands/${scene.group.id}/access_tokens`],
    ['creates tokens of directories', 'POST', () => `/v1/brands/${scene.group.id}/provisioning_tokens`],
    ['gives access', 'GET', () => `/v1/brands/${scene.group.id}/grants`],
    ['sees sessions', 'GET', () => '/v1/users/sessions'],
    ['sees the person', 'GET', () => '/v1/users/info'],
    ['follows events', 'GET', () => '/v1/events'],
  ])('%s', async (_what, method, path) => {
    const own = await createOwn(scene.owner.token, { at: scene.group.id, permissions: everything });
    const service = await createService(scene.owner.token, { at: scene.group.id, permissions: everything });
    for (const { token } of [own.data, service.data]) {
      const { status } = await server.request(method, path(), { token, ...(method === 'POST' ? { body: {} } : {}) });
      expect([403, 404]).toContain(status);
    }
  });

  test('sees pay, though its person does', async () => {
    const { data } = await createOwn(scene.owner.token, { at: scene.here, permissions: ['VIEW_TEAM', 'MANAGE_TEAM'] });
    const policy = await server.request('GET', `/v1/policy?brand_id=${scene.here}`, { token: data.token });
    expect(policy.text).not.toContain('VIEW_PAY');
  });

  test('counts with another prefix, another length, or from another kind of caller', async () => {
    const { data } = await createOwn(scene.owner.token, { at: scene.here });
    const secret = data.token.slice('hearth_pat_'.length);
    const wrong = [`hearth_svc_${secret}`, `hscim_${secret}`, secret, `${data.token}A`, data.token.slice(0, -1)];
    for (const token of [...wrong, newApiToken('PERSONAL'), newApiToken('SERVICE')])
      expect(await listTeam(token, scene.here), token.slice(0, 12)).toBe(401);
    expect((await server.request('GET', '/scim/v2/Users', { token: data.token })).status).toBe(401);
    const inCookie = { cookie: `hearth_session=${data.token}; token=${data.token}` };
    const { status } = await server.request('GET', `/v1/brands/${scene.here}/employees`, { headers: inCookie });
    expect(status).toBe(401);
  });
});

describe('a service token', () => {
  test('has its own permissions at its brand, whatever becomes of its creator', async () => {
    const { data } = await createService(scene.owner.token, {
      at: scene.here,
      permissions: ['VIEW_TEAM', 'MANAGE_TEAM'],
    });
    expect(data.token).toMatch(/^hearth_svc_[\w-]{43}$/);
    await server.run((work) => disableUser(work, scene.owner.userId));
    expect(await listTeam(data.token, scene.here)).toBe(200);
    expect((await addPosition(data.token, scene.here)).status).toBe(200);
    expect(await listTeam(data.token, scene.beside)).toBe(403);
    expect(await listTeam(data.token, scene.other.locationIds[0])).toBe(404);
    expect((await server.request('GET', `/v1/brands/${scene.here}/jobs`, { token: data.token })).status).toBe(403);
  });

  test('is created and revoked by those who manage access for the whole group, for that group alone', async () => {
    expect((await createService(scene.manager.token, { at: scene.here })).status).toBe(403);
    expect((await createService(scene.manager.token, { at: scene.here }, scene.here)).status).toBe(403);
    expect((await createService(scene.stranger.token, { at: scene.here })).status).toBe(404);
    expect((await createService(scene.stranger.token, { at: scene.here }, scene.other.id)).status).toBe(404);
    const { data } = await createService(scene.owner.token, { at: scene.here });
    const revoke = (groupId: string, token: string) =>
      server.call(revokeGroupToken, { params: { id: groupId, token_id: data.id } }, token);
    expect((await revoke(scene.other.id, scene.stranger.token)).status).toBe(404);
    expect(await listTeam(data.token, scene.here)).toBe(200);
    expect((await revoke(scene.group.id, scene.owner.token)).status).toBe(200);
    expect(await listTeam(data.token, scene.here)).toBe(401);
  });

  test('never carries more than its creator could give', async () => {
    const limited = await server.run((work) =>
      makeEmployer(work, { brandId: scene.group.id, as: ['MANAGE_ACCESS', 'VIEW_TEAM'] }),
    );
    expect((await createService(limited.token, { at: scene.here })).status).toBe(200);
    const refused = await createService(limited.token, { at: scene.here, permissions: ['VIEW_TEAM', 'HIRE'] });
    expect(refused.refusal).toMatchObject({ code: 'NOT_YOURS_TO_GIVE', missing: ['HIRE'] });
  });

  test('is listed with the tokens of the group’s people, and its account can’t sign in', async () => {
    const own = await createOwn(scene.manager.token, { at: scene.here });
    const service = await createService(scene.owner.token, { at: scene.here });
    const { data } = await server.call(
      listGroupTokens,
      { params: { id: scene.group.id }, query: {} },
      scene.owner.token,
    );
    const shown = data.tokens.map(({ id, kind }) => [id, kind]);
    expect(shown).toHaveLength(2);
    expect(shown).toEqual(
      expect.arrayContaining([
        [service.data.id, 'SERVICE'],
        [own.data.id, 'PERSONAL'],
      ]),
    );
    const [account] = await server.run(({ db }) =>
      db.query(
        `select u.email, u.password_hash, u.first_name from identity."user" u join tokens.access_token t on t.user_id = u.id where t.id = $1`,
        [service.data.id],
      ),
    );
    expect(account).toEqual({ email: null, password_hash: null, first_name: 'Payroll' });
    const grants = await server.request('GET', `/v1/brands/${scene.group.id}/grants`, { token: scene.owner.token });
    expect(grants.text, 'a service is no one who holds a role').not.toContain('Payroll');
  });
});
