import { makeUser } from '@hearth/domains/identity/factory';
import { startTestServer } from '@hearth/testing/server';
import { beforeAll, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import type { EndReason, Stage } from '../../contract/schemas.ts';
import { makeApplication } from '../../db/factory.ts';
import { openJob } from './hiring.fixture.ts';

const server = await startTestServer();
let scene: Awaited<ReturnType<typeof openJob>>;
const HOUR_MS = 3_600_000;

/** Somebody who applied so long ago, and goes the given way with an hour before each step. */
async function goes(
  source: string,
  way: readonly Stage[],
  place: 0 | 1 = 0,
  reason: EndReason | null = null,
  daysAgo = 0,
) {
  const applied = new Date(server.clock.now().getTime() - daysAgo * 24 * HOUR_MS);
  const id = await server.run(async (work) =>
    makeApplication(
      work,
      {
        group_id: scene.group.id,
        location_id: scene.group.locationIds[place],
        job_id: scene.job.id,
        user_id: (await makeUser(work)).userId,
      },
      { source, applied_at: applied },
    ),
  );
  for (const [version, stage] of way.entries()) {
    server.clock.advance(10_000);
    const at = { params: { id: scene.group.id, application_id: id } };
    if (stage === 'HIRED')
      await server.call(
        contract.hire,
        {
          ...at,
          body: {
            version: version + 1,
            location_id: scene.group.locationIds[place],
            position_id: null,
            position_name: 'Bartender',
            starts_on: '2026-12-01',
            contract_minutes_per_week: 0,
            pay: null,
          },
        },
        scene.owner.token,
      );
    else
      await server.call(
        contract.moveApplication,
        { ...at, body: { stage, version: version + 1, reason: stage === 'REJECTED' ? reason : null } },
        scene.owner.token,
      );
  }
}
beforeAll(async () => {
  scene = await openJob(server);
  await goes('indeed', ['SCREEN', 'INTERVIEW', 'HIRED']);
  await goes('indeed', ['OFFER', 'NEW']);
  await goes('indeed', ['SCREEN', 'REJECTED'], 0, 'NO_SHOW');
  await goes('', [], 1);
  await goes('poster', ['SCREEN'], 0, null, 100);
});
const funnel = async (query: { days?: string } = {}, token = scene.owner.token) =>
  (await server.call(contract.getFunnel, { params: { id: scene.group.id }, query }, token)).data;

test('everybody counts at each stage that they passed, also when it was skipped and when they went back', async () => {
  const { steps, sources } = await funnel();
  expect(sources).toEqual([
    { source: 'indeed', reached: [3, 3, 2, 2, 2, 1] },
    { source: '', reached: [1, 0, 0, 0, 0, 0] },
  ]);
  expect(steps.map(({ reached }) => reached)).toEqual([4, 3, 2, 2, 2, 1]);
});

test('the time in a stage is that of those who left it', async () => {
  const { times } = await funnel();
  const screen = times.find(({ stage }) => stage === 'SCREEN');
  expect(screen?.left).toBe(2);
  expect(Math.round((screen?.median_hours ?? 0) * 3600)).toBe(10);
});

test('ends are told by side, places with their hires and no-shows', async () => {
  const { ends, places } = await funnel();
  expect(ends.find(({ side }) => side === 'NO_SHOW')?.total).toBe(1);
  expect(places).toMatchObject([
    { location_id: scene.group.locationIds[0], applied: 3, hired: 1, no_shows: 1 },
    { location_id: scene.group.locationIds[1], applied: 1, hired: 0, no_shows: 0, median_days_to_hire: null },
  ]);
  expect(places[0]?.median_days_to_hire).toBeGreaterThan(0);
});

test('who applied before the period is not told of, and a longer one tells of them', async () => {
  expect((await funnel({ days: '365' })).sources.map(({ source }) => source)).toContain('poster');
});

test('a manager of one place is told of that place only', async () => {
  expect((await funnel({}, scene.elsewhere.token)).places.map((place) => place.location_id)).toEqual([
    scene.group.locationIds[1],
  ]);
});
