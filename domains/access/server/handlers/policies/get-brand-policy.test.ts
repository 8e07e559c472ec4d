import { makeGroup } from '@hearth/domains/core/factory';
import { toChangeContext, moveBrand, setBrandStatus } from '@hearth/domains/core/service';
import { makeUser } from '@hearth/domains/identity/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test, vi } from 'vitest';
import { checkSuspension, getBasicInfo } from '@hearth/domains/core/contract';
import { checkAuthorized, getBrandPolicy, listPolicies, listRoles } from '../../../contract/endpoints.ts';
import { makeEmployer } from '../../../db/factory.ts';
import { parseConditions } from '../../../rules/conditions.ts';
import { setPersona } from '../../service.ts';

const server = await startTestServer();
const group = await server.run((work) => makeGroup(work));
const stranger = await server.run((work) => makeGroup(work));
const [chiado, belem] = group.locationIds;

const permissionsAt = async (brandId: string, token: string) =>
  (await server.call(getBrandPolicy, { params: { id: brandId } }, token)).data.permissions.map(({ name }) => name);

test("a policy is what the caller's grants at the brand and above give, with where it comes from", async () => {
  const { token } = await server.run((work) =>
    makeEmployer(work, {
      brandId: group.regionId,
      as: ['VIEW_SCHEDULE', 'VIEW_BRAND'],
      conditions: parseConditions([{ type: 'POSITION_CATEGORY', codes: ['KITCHEN'] }]),
    }),
  );
  const { data } = await server.call(getBrandPolicy, { params: { id: belem } }, token);
  expect(data).toMatchObject({
    brandId: belem,
    permissions: [
      { name: 'VIEW_BRAND', category: 'HEARTH', conditions: [] },
      {
        name: 'VIEW_SCHEDULE',
        conditions: [{ type: 'POSITION_CATEGORY', values: [{ code: 'KITCHEN', values: [] }] }],
      },
    ],
    user_accesses: [{ brand_id: group.regionId, role: null, valid_until: null }],
    effective_permissions: ['VIEW_BRAND', 'VIEW_SCHEDULE'],
    effective_permissions_below: [],
  });
});

test('a policy says what opens calls below the brand, and leaves out what is limited in a way that no call filters by', async () => {
  const { token } = await server.run((work) =>
    makeEmployer(work, {
      brandId: chiado,
      as: ['VIEW_SCHEDULE', 'VIEW_JOBS', 'VIEW_BRAND'],
      conditions: parseConditions([{ type: 'POSITION_CATEGORY', codes: ['KITCHEN'] }]),
    }),
  );
  const effective = async (id: string) => {
    const { data } = await server.call(getBrandPolicy, { params: { id } }, token);
    return [data.effective_permissions, data.effective_permissions_below];
  };
  expect(await effective(chiado)).toEqual([['VIEW_BRAND', 'VIEW_SCHEDULE'], []]);
  expect(await effective(group.id)).toEqual([[], ['VIEW_BRAND', 'VIEW_SCHEDULE']]);
  expect(await effective(belem)).toEqual([[], []]);
});

test('without any right, and for brands that do not exist, the policy is empty', async () => {
  const candidate = await server.run((work) => makeUser(work));
  const { token } = await server.run((work) => makeEmployer(work, { brandId: chiado, as: 'SCHEDULER' }));
  const empty = (brandId: string) => ({
    brandId,
    permissions: [],
    user_accesses: [],
    effective_permissions: [],
    effective_permissions_below: [],
  });
  for (const [id, holder] of [
    [chiado, candidate.token],
    [stranger.id, token],
    [belem, token],
    ['0198c0de-0000-7000-8000-000000000000', token],
  ] as const) {
    expect((await server.call(getBrandPolicy, { params: { id } }, holder)).data).toEqual(empty(id));
  }
});

test('several policies are asked with brands_ids, and their grants come together once', async () => {
  const { token } = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'SCHEDULER' }));
  const { data } = await server.call(listPolicies, { query: { brands_ids: [chiado, belem, stranger.id] } }, token);
  expect(data.brands.map((brand) => [brand.brandId, brand.permissions.length > 0])).toEqual([
    [chiado, true],
    [belem, true],
    [stranger.id, false],
  ]);
  expect(data.user_accesses).toHaveLength(1);
});

