import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeBrandTree } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { makeShift } from '@hearth/domains/scheduling/factory';
import { openRestaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { captureStatements } from '@hearth/testing/statements';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { DEFAULT_WEIGHTS } from '../../rules/factors.ts';

const server = await startTestServer({ at: '2026-11-16T09:00:00Z' });
const RIGHTS = ['VIEW_APPLICATIONS', 'MANAGE_JOBS', 'VIEW_JOBS', 'MANAGE_BRAND'] as const;
const PAY = { min: 1000, max: 1200, currency: 'EUR', per: 'HOUR' as const, tips: true };
type Part = 'MORNING' | 'AFTERNOON' | 'EVENING' | 'NIGHT';
const always = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
  (['MORNING', 'AFTERNOON', 'EVENING', 'NIGHT'] as const).map((part) => ({ weekday, part })),
);

/** A bar with a post for its bartender, three open shifts of that position, one of another, and whoever applies. */
async function open() {
  const restaurant = await openRestaurant(server);
  const { groupId, here, bar, kitchen } = restaurant;
  const boss = await restaurant.managerWith(RIGHTS);
  const job = await server.call(
    createJob,
    { params: { id: groupId }, body: completeJob(here, { starts_on: '2026-11-16' }) },
    boss.token,
  );
  const jobId = job.data.id;
  await server.run(async ({ db }) => {
    const place = { groupId, locationId: here };
    for (const date of ['2026-11-17', '2026-11-18', '2026-11-19'])
      await makeShift(db, place, { position_id: bar, date, start: '17:00', end: '22:00' });
    await makeShift(db, place, { position_id: kitchen, date: '2026-11-17' });
    await makeShift(db, place, { position_id: bar, date: '2027-02-01' });
  });
  const apply = (details: Parameters<typeof makeApplication>[2] = {}, userId?: string) =>
    server.run(async (work) =>
      makeApplication(
        work,
        {
          group_id: groupId,
          location_id: here,
          job_id: jobId,
          user_id: userId ?? (await makeUser(work)).userId,
        },
        details,
      ),
    );
  const list = (token: string = boss.token, query: object = {}) =>
    server.call(contract.listMatches, { params: { id: groupId, job_id: jobId }, query }, token);
  const match = (applicationId: string, token: string = boss.token) =>
    server.call(contract.getMatch, { params: { id: groupId, application_id: applicationId } }, token);
  return { restaurant, boss, jobId, apply, list, match };
}

const on = (weekday: number, part: Part) => ({ weekday, part });
const lineOf = (lines: readonly { factor: string }[], factor: string) => lines.find((line) => line.factor === factor);

test('who can take on the open shifts of the post’s own position, and says so, stands first', async () => {
  const { apply, list, match } = await open();
  const silent = await apply();
  const mornings = await apply({ availability: [on(2, 'MORNING')], can_start_on: '2026-11-16' });
  const evenings = await apply({ availability: always, can_start_on: '2026-11-18' });

  const { data } = await list();
  expect(data.matches.map(({ application }) => application.id)).toEqual([evenings, mornings, silent]);
  const shown = (await match(evenings)).data;
  expect(lineOf(shown.score?.lines ?? [], 'open_shifts')).toMatchObject({ have: 2, of: 3, state: 'COUNTED' });
  expect(shown.first_shifts.map(({ date }) => date)).toEqual(['2026-11-18', '2026-11-19']);
  expect(lineOf((await match(silent)).data.score?.lines ?? [], 'open_shifts')).toMatchObject({ state: 'UNKNOWN' });
  expect(data.matches[0]?.score).toEqual(shown.score);
});

test('somebody of the team is judged by the shifts, position and place that they have', async () => {
  const { restaurant, apply, match } = await open();
  const { ines, groupId, there, bar } = restaurant;
  await server.run(({ db }) =>
    makeShift(
      db,
      { groupId, locationId: there },
      { employee_id: ines.id, position_id: bar, date: '2026-11-17', start: '16:00', end: '20:00' },
    ),
  );
  const id = await apply({}, ines.user.userId);
  const { lines } = (await match(id)).data.score ?? { lines: [] };
  expect(lineOf(lines, 'open_shifts')).toMatchObject({ have: 2, of: 3 });
  expect(lineOf(lines, 'position')).toMatchObject({ state: 'COUNTED', points: DEFAULT_WEIGHTS.position });
});

