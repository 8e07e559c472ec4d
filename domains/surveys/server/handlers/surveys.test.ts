import { setServices } from '@hearth/domains/core/service';
import { makeUser } from '@hearth/domains/identity/factory';
import { publishSchedule } from '@hearth/domains/scheduling/contract';
import { makeShift } from '@hearth/domains/scheduling/factory';
import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { closeWeeks } from '../jobs/close-weeks.ts';

const server = await startTestServer();
/** Two minutes before the shift ends: tokens do not live much longer. */
const IN_THE_SHIFT = '2026-11-17T17:58:00Z';
const AFTER_THE_SHIFT = '2026-11-17T18:00:30Z';
const WEEK = '2026-11-16';
const WEEK_IS_OVER = '2026-11-30T00:00:00Z';
beforeEach(() => server.clock.set(IN_THE_SHIFT));

interface Worker {
  readonly token: string;
  readonly userId: string;
  readonly shiftId: string;
}

/** A restaurant that asks how it goes, with so many people who each worked a published shift on Tuesday. */
async function open(
  people: number,
  { asks = true, date = '2026-11-17', week = WEEK } = {},
): Promise<{ restaurant: Restaurant; workers: Worker[] }> {
  const restaurant = await openRestaurant(server);
  const place = { groupId: restaurant.groupId, locationId: restaurant.here };
  const workers = await server.run(async (work) => {
    await setServices(work.db, { id: restaurant.groupId, groupId: restaurant.groupId }, [
      { code: 'ENGAGE', type: asks ? 'ACTIVE' : 'OFF', subServices: [] },
    ]);
    const made: Worker[] = [];
    for (let index = 0; index < people; index += 1) {
      const user = await makeUser(work);
      made.push({ ...user, shiftId: '' });
    }
    return made;
  });
  const planned: Worker[] = [];
  for (const worker of workers) {
    const { id } = await restaurant.hireAt(restaurant.here, { userId: worker.userId });
    const shift = await server.run(({ db }) => makeShift(db, place, { employee_id: id, date }));
    planned.push({ ...worker, shiftId: shift.id });
  }
  const body = { idempotency_key: newId(), week, version: 0 };
  await server.call(publishSchedule, { params: { id: restaurant.here }, body }, restaurant.manager.token);
  return { restaurant, workers: planned };
}

const asked = async ({ token }: Worker) => (await server.call(contract.getPulse, {}, token)).data.pulse;
const say = ({ token, shiftId }: Worker, score: number) =>
  server.call(contract.answerPulse, { body: { shift_id: shiftId, score } }, token);
const close = () => closeWeeks.run({}, server.application.runner.free(new AbortController().signal));
async function shown(restaurant: Restaurant) {
  const head = await restaurant.managerWith(['VIEW_TEAM_ENGAGEMENT']);
  return (await server.call(contract.getSurveyResults, { params: { id: restaurant.groupId } }, head.token)).data;
}

test('somebody is asked about a shift once it is over, and once', async () => {
  const { workers } = await open(1);
  const [worker] = workers;
  if (worker === undefined) throw new Error('nobody');
  expect(await asked(worker)).toBeNull();
  expect((await say(worker, 4)).refusal.code).toBe('TOO_LATE_TO_SAY');
  server.clock.set(AFTER_THE_SHIFT);
  expect(await asked(worker)).toMatchObject({ shift_id: worker.shiftId, location_name: 'Harbour House' });
  expect((await say(worker, 4)).status).toBe(200);
  expect(await asked(worker)).toBeNull();
  expect((await say(worker, 1)).refusal.code).toBe('ALREADY_SAID');
});

test('after two days nobody is asked any more', async () => {
  const { workers } = await open(1, { date: '2026-11-15', week: '2026-11-09' });
  const [worker] = workers;
  if (worker === undefined) throw new Error('nobody');
  expect(await asked(worker)).toMatchObject({ date: '2026-11-15', until: '2026-11-17T18:00:00.000Z' });
  server.clock.set(AFTER_THE_SHIFT);
  expect(await asked(worker)).toBeNull();
  expect((await say(worker, 4)).refusal.code).toBe('TOO_LATE_TO_SAY');
});

