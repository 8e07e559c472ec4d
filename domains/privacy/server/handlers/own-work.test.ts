import { makeDeal, withdrawDeal } from '@hearth/domains/deals/contract';
import { makeUser } from '@hearth/domains/identity/factory';
import { createTemplate, startJourney } from '@hearth/domains/onboarding/contract';
import { makeShift } from '@hearth/domains/scheduling/factory';
import * as scheduling from '@hearth/domains/scheduling/contract';
import { openRestaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';

const server = await startTestServer({ at: '2026-11-10T09:00:00Z' });

test('an employee takes along what they asked for at work, and nobody else’s', async () => {
  const restaurant = await openRestaurant(server);
  const { here, groupId, bar, ines, manager } = restaurant;
  const { token } = ines.user;
  const { id } = await server.run(({ db }) =>
    makeShift(db, { groupId, locationId: here }, { employee_id: ines.id, position_id: bar }),
  );
  const week = { params: { id: here }, query: { week: '2026-11-17' } };
  const { data } = await server.call(scheduling.getSchedule, week, manager.token);
  await server.call(
    scheduling.publishSchedule,
    { params: { id: here }, body: { idempotency_key: newId(), week: data.week, version: data.version } },
    manager.token,
  );
  const released = await server.call(
    makeDeal,
    { body: { verb: 'RELEASE', idempotency_key: newId(), shift_id: id, note: 'A wedding' } },
    token,
  );
  await server.call(
    withdrawDeal,
    { params: { deal_id: released.data.id }, body: { version: released.data.version } },
    token,
  );
  await server.call(
    scheduling.requestTimeOff,
    {
      params: { employee_id: ines.id },
      body: { starts_on: '2026-12-01', ends_on: '2026-12-02', kind: 'HOLIDAY', note: 'Rest' },
    },
    token,
  );
  const { work } = (await server.call(contract.exportOwnData, {}, token)).data.account;
  expect(work).toMatchObject({
    time_off: [{ starts_on: '2026-12-01', ends_on: '2026-12-02', kind: 'HOLIDAY', state: 'REQUESTED', note: 'Rest' }],
    shift_requests: [
      {
        verb: 'RELEASE',
        state: 'WITHDRAWN',
        is_giver: true,
        note: 'A wedding',
        shift: { date: '2026-11-17', start: '10:00', end: '18:00' },
      },
    ],
    balance_changes: [],
    bids: [],
  });
  const stranger = await openRestaurant(server);
  const other = (await server.call(contract.exportOwnData, {}, stranger.ines.user.token)).data.account.work;
  expect(other).toEqual({ time_off: [], balance_changes: [], shift_requests: [], bids: [] });
});

const READING = {
  id: newId(),
  kind: 'READ' as const,
  owner: 'HIRE' as const,
  title: 'House rules',
  text: 'Be on time.',
  why: '',
  fields: [],
  offset_days: 0,
  after: null,
  required: false,
  locked: false,
  condition: { countries: [], departments: [], position_ids: [], age: 'ANY' as const },
};

test('an employee takes along their employment, shifts, hours and what they filled in, and nobody else’s', async () => {
  const restaurant = await openRestaurant(server);
  const { here, groupId, bar, ines, manager } = restaurant;
  await server.run(({ db }) =>
    makeShift(db, { groupId, locationId: here }, { employee_id: ines.id, position_id: bar }),
  );
  const week = { params: { id: here }, query: { week: '2026-11-17' } };
  const { data } = await server.call(scheduling.getSchedule, week, manager.token);
  await server.call(
    scheduling.publishSchedule,
    { params: { id: here }, body: { idempotency_key: newId(), week: data.week, version: data.version } },
    manager.token,
  );
  await server.call(
    createTemplate,
    { params: { id: groupId }, body: { name: 'Welcome', steps: [READING], idempotency_key: newId() } },
    manager.token,
  );
  const { data: started } = await server.call(
    startJourney,
    { params: { id: here }, body: { employee_id: ines.id, starts_on: '2026-11-16', language: 'en' } },
    manager.token,
  );
  const recordsOf = async (token: string) =>
    new Map(
      (await server.call(contract.exportOwnData, {}, token)).data.account.work_records.map(({ kind, rows }) => [
        kind,
        rows,
      ]),
    );
  const own = await recordsOf(ines.user.token);
  expect(own.get('employments')).toMatchObject([{ id: ines.id, first_name: 'Inês' }]);
  expect(own.get('shifts')).toMatchObject([{ local_date: '2026-11-17', start_time: '10:00:00' }]);
  expect(own.get('onboarding')).toMatchObject([{ id: started.id, state: 'UNDER_WAY' }]);
  expect(own.get('onboarding_steps')).toHaveLength(started.steps.length);
  const stranger = await openRestaurant(server);
  const other = await recordsOf(stranger.ines.user.token);
  expect(other.get('employments')).toHaveLength(1);
  expect([other.get('shifts'), other.get('onboarding_steps')]).toEqual([undefined, undefined]);
  expect(await recordsOf((await server.run((work) => makeUser(work))).token)).toEqual(new Map());
});