test('an answer that rules out gives no points, and a question that a hiring law is about is not looked at', async () => {
  const { restaurant, boss, apply } = await open();
  const ask = (text: string) => ({
    id: newId(),
    kind: 'YES_NO' as const,
    text,
    options: [],
    required: false,
    knock_out: 'no',
  });
  const texts = ['Can you work weekends?', 'Have you never been convicted?'];
  const made = await server.call(
    createJob,
    { params: { id: restaurant.groupId }, body: completeJob(restaurant.here, { questions: texts.map(ask) }) },
    boss.token,
  );
  const answers = texts.map((question) => ({ question, answer: 'no', knocked_out: true }));
  const id = await apply({ job_id: made.data.id, answers, knocked_out: true });
  const answered = await apply({ job_id: made.data.id, answers: answers.slice(1) });
  const lineFor = async (applicationId: string) =>
    lineOf(
      (
        await server.call(
          contract.getMatch,
          { params: { id: restaurant.groupId, application_id: applicationId } },
          boss.token,
        )
      ).data.score?.lines ?? [],
      'answers',
    );
  expect(await lineFor(id)).toMatchObject({ state: 'COUNTED', points: 0, have: 0, of: 1 });
  expect(await lineFor(answered)).toMatchObject({ state: 'UNKNOWN' });
});

test('the weights of a post come before those of its brand, these before those above, and null takes them back', async () => {
  const { restaurant, boss, jobId, apply, list } = await open();
  await apply({ availability: always, hours_per_week: 28 });
  const group = { id: restaurant.groupId };
  const onlyHours = { ...DEFAULT_WEIGHTS, open_shifts: 0, usual_week: 0, hours: 50 };
  const points = async () => {
    const { matches, weighting } = (await list()).data;
    return [matches[0]?.score.points, weighting.from, weighting.from_name];
  };
  // Three of the open shifts that count as four, all of the usual week, and the hours.
  expect(await points()).toEqual([20 + 15 + 10, 'DEFAULT', null]);
  await server.call(
    contract.putBrandWeights,
    { params: group, body: { weights: onlyHours, invites_only: false } },
    boss.token,
  );
  expect(await points()).toEqual([50, 'BRAND', 'Harbour Group']);
  const params = { ...group, job_id: jobId };
  await server.call(contract.putJobWeights, { params, body: { weights: { ...onlyHours, hours: 7 } } }, boss.token);
  expect(await points()).toEqual([7, 'JOB', null]);
  expect((await server.call(contract.getJobWeights, { params }, boss.token)).data.weights.hours).toBe(7);
  await server.call(contract.putJobWeights, { params, body: { weights: null } }, boss.token);
  expect(await points()).toEqual([50, 'BRAND', 'Harbour Group']);
  expect((await server.call(contract.getBrandWeights, { params: group }, boss.token)).data.from).toBe('BRAND');
});

test('what a profile says counts for what the post asks, and the wished pay only for who may see pay', async () => {
  const { restaurant, boss, apply } = await open();
  await server.run(({ db }) =>
    db.execute(sql`update core.brand set latitude = 38.7, longitude = -9.1 where id = ${restaurant.here}`),
  );
  const asks = {
    certificates: ['FOOD_HYGIENE' as const],
    languages: [{ code: 'pt', level: 'WORK' as const }],
  };
  const made = await server.call(
    createJob,
    { params: { id: restaurant.groupId }, body: completeJob(restaurant.here, { asks, pay: PAY }) },
    boss.token,
  );
  const id = await apply({
    job_id: made.data.id,
    profile: {
      languages: [{ code: 'pt', level: 'FLUENT' }],
      positions: [{ position: 'bartender', years: 3 }],
      certificates: [{ kind: 'FOOD_HYGIENE', name: '', until: '2026-11-16' }],
      distance_km: 2,
      travels_km: 10,
      travels_by: 'BIKE',
      wish: { amount: 1200, currency: 'EUR' },
    },
  });
  const paymaster = await restaurant.managerWith(['VIEW_APPLICATIONS', 'VIEW_PAY']);
  const lines = async (token: string) => {
    const params = { id: restaurant.groupId, application_id: id };
    return (await server.call(contract.getMatch, { params }, token)).data.score?.lines ?? [];
  };
  const shown = await lines(paymaster.token);
  for (const factor of ['language', 'certificates', 'position', 'distance', 'pay'] as const)
    expect(lineOf(shown, factor)).toMatchObject({ state: 'COUNTED', points: DEFAULT_WEIGHTS[factor] });
  const hidden = await lines(boss.token);
  expect(lineOf(hidden, 'pay')).toEqual({
    factor: 'pay',
    weight: 5,
    state: 'HIDDEN',
    points: 0,
    have: 0,
    of: 0,
    day: null,
  });
  expect(hidden.filter(({ factor }) => factor !== 'pay')).toEqual(shown.filter(({ factor }) => factor !== 'pay'));
});

