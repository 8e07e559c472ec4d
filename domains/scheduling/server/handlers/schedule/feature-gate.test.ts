import { makeEmployer } from '@hearth/domains/access/factory';
import { makeBrandTree } from '@hearth/domains/core/factory';
import { setServices } from '@hearth/domains/core/service';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { getSchedule, saveShifts } from '../../../contract/endpoints.ts';

const server = await startTestServer();

/** A group whose second location has these services as said. */
async function houses(...services: readonly (readonly [code: string, type: string])[]) {
  const [here, there] = [newId(), newId()];
  const tree = await server.run((work) =>
    makeBrandTree(work, {
      type: 'GP-GROUP',
      name: 'Lumen',
      children: [
        { id: here, type: 'LOCATION', name: 'Quay' },
        { id: there, type: 'LOCATION', name: 'Mole' },
      ],
    }),
  );
  await server.run(({ db }) =>
    setServices(
      db,
      { id: there, groupId: tree.id },
      services.map(([code, type]) => ({ code, type, subServices: [] })),
    ),
  );
  const owner = await server.run((work) => makeEmployer(work, { brandId: tree.id, as: 'ENTERPRISE_OWNER' }));
  const recruiter = await server.run((work) => makeEmployer(work, { brandId: tree.id, as: 'RECRUITER' }));
  const read = (id: string, token = owner.token) => server.call(getSchedule, { params: { id }, query: {} }, token);
  const save = (id: string) =>
    server.call(
      saveShifts,
      { params: { id }, body: { idempotency_key: newId(), commands: [], answers: [] } },
      owner.token,
    );
  return { here, there, read, save, recruiter };
}

test('a location that does not show its schedule refuses it, whatever the caller may do, and another one does not', async () => {
  const { here, there, read, recruiter } = await houses(['TEAM_LIVE', 'OFF']);
  expect((await read(here)).status).toBe(200);
  const refused = await read(there);
  expect([refused.status, refused.refusal.code]).toEqual([403, 'FEATURE_OFF']);
  expect((await read(there, recruiter.token)).refusal.code).toBe('FORBIDDEN');
});

test('passive access is enough', async () => {
  const { there, read } = await houses(['TEAM_LIVE', 'PASS']);
  expect((await read(there)).status).toBe(200);
});

test('a location that shows its schedule and does not plan it lets nobody edit', async () => {
  const { here, there, read, save } = await houses(['TEAM_SCHEDULING', 'OFF']);
  expect((await read(here)).data.may).toMatchObject({ edit: true, publish: true });
  expect((await read(there)).data.may).toMatchObject({ edit: false, publish: false });
  expect((await save(there)).refusal.code).toBe('FEATURE_OFF');
});
