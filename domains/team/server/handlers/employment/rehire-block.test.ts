import { makeEmployer } from '@hearth/domains/access/factory';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/rehire-endpoints.ts';
import { openRestaurant } from '../../../db/factory.ts';

const server = await startTestServer();
let scene: Awaited<ReturnType<typeof open>>;
async function open() {
  const place = await openRestaurant(server);
  const holder = await server.run((work) => makeEmployer(work, { brandId: place.groupId, as: 'GROUP_MANAGER' }));
  const former = await place.hireAt(place.here, { lastName: 'Leaver' });
  await server.run(({ db }) =>
    db.execute(sql`update team.employee set status = 'ENDED', end_date = '2026-06-30' where id = ${former.id}`),
  );
  return { ...place, holder, former: former.id };
}
beforeEach(async () => {
  scene = await open();
});
const at = (employeeId = scene.former, brandId = scene.groupId) => ({
  params: { id: brandId, employee_id: employeeId },
});
const block = (reason: string, token = scene.holder.token, ...where: Parameters<typeof at>) =>
  server.call(contract.blockRehire, { ...at(...where), body: { reason } }, token);
const read = (token = scene.holder.token) => server.call(contract.getRehireBlock, at(), token);

test('it is noted with a reason, changed, answered to and lifted, and who did what when stays', async () => {
  expect((await read()).data).toEqual({ blocked_from_rehire: null, history: [] });
  await block('Took from the till');
  await block('Took from the till, as was shown in June');
  const appealed = await server.call(
    contract.noteAppeal,
    { ...at(), body: { appeal: 'Says that somebody else had the key' } },
    scene.holder.token,
  );
  expect(appealed.data.blocked_from_rehire).toMatchObject({
    reason: 'Took from the till, as was shown in June',
    appeal: 'Says that somebody else had the key',
  });
  const { data } = await server.call(contract.liftRehireBlock, at(), scene.holder.token);
  expect(data.blocked_from_rehire).toBeNull();
  expect(data.history.map(({ deed, words }) => [deed, words])).toEqual([
    ['BLOCKED', 'Took from the till'],
    ['CHANGED', 'Took from the till, as was shown in June'],
    ['APPEALED', 'Says that somebody else had the key'],
    ['LIFTED', ''],
  ]);
});

test('other words for it leave what was said against it', async () => {
  await block('First');
  await server.call(contract.noteAppeal, { ...at(), body: { appeal: 'No' } }, scene.holder.token);
  expect((await block('Second')).data.blocked_from_rehire).toMatchObject({ reason: 'Second', appeal: 'No' });
});

test('only of who has left, and only with a reason; what is not there is neither answered to nor lifted', async () => {
  expect((await block('Never', scene.holder.token, scene.ines.id)).refusal.code).toBe('EMPLOYMENT_NOT_OVER');
  expect((await block(' ')).status).toBe(400);
  expect((await server.call(contract.liftRehireBlock, at(), scene.holder.token)).status).toBe(404);
  expect((await server.call(contract.noteAppeal, { ...at(), body: { appeal: 'x' } }, scene.holder.token)).status).toBe(
    404,
  );
});

test('its own right alone opens it, where that holds and for its department', async () => {
  const token = (brandId: string, as: Parameters<typeof makeEmployer>[1]['as']) =>
    server.run(async (work) => (await makeEmployer(work, { brandId, as })).token);
  expect((await read(await token(scene.groupId, 'LOCATION_MANAGER'))).status).toBe(403);
  expect((await block('No', await token(scene.groupId, ['VIEW_TEAM', 'MANAGE_TEAM', 'VIEW_PAY']))).status).toBe(403);
  expect((await block('No', await token(scene.there, ['MANAGE_REHIRE']), scene.former, scene.there)).status).toBe(404);
  expect((await block('Yes', await token(scene.here, ['MANAGE_REHIRE']), scene.former, scene.here)).status).toBe(200);
});

test('its history is never rewritten', async () => {
  await block('Once');
  await expect(
    server.run(({ db }) =>
      db.execute(sql`update team.rehire_event set words = 'Never' where employee_id = ${scene.former}`),
    ),
  ).rejects.toThrow(/permission denied/);
});