test('where the feature is not switched on nobody is asked', async () => {
  const { workers } = await open(1, { asks: false });
  server.clock.set(AFTER_THE_SHIFT);
  for (const worker of workers) expect(await asked(worker)).toBeNull();
});

test('nobody answers for somebody else’s shift', async () => {
  const { workers } = await open(2);
  const [one, other] = workers;
  if (one === undefined || other === undefined) throw new Error('nobody');
  server.clock.set(AFTER_THE_SHIFT);
  expect((await say({ ...one, shiftId: other.shiftId }, 1)).refusal.code).toBe('TOO_LATE_TO_SAY');
});

test('the same answer sent twice at once is counted once', async () => {
  const { workers } = await open(1);
  const [worker] = workers;
  if (worker === undefined) throw new Error('nobody');
  server.clock.set(AFTER_THE_SHIFT);
  const replies = await Promise.all([say(worker, 5), say(worker, 5)]);
  expect(replies.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
});

test('five answers of a week that is over are shown; before that nothing is', async () => {
  const { restaurant, workers } = await open(5);
  server.clock.set(AFTER_THE_SHIFT);
  for (const [index, worker] of workers.entries()) await say(worker, index + 1);
  await close();
  expect(await shown(restaurant)).toEqual({ weeks: [], locations: [], total: 0 });
  server.clock.set(WEEK_IS_OVER);
  await close();
  expect(await shown(restaurant)).toMatchObject({
    weeks: [{ week: WEEK, locations: 1, answers: 5, scores: [1, 1, 1, 1, 1], average: 3 }],
    locations: [{ location: { name: 'Harbour House' }, average: 3, before: null }],
  });
});

test('four answers are never shown, and nothing of them is left when the week is over', async () => {
  const { restaurant, workers } = await open(4);
  server.clock.set(AFTER_THE_SHIFT);
  for (const worker of workers) await say(worker, 1);
  server.clock.set(WEEK_IS_OVER);
  await close();
  expect(await shown(restaurant)).toEqual({ weeks: [], locations: [], total: 0 });
  expect(
    await server.run(({ db }) => db.query('select 1 from surveys.tally where group_id = $1', [restaurant.groupId])),
  ).toEqual([]);
});

test('no statement of the application can put an answer beside a person', async () => {
  const { restaurant, workers } = await open(1);
  server.clock.set(AFTER_THE_SHIFT);
  for (const worker of workers) await say(worker, 2);
  const tenant = { kind: 'tenant', groupIds: [restaurant.groupId], userId: null } as const;
  const self = { kind: 'self', userId: workers[0]?.userId ?? '' } as const;
  const other = { kind: 'self', userId: restaurant.ines.user.userId } as const;
  // Who has answered is read by that person alone; not by managers, nor by the system, which keeps the counts.
  await expect(server.run(({ db }) => db.query('select * from surveys.answered'))).rejects.toThrow(/permission denied/);
  await expect(server.run(({ db }) => db.query('select * from surveys.answered'), tenant)).rejects.toThrow(
    /permission denied/,
  );
  expect(await server.run(({ db }) => db.query('select * from surveys.answered'), self)).toHaveLength(1);
  expect(await server.run(({ db }) => db.query('select * from surveys.answered'), other)).toEqual([]);
  // What was said is read by the system alone, and is a count.
  for (const scope of [tenant, self, other])
    await expect(server.run(({ db }) => db.query('select * from surveys.tally'), scope)).rejects.toThrow(
      /permission denied/,
    );
  const [count] = await server.run(({ db }) => db.query('select * from surveys.tally where answers > 0'));
  expect(Object.keys(count ?? {}).sort()).toEqual(['answers', 'group_id', 'location_id', 'score', 'week']);
});

test('the database itself keeps no result of fewer than five', async () => {
  const { restaurant } = await open(0);
  await expect(
    server.run(({ db }) =>
      db.query(
        "insert into surveys.result (location_id, week, group_id, scores, answers) values ($1, '2026-11-02', $2, '{4,0,0,0,0}', 4)",
        [restaurant.here, restaurant.groupId],
      ),
    ),
  ).rejects.toThrow(/check constraint/);
});
