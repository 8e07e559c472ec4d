import { makeShift } from '@hearth/domains/scheduling/factory';
import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { afterEach, expect, test, vi } from 'vitest';
import { getAutoFill, startAutoFill, stopAutoFill } from '../../contract/endpoints.ts';
import { searching } from '../search-thread.ts';
import { fillWeek } from './fill-week.ts';

const server = await startTestServer();
const WEEK = '2026-11-23';

afterEach(() => vi.restoreAllMocks());

function start(restaurant: Restaurant) {
  const goals = { cost: 1, preference: 2, fairness: 2, stability: 1 };
  const body = { idempotency_key: newId(), week: WEEK, goals, with_published: false };
  return server.call(startAutoFill, { params: { id: restaurant.here }, body }, restaurant.manager.token);
}

/** A restaurant with a search that waits for its job. */
async function openWaiting() {
  const restaurant = await openRestaurant(server);
  await server.run(({ db }) =>
    makeShift(
      db,
      { groupId: restaurant.groupId, locationId: restaurant.here },
      { employee_id: null, position_id: restaurant.bar, date: WEEK },
    ),
  );
  return { restaurant, id: (await start(restaurant)).data.id };
}

const attempt = (id: string, signal = new AbortController().signal) =>
  fillWeek.run({ fill_id: id }, server.application.runner.free(signal));

const interrupt = (id: string) => expect(attempt(id, AbortSignal.abort())).rejects.toThrow('interrupted');

const stateOf = async ({ here, manager }: Restaurant) =>
  (await server.call(getAutoFill, { params: { id: here }, query: { week: WEEK } }, manager.token)).data.fill?.state;

/** Nothing is heard of a search for so long. */
const letPass = (id: string, minutes: number) =>
  server.run(({ db }) =>
    db.query(`update auto_fill.run set touched_at = touched_at - $2 * interval '1 minute' where id = $1`, [
      id,
      minutes,
    ]),
  );

test('what fails once is tried again, and goes on', async () => {
  const { restaurant, id } = await openWaiting();
  vi.spyOn(searching, 'run').mockRejectedValueOnce(new Error('no memory'));
  await expect(attempt(id)).rejects.toThrow('no memory');
  expect(await stateOf(restaurant)).toBe('RUNNING');
  await attempt(id);
  expect(await stateOf(restaurant)).toBe('READY');
});

test('what fails at its last try has failed, be it interrupted or not', async () => {
  const { restaurant, id } = await openWaiting();
  await interrupt(id);
  await interrupt(id);
  expect(await stateOf(restaurant)).toBe('RUNNING');
  await interrupt(id);
  expect(await stateOf(restaurant)).toBe('FAILED');
  expect((await start(restaurant)).status).toBe(200);
});

test('a search that nobody works on any more has failed, and its week can be searched again', async () => {
  const { restaurant, id } = await openWaiting();
  await interrupt(id);
  await letPass(id, 8);
  expect(await stateOf(restaurant)).toBe('RUNNING');
  expect(await start(restaurant)).toMatchObject({ refusal: { code: 'AUTO_FILL_RUNNING' } });
  await letPass(id, 2);
  expect(await stateOf(restaurant)).toBe('FAILED');
  const { data: next } = await start(restaurant);
  expect(next).toMatchObject({ state: 'WAITING' });
  await attempt(id);
  const [old] = await server.run(({ db }) => db.query('select state from auto_fill.run where id = $1', [id]));
  expect(old).toEqual({ state: 'FAILED' });
});

test('a search may wait its turn for an hour, and what each stretch keeps is a sign of life', async () => {
  const { restaurant, id } = await openWaiting();
  await letPass(id, 50);
  expect(await stateOf(restaurant)).toBe('WAITING');
  vi.spyOn(searching, 'run').mockImplementationOnce(async () => {
    await letPass(id, 8);
    return { assignment: [-1], points: 0 };
  });
  await attempt(id);
  const [run] = await server.run(({ db }) => db.query('select touched_at from auto_fill.run where id = $1', [id]));
  expect(run?.touched_at).toEqual(server.clock.now());
});

test('stopping ends a search at once that nobody works on any more', async () => {
  const { restaurant, id } = await openWaiting();
  await interrupt(id);
  const stop = () =>
    server.call(stopAutoFill, { params: { id: restaurant.here, fill_id: id } }, restaurant.manager.token);
  expect((await stop()).data.state).toBe('RUNNING');
  await letPass(id, 10);
  expect((await stop()).data).toMatchObject({ state: 'FAILED', finished_at: server.clock.now().toISOString() });
});