test('weights that were kept before there were profiles still count as they were set', async () => {
  const { restaurant, apply, list } = await open();
  await apply({ hours_per_week: 28 });
  await server.run(({ db }) =>
    db.execute(sql`
      insert into matching.brand_weighting (brand_id, group_id, weights, invites_only, updated_by, updated_at)
      values (${restaurant.groupId}, ${restaurant.groupId}, '{"hours": 30}', false, ${newId()}, now())`),
  );
  const { matches, weighting } = (await list()).data;
  expect([matches[0]?.score.points, weighting.weights.hours, weighting.weights.certificates]).toEqual([30, 30, 0]);
});

test('where a brand wants invites only, nobody who applied gets points', async () => {
  const { restaurant, boss, apply, list, match } = await open();
  const id = await apply({ availability: always });
  await server.call(
    contract.putBrandWeights,
    { params: { id: restaurant.groupId }, body: { weights: null, invites_only: true } },
    boss.token,
  );
  expect((await list()).refusal.code).toBe('MATCHING_CLOSED');
  expect((await match(id)).data).toEqual({
    score: null,
    closed: { law: null },
    notice: null,
    first_shifts: [],
  });
});

test('in New York City the law closes it, whatever a brand says', async () => {
  const [groupId, here] = [newId(), newId()];
  const boss = await server.run(async (work) => {
    await makeBrandTree(work, {
      id: groupId,
      type: 'GP-GROUP',
      name: 'Harbour Group',
      timeZone: 'America/New_York',
      currency: 'USD',
      children: [{ id: here, type: 'LOCATION', name: 'Pier Bar', country: 'US', regionCode: 'NY', city: 'Brooklyn' }],
    });
    return makeEmployer(work, { brandId: groupId, as: RIGHTS });
  });
  const job = await server.call(createJob, { params: { id: groupId }, body: completeJob(here) }, boss.token);
  const params = { id: groupId, job_id: job.data.id };
  expect((await server.call(contract.listMatches, { params, query: {} }, boss.token)).refusal.code).toBe(
    'MATCHING_CLOSED',
  );
  const { data } = await server.call(contract.getJobWeights, { params }, boss.token);
  expect([data.invites_only, data.law]).toEqual([true, 'N.Y.C. Admin. Code § 20-870']);
});

test('who looks only at another location, or at another group, finds nobody', async () => {
  const { restaurant, apply, list, match, jobId } = await open();
  const id = await apply({ availability: always });
  const elsewhere = await server.run((work) => makeEmployer(work, { brandId: restaurant.there, as: RIGHTS }));
  const at = { id: restaurant.there };
  const refused = [
    await server.call(contract.listMatches, { params: { ...at, job_id: jobId }, query: {} }, elsewhere.token),
    await server.call(contract.getMatch, { params: { ...at, application_id: id } }, elsewhere.token),
    await server.call(
      contract.putJobWeights,
      { params: { ...at, job_id: jobId }, body: { weights: DEFAULT_WEIGHTS } },
      elsewhere.token,
    ),
  ];
  expect(refused.map(({ refusal }) => refusal.code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  const stranger = await open();
  expect((await list(stranger.boss.token)).status).toBe(404);
  expect((await match(id, stranger.boss.token)).status).toBe(404);
});

test('who has an end is not scored, and pages continue the order', async () => {
  const { apply, list, match } = await open();
  const ended = await apply({ stage: 'REJECTED', end_reason: 'OTHER' });
  const ids = [await apply({ hours_per_week: 28 }), await apply({ hours_per_week: 12 }), await apply()];
  expect((await match(ended)).data.score).toBeNull();
  const pages = [
    (await list(undefined, { limit: '2' })).data,
    (await list(undefined, { offset: '2', limit: '2' })).data,
  ];
  expect(pages.flatMap(({ matches }) => matches.map(({ application }) => application.id))).toEqual(ids);
  expect(pages[0]).toMatchObject({ total: 3, more: false });
});

test('twenty people are put in order with as many statements as one', async () => {
  const { apply, list } = await open();
  const profile = {
    languages: [{ code: 'pt', level: 'WORK' as const }],
    positions: [],
    certificates: [],
    distance_km: 3,
    travels_km: null,
    travels_by: null,
    wish: null,
  };
  await apply({ availability: always, profile });
  // The fewest of three: what the server does beside a call, and what is kept after the first, is not the list's.
  const count = async () => {
    const tries: number[] = [];
    for (let n = 0; n < 3; n += 1) tries.push((await captureStatements(server.database, () => list())).length);
    return Math.min(...tries);
  };
  const one = await count();
  for (let person = 1; person < 20; person += 1) await apply({ availability: always, profile });
  expect(await count()).toBe(one);
});
