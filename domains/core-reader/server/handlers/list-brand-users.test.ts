import { makeEmployer } from '@hearth/domains/access/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { getEmployerScheme, getJobSeekerScheme, listBrandUsers } from '../../contract/endpoints.ts';

const server = await startTestServer();
const group = await server.run((work) =>
  makeGroup(work, { scheme: { backgroundColor: '#112233', accentColor: '#445566' } }),
);
const [location] = group.locationIds;
const owner = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));
const scheduler = await server.run((work) => makeEmployer(work, { brandId: location, as: 'SCHEDULER' }));

test('lists who has a right at a brand, and with its children who has one below', async () => {
  const ids = async (query: Record<string, string>) =>
    (await server.call(listBrandUsers, { params: { id: group.id }, query }, owner.token)).data.map((user) => user.id);
  expect(await ids({})).toEqual([owner.userId]);
  expect((await ids({ include_children: 'true' })).sort()).toEqual([owner.userId, scheduler.userId].sort());
});

test('shows addresses to those who manage access, and to nobody else', async () => {
  const at = async (token: string) =>
    (await server.call(listBrandUsers, { params: { id: location }, query: {} }, token)).data[0];
  expect(await at(owner.token)).toMatchObject({
    id: scheduler.userId,
    email: scheduler.email,
    accesses: [{ brand_id: location, role: 'SCHEDULER' }],
  });
  expect(await at(scheduler.token)).not.toHaveProperty('email');
});

test('colours come from the nearest brand above, and are the usual ones without a brand', async () => {
  const { data } = await server.call(getEmployerScheme, {}, scheduler.token);
  expect(data.scheme_settings).toEqual({ background_color: '#112233', accent_color: '#445566' });
  const own = await server.call(getJobSeekerScheme, {}, scheduler.token);
  expect(own.data).toEqual({
    scheme_settings: { background_color: '#0088dd', accent_color: '#0088dd' },
    profile_image: null,
    rectangle_profile_image: null,
  });
});
