import { makeEmployer } from '@hearth/domains/access/factory';
import { getJob } from '@hearth/domains/jobs/contract';
import { makeShift } from '@hearth/domains/scheduling/factory';
import { openRestaurant } from '@hearth/domains/team/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';

const server = await startTestServer({ at: '2026-11-16T09:00:00Z' });
const RIGHTS = ['VIEW_JOBS', 'MANAGE_JOBS'] as const;

/** A restaurant with two Tuesdays that lack a bartender, a Wednesday that lacks a cook, and one shift next year. */
async function open() {
  const restaurant = await openRestaurant(server);
  const { groupId, here, there, bar, kitchen, ines } = restaurant;
  await server.run(async ({ db }) => {
    const place = { groupId, locationId: here };
    for (const date of ['2026-11-17', '2026-11-24', '2027-02-02'])
      await makeShift(db, place, { position_id: bar, date, start: '17:00', end: '23:30' });
    await makeShift(db, place, { position_id: bar, employee_id: ines.id, date: '2026-11-18' });
    await makeShift(db, { groupId, locationId: there }, { position_id: kitchen, date: '2026-11-18' });
  });
  const boss = await restaurant.managerWith(RIGHTS);
  const gaps = (token: string = boss.token, id: string = groupId) =>
    server.call(contract.listCoverageGaps, { params: { id }, query: {} }, token);
  const draft = (location_id: string, position_id: string, token: string = boss.token, id: string = groupId) =>
    server.call(contract.draftFromGap, { params: { id }, body: { location_id, position_id, language: 'de' } }, token);
  return { restaurant, boss, gaps, draft };
}

test('gaps are the open shifts of the next four weeks by place and position, the widest first', async () => {
  const { restaurant, gaps } = await open();
  const { data } = await gaps();
  expect(data).toEqual({
    total: 2,
    gaps: [
      {
        location_id: restaurant.here,
        location_name: 'Harbour House',
        position_id: restaurant.bar,
        position_name: 'Bartender',
        shifts: 2,
        minutes: 720,
        first_day: '2026-11-17',
        job_id: null,
      },
      expect.objectContaining({ location_name: 'Harbour Terrace', position_name: 'Chef de partie', shifts: 1 }),
    ],
  });
});

test('a draft from a gap has the position, the place and the real times, and the gap knows it', async () => {
  const { restaurant, boss, gaps, draft } = await open();
  const made = await draft(restaurant.here, restaurant.bar);
  const job = await server.call(getJob, { params: { id: restaurant.groupId, job_id: made.data.job_id } }, boss.token);
  expect(job.data).toMatchObject({
    status: 'DRAFT',
    location_id: restaurant.here,
    position_id: restaurant.bar,
    position_name: 'Bartender',
    title: 'Bartender',
    language: 'de',
    usual_week: [{ day: 2, start: '17:00', end: '23:30' }],
    weekly_hours: { min: 6, max: 6 },
    starts_on: '2026-11-17',
    hires_target: 1,
  });
  expect((await gaps()).data.gaps.map(({ job_id: id }) => id)).toEqual([made.data.job_id, null]);
});

test('where no shift is open any more, or was, no draft is started', async () => {
  const { restaurant, draft } = await open();
  expect((await draft(restaurant.there, restaurant.bar)).refusal.code).toBe('NO_OPEN_SHIFTS');
});

test('who may write posts at one location sees its gaps alone and drafts for it alone', async () => {
  const { restaurant, gaps, draft } = await open();
  const local = await server.run((work) => makeEmployer(work, { brandId: restaurant.there, as: RIGHTS }));
  const shown = (await gaps(local.token)).data;
  expect([shown.total, shown.gaps.map(({ location_id: id }) => id)]).toEqual([1, [restaurant.there]]);
  expect((await draft(restaurant.here, restaurant.bar, local.token)).refusal.code).toBe('NOT_FOUND');
  const reader = await restaurant.managerWith(['VIEW_JOBS']);
  expect((await gaps(reader.token)).status).toBe(403);
});
