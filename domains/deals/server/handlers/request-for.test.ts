import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { makeDealFor } from '../../contract/endpoints.ts';
import * as contract from '../../contract/staff-endpoints.ts';
import { openBar } from './deals.fixture.ts';

const server = await startTestServer({ at: '2026-11-10T09:00:00Z' });

test('a manager chooses somebody, one of their shifts, and what to do with it, and makes the request in their name', async () => {
  const at = await openBar(server);
  const [shift, pending] = [
    await at.plan({ employee_id: at.ines.id }),
    await at.plan({ employee_id: at.ines.id, date: '2026-11-18' }),
  ];
  const open = await at.plan({ employee_id: null, date: '2026-11-19' });
  // Inês works at the time of this one.
  await at.plan({ employee_id: null });
  await at.publish();
  await at.ask(at.ines, { verb: 'RELEASE', shift_id: pending });
  const call = <E extends (typeof contract)[keyof typeof contract]>(endpoint: E, params: object) =>
    server.call(endpoint, { params: { id: at.here, ...params }, query: {} } as never, at.manager.token);
  const { people } = (await call(contract.listDealStaff, {})).data as { people: { employee_id: string }[] };
  expect(people.map(({ employee_id: id }) => id)).toEqual(
    expect.arrayContaining([at.ines.id, at.samir.id, at.tomas.id]),
  );
  const shifts = await call(contract.listDealShifts, { employee_id: at.ines.id });
  expect(shifts.data).toMatchObject({ own: [{ shift_id: shift }], open: [{ shift_id: open }] });
  const options = await call(contract.getDealOptionsFor, { shift_id: shift });
  expect(options.data).toMatchObject({ closed: null, verbs: ['RELEASE', 'GIVE', 'SWAP'] });
  const request = { verb: 'GIVE' as const, shift_id: shift, to_employee_id: at.samir.id, note: '' };
  const body = { request: { ...request, idempotency_key: newId() }, reason: 'She called in' };
  const { data } = await server.call(makeDealFor, { params: { id: at.here }, body }, at.manager.token);
  expect(data).toMatchObject({ state: 'OFFERED', giver: { employee_id: at.ines.id } });
});

test('nothing of other locations is chosen from, and nobody without the right to publish chooses', async () => {
  const at = await openBar(server);
  const shift = await at.plan({ employee_id: at.ines.id });
  await at.publish();
  const other = await openBar(server);
  const staff = { params: { id: other.here, employee_id: at.ines.id } };
  expect((await server.call(contract.listDealShifts, staff, other.manager.token)).status).toBe(404);
  const options = { params: { id: other.here, shift_id: shift }, query: {} };
  expect((await server.call(contract.getDealOptionsFor, options, other.manager.token)).status).toBe(404);
  const group = { params: { id: at.groupId } };
  expect((await server.call(contract.listDealStaff, group, at.manager.token)).refusal).toMatchObject({
    code: 'SCHEDULE_NEEDS_LOCATION',
  });
  const editor = await at.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE']);
  expect((await server.call(contract.listDealStaff, { params: { id: at.here } }, editor.token)).status).toBe(403);
});
