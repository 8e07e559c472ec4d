import { jobNamed } from '@hearth/platform/jobs/job-contract';
import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { SURVEY, SYSTEM } from '@hearth/platform/database';
import type { Scope } from '@hearth/platform/database';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import type { Answer } from '../../contract/schemas.ts';
import { COUNT_YEARS } from '../jobs/count-years.ts';

const server = await startTestServer({ at: '2026-11-16T09:00:00Z' });
type Stage = 'NEW' | 'SCREEN' | 'INTERVIEW';

/** A group whose first location lies in a country, which asks or not, and whoever applies there. */
async function open(country = 'US', said = { asks: true, contractor: false }) {
  server.clock.set('2026-11-16T09:00:00Z');
  const made = await server.run(async (work) => {
    const group = await makeGroup(work);
    await work.db.execute(sql`update core.brand set country_code = ${country} where id = ${group.locationIds[0]}`);
    return {
      group,
      owner: await makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }),
      local: await makeEmployer(work, { brandId: group.locationIds[0], as: 'ENTERPRISE_OWNER' }),
    };
  });
  const { group, owner } = made;
  const job = await server.call(
    createJob,
    { params: { id: group.id }, body: completeJob(group.locationIds[0]) },
    owner.token,
  );
  const at = { params: { id: group.id } };
  await server.call(contract.setFairness, { ...at, body: said }, owner.token);
  const apply = (stage: Stage = 'NEW') =>
    server.run(async (work) => {
      const user = await makeUser(work);
      const known = {
        group_id: group.id,
        location_id: group.locationIds[0],
        job_id: job.data.id,
        user_id: user.userId,
      };
      return { ...user, id: await makeApplication(work, known, { stage }) };
    });
  const say = (who: { id: string; token: string }, answers: Answer[], token = who.token) =>
    server.call(contract.setOwnAnswers, { params: { application_id: who.id }, body: { answers } }, token);
  const form = async (who: { id: string; token: string }, token = who.token) =>
    (await server.call(contract.getOwnForm, { params: { application_id: who.id } }, token)).data.form;
  const report = async (token = owner.token, id = group.id) =>
    server.call(contract.getFairnessReport, { params: { id } }, token);
  return { ...made, apply, say, form, report };
}
let scene: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  scene = await open();
});
const FEMALE: Answer[] = [{ question: 'SEX', choice: 'FEMALE' }];
const count = async () => {
  await server.run(({ enqueue }) => enqueue(jobNamed(COUNT_YEARS), {}));
  await server.settle();
};
const rowsIn = (scope: Scope) =>
  server
    .run(({ db }) => db.execute(sql`select choice from fairness.answer`), scope)
    .catch((error: unknown) => String(error));

test('after an application its writer is asked what the law of the place knows, may say some of it, and take it back', async () => {
  const pia = await scene.apply();
  expect((await scene.form(pia))?.questions.map(({ question }) => question)).toEqual(['SEX', 'RACE']);
  await scene.say(pia, FEMALE);
  await scene.say(pia, [{ question: 'RACE', choice: 'NOT_SAID' }]);
  expect((await scene.form(pia))?.answers).toEqual([{ question: 'RACE', choice: 'NOT_SAID' }]);
  await scene.say(pia, []);
  expect((await scene.form(pia))?.answers).toEqual([]);
});

test.each([
  ['where no law knows such questions', 'FR', { asks: true, contractor: true }],
  ['where the group does not ask', 'US', { asks: false, contractor: true }],
])('nothing is asked %s, and nothing is taken', async (_where, country, said) => {
  const place = await open(country, said);
  const pia = await place.apply();
  expect(await place.form(pia)).toBeNull();
  expect((await place.say(pia, FEMALE)).refusal.code).toBe('NOT_ASKED');
});

test('nobody else is shown the form or writes in it, whatever right they hold', async () => {
  const pia = await scene.apply();
  const other = await scene.apply();
  for (const token of [scene.owner.token, other.token]) {
    const params = { application_id: pia.id };
    expect((await server.call(contract.getOwnForm, { params }, token)).status).toBe(404);
    expect((await scene.say(pia, FEMALE, token)).status).toBe(404);
  }
});

test('no scope of the application reads the answers but their writer’s own, and the one that counts', async () => {
  const pia = await scene.apply();
  const other = await scene.apply();
  await scene.say(pia, FEMALE);
  const tenant: Scope = { kind: 'tenant', groupIds: [scene.group.id], userId: scene.owner.userId };
  for (const scope of [tenant, SYSTEM, { kind: 'public' } as const])
    expect(await rowsIn(scope)).toContain('permission denied');
  expect(await rowsIn({ kind: 'self', userId: other.userId })).toEqual([]);
  expect(await rowsIn({ kind: 'self', userId: pia.userId })).toEqual([{ choice: 'FEMALE' }]);
  expect(await rowsIn(SURVEY)).toContainEqual({ choice: 'FEMALE' });
  const names = await server
    .run(({ db }) => db.execute(sql`select 1 from applications.application`), SURVEY)
    .catch((error: unknown) => String(error));
  expect(names).toContain('permission denied');
});

test('a year is told of when it is over, in numbers in which nobody stands alone, and its answers are gone', async () => {
  const goes = async (n: number, choice: 'FEMALE' | 'MALE' | 'NOT_SAID', stage: Stage) => {
    for (let index = 0; index < n; index += 1) await scene.say(await scene.apply(stage), [{ question: 'SEX', choice }]);
  };
  await goes(6, 'MALE', 'SCREEN');
  await goes(3, 'FEMALE', 'INTERVIEW');
  await goes(3, 'FEMALE', 'NEW');
  await goes(5, 'NOT_SAID', 'NEW');
  await count();
  expect((await scene.report()).data).toMatchObject({ forms: ['US'], next: { year: 2026 }, years: [] });
  server.clock.set('2027-03-01T04:00:00Z');
  await count();
  // Nobody stays signed in so long.
  const later = await server.run((work) => makeEmployer(work, { brandId: scene.group.id, as: 'ENTERPRISE_OWNER' }));
  const { data } = await scene.report(later.token);
  const [sex] = data.years[0]?.questions ?? [];
  expect([data.years.length, data.years[0]?.year, sex?.answered]).toEqual([1, 2026, 17]);
  const line = (choice: string) => sex?.lines.find((one) => one.choice === choice);
  expect(line('MALE')).toMatchObject({
    applied: 6,
    rates: [{ selected: 6, rate: 1, impact: 1 }, null, null, null, null],
  });
  expect(line('FEMALE')).toMatchObject({
    applied: 6,
    rates: [{ selected: 3, impact: 0.5, below: true }, null, null, null, null],
  });
  expect(line('NOT_SAID')?.rates).toEqual([]);
  expect(await rowsIn(SURVEY)).not.toContainEqual({ choice: 'MALE' });
});

test('the figures are those of a whole group: a part of it is told nothing', async () => {
  const [here] = scene.group.locationIds;
  expect((await scene.report(scene.owner.token, here)).status).toBe(404);
  expect((await scene.report(scene.local.token, here)).status).toBe(404);
  expect((await scene.report(scene.local.token)).status).toBe(403);
  expect((await scene.report()).status).toBe(200);
});

test('who applied in a year that is counted is not asked any more: nothing of it can change', async () => {
  const pia = await scene.apply();
  await server.run(({ db }) =>
    db.execute(sql`update applications.application set applied_at = '2025-06-01' where id = ${pia.id}`),
  );
  expect(await scene.form(pia)).toBeNull();
  expect((await scene.say(pia, FEMALE)).refusal.code).toBe('NOT_ASKED');
});
