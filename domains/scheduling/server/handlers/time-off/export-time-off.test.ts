import { openRestaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../../contract/endpoints.ts';
import { insertTimeOff } from '../../queries/time-off.ts';

const server = await startTestServer();

test('an export has the requests that the reader may decide, narrowed as the list is', async () => {
  const [restaurant, other] = [await openRestaurant(server), await openRestaurant(server)];
  const { groupId, here, there, ines, manager } = restaurant;
  await server.run(async ({ db, clock }) => {
    const request = { kind: 'SICK', state: 'REQUESTED', note: '@home', decision_note: '', version: 1 } as const;
    const days = { starts_on: '2026-11-18', ends_on: '2026-11-20', part: 'DAYS', start: null, end: null } as const;
    await insertTimeOff(db, groupId, { id: newId(), employee_id: ines.id, ...days, ...request }, clock.now());
    const theirs = { ...request, id: newId(), employee_id: other.ines.id };
    await insertTimeOff(db, other.groupId, { ...theirs, ...days }, clock.now());
  });
  const linesOf = async (query: object = {}, token = manager.token): Promise<string[]> => {
    const input = { params: { id: groupId }, query: { format: 'csv', language: 'en', ...query } } as const;
    const reply = await server.call(contract.exportTimeOff, input, token);
    return reply.text.replace('\ufeff', '').trimEnd().split('\r\n').slice(1);
  };
  expect(await linesOf()).toEqual([
    'Inês,Quintela,Bartender,Harbour House,2026-11-18,2026-11-20,,,Sick leave,Pending,"\'@home"',
  ]);
  expect(await linesOf({ place_id: here })).toHaveLength(1);
  expect(await linesOf({ place_id: there })).toEqual([]);
  expect(await linesOf({ place_id: other.here })).toEqual([]);
  expect(await linesOf({ state: 'APPROVED' })).toEqual([]);
  const viewer = await restaurant.managerWith(['VIEW_TEAM']);
  const refused = await server.call(
    contract.exportTimeOff,
    { params: { id: groupId }, query: { format: 'csv', language: 'en' } },
    viewer.token,
  );
  expect(refused.status).toBe(403);
});