test.each([
  ['VIEW_SCHEDULE', 'SCHEDULING', true],
  ['VIEW_SCHEDULE,EDIT_SCHEDULE', 'SCHEDULING', true],
  ['VIEW_SCHEDULE', 'TEAM', false],
  ['VIEW_SCHEDULE,VIEW_PAY', 'SCHEDULING', false],
  ['', 'SCHEDULING', false],
  ['toString', 'SCHEDULING', false],
])('is authorized for %j of the category %s: %s', async (required_permissions, permission_category, authorized) => {
  const { token } = await server.run((work) => makeEmployer(work, { brandId: chiado, as: 'SCHEDULER' }));
  const ask = async (id: string) =>
    (
      await server.call(
        checkAuthorized,
        { params: { id }, query: { required_permissions, permission_category } },
        token,
      )
    ).data.authorized;
  expect(await ask(chiado)).toBe(authorized);
  // A right at a brand below counts at the brand: any of its children, however deep (reading 36).
  expect(await ask(group.id)).toBe(authorized);
  expect(await ask(belem)).toBe(false);
  expect(await ask(stranger.id)).toBe(false);
});

test('can ask for any of the permissions, and at all or any of several brands', async () => {
  const { token } = await server.run((work) => makeEmployer(work, { brandId: chiado, as: 'SCHEDULER' }));
  const ask = async (required_permissions: string, more: Record<string, string>) => {
    const query = { required_permissions, permission_category: 'SCHEDULING', ...more } as const;
    const reply = await server.request(
      'GET',
      `/v1/brands/${chiado}/permissions/is_authorized?${new URLSearchParams(query)}`,
      {
        token,
      },
    );
    return (reply.data as { authorized: boolean }).authorized;
  };
  expect(await ask('VIEW_SCHEDULE,OVERRIDE_CONFLICT', {})).toBe(false);
  expect(await ask('VIEW_SCHEDULE,OVERRIDE_CONFLICT', { permissions_modifier: 'ANY' })).toBe(true);
  expect(await ask('VIEW_SCHEDULE', { brand_ids: belem })).toBe(false);
  expect(await ask('VIEW_SCHEDULE', { brand_ids: belem, brands_modifier: 'ANY' })).toBe(true);
  expect(await ask('', { permissions_modifier: 'ANY', brands_modifier: 'ANY' })).toBe(false);
});

test('the persona MANAGER_NO_SALES takes the right to see sales away, from that moment', async () => {
  const { token, userId } = await server.run((work) => makeEmployer(work, { brandId: chiado, as: 'LOCATION_MANAGER' }));
  expect(await permissionsAt(chiado, token)).toContain('VIEW_SALES');
  await server.run((work) => setPersona(work.db, toChangeContext(work), group.id, userId, 'MANAGER_NO_SALES'));
  await vi.waitFor(async () => expect(await permissionsAt(chiado, token)).not.toContain('VIEW_SALES'));
  expect(await permissionsAt(chiado, token)).toContain('VIEW_PAY');
});

test('moving a brand moves the rights with it: nobody keeps what the old place gave', async () => {
  const own = await server.run((work) => makeGroup(work));
  const [location] = own.locationIds;
  const { token } = await server.run((work) => makeEmployer(work, { brandId: own.regionId, as: 'SCHEDULER' }));
  expect(await permissionsAt(location, token)).toContain('VIEW_SCHEDULE');
  await server.run((work) => moveBrand(work.db, toChangeContext(work), location, own.countryId));
  await vi.waitFor(async () => expect(await permissionsAt(location, token)).toEqual([]));
});

test('at a suspended brand, and below it, the gate refuses everything but the question whether it is suspended', async () => {
  const own = await server.run((work) => makeGroup(work));
  const { token } = await server.run((work) => makeEmployer(work, { brandId: own.id, as: 'ENTERPRISE_OWNER' }));
  const isSuspended = async (id: string) => (await server.call(checkSuspension, { params: { id } }, token)).data;
  expect(await isSuspended(own.id)).toEqual({ is_suspended: false });
  await server.run((work) => setBrandStatus(work.db, toChangeContext(work), own.id, 'suspended'));
  await vi.waitFor(async () => expect(await isSuspended(own.regionId)).toEqual({ is_suspended: true }));
  const { status, refusal } = await server.call(getBasicInfo, { params: { id: own.regionId }, query: {} }, token);
  expect([status, refusal.code]).toEqual([403, 'ACCOUNT_SUSPENDED']);
  await vi.waitFor(async () => expect((await server.call(listRoles, {}, token)).status).toBe(403));
  expect((await server.call(checkSuspension, { params: { id: stranger.id } }, token)).status).toBe(404);
});

test('a right for a time begins and ends without anybody doing anything', async () => {
  const validUntil = new Date(server.clock.now().getTime() + 60_000);
  const { token } = await server.run((work) => makeEmployer(work, { brandId: chiado, as: 'SCHEDULER', validUntil }));
  expect(await permissionsAt(chiado, token)).toContain('VIEW_SCHEDULE');
  server.clock.advance(60_000);
  expect(await permissionsAt(chiado, token)).toEqual([]);
});
