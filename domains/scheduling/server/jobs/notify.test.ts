import { makeEmployer } from '@hearth/domains/access/factory';
import { listNotices } from '@hearth/domains/notices/contract';
import { findReceipts } from '@hearth/domains/notices/service';
import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import type { ShiftContent } from '../../contract/schemas.ts';
import { makeShift } from '../../db/factory.ts';

const server = await startTestServer({ at: '2026-11-10T12:00:00Z' });
const WEEK = '2026-11-16';

/** A restaurant whose manager publishes, and what people read of it. */
async function open() {
  const restaurant = await openRestaurant(server);
  const { here, manager } = restaurant;
  const get = async () =>
    (await server.call(contract.getSchedule, { params: { id: here }, query: { week: WEEK } }, manager.token)).data;
  const publish = async () => {
    const body = { idempotency_key: newId(), week: WEEK, version: (await get()).version };
    const { data } = await server.call(contract.publishSchedule, { params: { id: here }, body }, manager.token);
    await server.settle();
    // Ids grow with time, and with them the order of notices.
    server.clock.set(new Date(server.clock.now().getTime() + 1000).toISOString());
    return data.publication;
  };
  const change = async (id: string, set: Partial<ShiftContent>) => {
    const shift = (await get()).shifts.find((one) => one.id === id);
    const commands = [{ kind: 'change' as const, id, expected_version: shift?.version ?? 0, set }];
    const body = { idempotency_key: newId(), commands, answers: [] };
    await server.call(contract.saveShifts, { params: { id: here }, body }, manager.token);
  };
  return { ...restaurant, publish, change };
}
const plan = ({ groupId, here }: Restaurant, content: Partial<ShiftContent>) =>
  server.run(({ db }) => makeShift(db, { groupId, locationId: here }, content));
const read = async (token: string) => (await server.call(listNotices, { query: {} }, token)).data.notices;

test('whoever is on a published week hears of their own shifts, and nobody else does', async () => {
  const restaurant = await open();
  const { ines, bar, here, manager } = restaurant;
  const colleague = await restaurant.hireAt(here);
  await plan(restaurant, { employee_id: ines.id, position_id: bar, date: '2026-11-17', start: '18:00', end: '23:00' });
  await plan(restaurant, { employee_id: colleague.id, date: '2026-11-18' });
  const publication = await restaurant.publish();
  const [notice, ...more] = await read(ines.user.token);
  expect(more).toEqual([]);
  expect(notice).toMatchObject({ kind: 'schedule.published', link: '/my/shifts?week=2026-11-16', read: false });
  expect(notice?.title).toContain('16');
  expect(notice?.text).toBe('Harbour House\nNew: Tue 17 Nov, 18:00–23:00, Bartender');
  expect(await read(manager.token)).toEqual([]);
  const receipts = await server.run(({ db }) => findReceipts(db, publication.id));
  expect(receipts.map(({ userId }) => userId)).toEqual([ines.user.userId]);
});

test('a week that is published again says what is new, different and gone; one unread notice is left', async () => {
  const restaurant = await open();
  const { ines, here } = restaurant;
  const first = await plan(restaurant, { employee_id: ines.id, date: '2026-11-17', start: '18:00', end: '23:00' });
  const second = await plan(restaurant, { employee_id: ines.id, date: '2026-11-19', start: '10:00', end: '14:00' });
  await restaurant.publish();
  const other = await restaurant.hireAt(here);
  await restaurant.change(first.id, { start: '17:00' });
  await restaurant.change(second.id, { employee_id: other.id });
  await restaurant.publish();
  const [notice, ...more] = await read(ines.user.token);
  expect(more).toEqual([]);
  expect(notice?.title).toMatch(/^Your shifts have changed: /);
  expect(notice?.text.split('\n').toSorted()).toEqual([
    'Cancelled: Thu 19 Nov, 10:00–14:00',
    'Changed: Tue 17 Nov, 17:00–23:00 (was Tue 17 Nov, 18:00–23:00)',
    'Harbour House',
  ]);
});

test('a request for time off reaches those nearest to the location who decide, and its answer the one who asked', async () => {
  const restaurant = await open();
  const { ines, here, manager } = restaurant;
  const leader = await server.run((work) =>
    makeEmployer(work, { brandId: here, as: ['DECIDE_TIME_OFF', 'VIEW_SCHEDULE'] }),
  );
  const body = { starts_on: '2026-12-01', ends_on: '2026-12-03', kind: 'UNPAID' as const, note: 'A wedding' };
  const asked = await server.call(contract.requestTimeOff, { params: { employee_id: ines.id }, body }, ines.user.token);
  await server.settle();
  expect(await read(manager.token)).toEqual([]);
  const [request] = await read(leader.token);
  expect(request).toMatchObject({
    kind: 'schedule.timeOffRequested',
    text: 'A wedding',
    link: '/schedule/time-off',
  });
  expect(request?.title).toContain('Inês Quintela requested time off');

  const decision = { decision: 'APPROVED' as const, note: 'Enjoy!', version: asked.data.version };
  await server.call(
    contract.decideTimeOff,
    { params: { id: here, request_id: asked.data.id }, body: decision },
    leader.token,
  );
  await server.settle();
  const [answer] = await read(ines.user.token);
  expect(answer).toMatchObject({ kind: 'schedule.timeOffDecided', text: 'Enjoy!', link: '/my/time-off' });
  expect(answer?.title).toMatch(/^Your time-off request was approved: /);
});

test('where nobody at the location decides, those above it hear of a request; whoever asks for themselves does not', async () => {
  const { ines, manager, here } = await open();
  const body = { starts_on: '2026-12-01', ends_on: '2026-12-01', kind: 'UNPAID' as const, note: '' };
  await server.run((work) => makeEmployer(work, { brandId: here, as: ['VIEW_SCHEDULE'] }));
  await server.call(contract.requestTimeOff, { params: { employee_id: ines.id }, body }, ines.user.token);
  await server.settle();
  expect((await read(manager.token)).map(({ kind }) => kind)).toEqual(['schedule.timeOffRequested']);
  expect(await read(ines.user.token)).toEqual([]);
});
