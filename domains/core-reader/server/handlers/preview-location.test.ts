import { makeEmployer } from '@hearth/domains/access/factory';
import { makeBrandTree } from '@hearth/domains/core/factory';
import { GROUP_PARENT } from '@hearth/domains/core/service';
import { makeEmployee } from '@hearth/domains/team/factory';
import { makeShift } from '@hearth/domains/scheduling/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { previewArchive, previewMove } from '../../contract/endpoints.ts';

const server = await startTestServer();
const tree = await server.run((work) =>
  makeBrandTree(work, {
    type: GROUP_PARENT,
    name: 'Lumen',
    children: [
      {
        type: 'GROUP',
        name: 'North',
        services: [{ code: 'TTS_DASHBOARD', type: 'ACTIVE', subServices: [] }],
        children: [{ type: 'LOCATION', name: 'Quay' }],
      },
      { type: 'GROUP', name: 'South', scheme: { backgroundColor: '#112233', accentColor: '#445566' } },
    ],
  }),
);
const [north, south] = tree.children.map(({ id }) => id) as [string, string];
const quay = tree.children[0]?.children[0]?.id ?? '';
const owner = await server.run((work) => makeEmployer(work, { brandId: tree.id, as: 'ENTERPRISE_OWNER' }));
const northern = await server.run((work) => makeEmployer(work, { brandId: north, as: 'GROUP_MANAGER' }));
const southern = await server.run((work) => makeEmployer(work, { brandId: south, as: 'GROUP_MANAGER' }));
const local = await server.run((work) => makeEmployer(work, { brandId: quay, as: 'LOCATION_MANAGER' }));
const preview = (id: string, brand_id: string, parent_id: string, token = owner.token) =>
  server.call(previewMove, { params: { id }, query: { brand_id, parent_id } }, token);

test('a move says whose access changes, what is inherited otherwise, and changes nothing', async () => {
  const { data } = await preview(tree.id, quay, south);
  expect(data.path).toEqual(['Lumen', 'South']);
  expect(data.people.map(({ change }) => change)).toEqual(['GAINS', 'LOSES']);
  expect(data).toMatchObject({ gained_services: [], lost_services: ['TTS_DASHBOARD'], looks_different: true });
  expect((await preview(tree.id, quay, north)).data).toMatchObject({
    people: [],
    settings: [],
    lost_services: [],
    looks_different: false,
  });
});

test('a move is previewed by whoever may make it, and refused as the move itself is', async () => {
  expect((await preview(north, quay, south, northern.token)).status).toBe(404);
  expect((await preview(tree.id, quay, south, northern.token)).status).toBe(403);
  expect((await preview(tree.id, quay, quay)).refusal.code).toBe('BRAND_INSIDE_ITSELF');
  expect((await preview(south, quay, south, southern.token)).status).toBe(404);
});

test('before a location is archived, its people, shifts, jobs and applications are counted', async () => {
  const at = (token: string) => server.call(previewArchive, { params: { id: quay } }, token);
  expect((await at(owner.token)).data).toEqual({ people: 0, coming_shifts: 0, live_jobs: 0, open_applications: 0 });
  await server.run(async (work) => {
    const { id } = await makeEmployee(work.db, { groupId: tree.id, locationId: quay });
    const day = (days: number) => new Date(work.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    await makeShift(work.db, { groupId: tree.id, locationId: quay }, { employee_id: id, date: day(2) });
    await makeShift(work.db, { groupId: tree.id, locationId: quay }, { employee_id: id, date: day(-2) });
  });
  expect((await at(local.token)).data).toMatchObject({ people: 1, coming_shifts: 1 });
  expect((await at(southern.token)).status).toBe(403);
});
