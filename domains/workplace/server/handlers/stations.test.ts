import { openRestaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../contract/station-endpoints.ts';
import type { StationContent } from '../../contract/schemas.ts';

const server = await startTestServer({ at: '2026-11-10T09:00:00Z' });

async function open() {
  const at = await openRestaurant(server);
  const { token } = at.manager;
  const add = (name: string, more: { where?: string; as?: string; key?: string } & Partial<StationContent> = {}) => {
    const { where = at.here, as = token, key = newId(), ...content } = more;
    const body = { name, department: null, cost_centre: '', ...content, idempotency_key: key };
    return server.call(contract.addStation, { params: { id: where }, body }, as);
  };
  const names = async (where = at.here) =>
    (await server.call(contract.listStations, { params: { id: where } }, token)).data.stations.map(
      ({ name, is_archived }) => (is_archived ? `(${name})` : name),
    );
  const edit = (station_id: string, content: StationContent & { version: number }, where = at.here) =>
    server.call(contract.editStation, { params: { id: where, station_id }, body: content }, token);
  const archive = (station_id: string, version: number, is_archived = true, where = at.here) =>
    server.call(contract.archiveStation, { params: { id: where, station_id }, body: { is_archived, version } }, token);
  return { ...at, add, names, edit, archive };
}

test('stations are added once, renamed with their earlier names, ordered, archived and restored', async () => {
  const at = await open();
  const key = newId();
  const [bar, again] = await Promise.all([at.add('Bar', { key }), at.add('Bar', { key })]);
  expect(bar.data.id).toBe(again.data.id);
  const terrace = (await at.add('Terrace', { department: 'FLOOR', cost_centre: '4200' })).data;
  expect(terrace).toMatchObject({ department: 'FLOOR', cost_centre: '4200', former_names: [] });
  expect((await at.add(' bár ')).refusal.code).toBe('STATION_EXISTS');
  const content = { name: 'Lounge', department: null, cost_centre: '' } as const;
  expect((await at.edit(bar.data.id, { ...content, version: 1 })).data).toMatchObject({
    name: 'Lounge',
    former_names: ['Bar'],
    version: 2,
  });
  expect((await at.edit(bar.data.id, { ...content, version: 1 })).refusal.code).toBe('STATION_CHANGED');
  expect((await at.edit(bar.data.id, { ...content, name: 'terrace', version: 2 })).refusal.code).toBe('STATION_EXISTS');
  const order = { params: { id: at.here }, body: { station_ids: [terrace.id, bar.data.id] } };
  expect((await server.call(contract.orderStations, order, at.manager.token)).status).toBe(200);
  expect(await at.names()).toEqual(['Terrace', 'Lounge']);
  expect((await at.archive(terrace.id, 1)).data.is_archived).toBe(true);
  expect(await at.names()).toEqual(['Lounge', '(Terrace)']);
  expect((await at.archive(terrace.id, 2, false)).data.is_archived).toBe(false);
  expect(await at.names()).toEqual(['Terrace', 'Lounge']);
});

test('there is an end to stations, and only locations have them', async () => {
  const at = await open();
  for (let count = 0; count < 60; count += 1) await at.add(`Table ${count}`);
  expect((await at.add('One more')).refusal.code).toBe('TOO_MANY_STATIONS');
  expect((await at.add('Bar', { where: at.groupId })).refusal.code).toBe('STATIONS_NEED_LOCATION');
});

test('who reads a schedule reads stations; who plans the whole place edits its own ones', async () => {
  const at = await open();
  const bar = (await at.add('Bar')).data;
  const reader = await at.managerWith(['VIEW_SCHEDULE']);
  const ofKitchen = await at.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE'], ['KITCHEN']);
  const { manager: stranger } = await open();
  for (const { token } of [reader, ofKitchen]) {
    const { data } = await server.call(contract.listStations, { params: { id: at.here } }, token);
    expect([data.stations.length, data.may_edit]).toEqual([1, false]);
    expect((await at.add('Pass', { as: token })).status).toBe(403);
  }
  for (const { token } of [stranger, at.ines.user]) {
    expect((await server.call(contract.listStations, { params: { id: at.here } }, token)).status).toBe(404);
    expect((await at.add('Pass', { as: token })).status).toBe(404);
  }
  expect((await at.archive(bar.id, 1, true, at.there)).status).toBe(404);
  const order = { params: { id: at.there }, body: { station_ids: [bar.id] } };
  expect((await server.call(contract.orderStations, order, at.manager.token)).data.stations).toEqual([]);
});
