import { makeUser } from '@hearth/domains/identity/factory';
import type { PipelineStep } from '@hearth/domains/job-library/schemas';
import { newId } from '@hearth/kit/id';
import { SYSTEM } from '@hearth/platform/database';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import type { Application, Stage } from '../../contract/schemas.ts';
import { foldStageCounts } from '../jobs/fold-counts.ts';
import { forgetRecord } from '../own-records.ts';
import { openJob, sendApplication } from './hiring.fixture.ts';

const server = await startTestServer();
const step = (type: PipelineStep['type'], names: PipelineStep['names'] = {}, shown = false): PipelineStep => ({
  id: newId(),
  type,
  names,
  shown,
  target_days: type === 'INTERVIEW' ? 3 : null,
});
const [arrived, phone, trial, offer] = [
  step('NEW'),
  step('INTERVIEW', { en: 'Phone call' }),
  step('INTERVIEW', { en: 'Trial shift', de: 'Probeschicht' }, true),
  step('OFFER'),
];
let scene: Awaited<ReturnType<typeof openJob>>;
let plain: Awaited<ReturnType<typeof openJob>>;
beforeAll(async () => {
  scene = await openJob(server, [], [arrived, phone, trial, offer]);
  plain = await openJob(server);
});

const apply = async (at = scene): Promise<Application & { token: string; userId: string }> => {
  const user = await server.run((work) => makeUser(work));
  const answers = [{ question_id: at.questionId, answer: 'yes' }];
  const sent = await sendApplication(server, at.job.id, user.token, { answers }, []);
  const { id } = sent.data as { id: string };
  // What happens at one instant is in no order.
  server.clock.advance(1000);
  return { ...(await get(id, at)), token: user.token, userId: user.userId };
};
const get = async (id: string, at = scene): Promise<Application> =>
  (await server.call(contract.getApplication, { params: { id: at.group.id, application_id: id } }, at.owner.token))
    .data;
const move = (
  of: Pick<Application, 'id' | 'version'>,
  stage: Stage,
  step_id?: string | null,
  reason: 'OTHER' | null = null,
) =>
  server.call(
    contract.moveApplication,
    {
      params: { id: scene.group.id, application_id: of.id },
      body: { stage, ...(step_id === undefined ? {} : { step_id }), version: of.version, reason },
    },
    scene.owner.token,
  );
const board = async (query: object = { job_id: scene.job.id }) =>
  (
    await server.call(contract.getPipeline, { params: { id: scene.group.id }, query }, scene.owner.token)
  ).data.stages.map((column) => ({
    key: column.step?.id ?? column.stage,
    total: column.total,
    ids: column.cards.map(({ id }) => id),
  }));
const list = async (query: object) =>
  (await server.call(contract.listApplications, { params: { id: scene.group.id }, query }, scene.owner.token)).data;
const whereIs = async (id: string) => (await board()).find(({ ids }) => ids.includes(id))?.key;
const line = sql`job_id, stage, step_id`;
const kept = () =>
  server.run(({ db }) =>
    db.execute(
      sql`select ${line}, sum(n)::int as n from applications.stage_count group by ${line} having sum(n) <> 0 order by ${line}`,
    ),
  );
const counted = () =>
  server.run(({ db }) =>
    db.execute(
      sql`select ${line}, count(*)::int as n from applications.application where archived_at is null group by ${line} order by ${line}`,
    ),
  );

test('whoever applies stands at the first step, and the board of the post has its steps as columns', async () => {
  const { id, step_id, steps } = await apply();
  expect(step_id).toBe(arrived.id);
  expect(steps).toEqual([arrived, phone, trial, offer]);
  expect((await board()).map(({ key }) => key)).toEqual([arrived.id, phone.id, trial.id, offer.id, 'HIRED']);
  expect(await whereIs(id)).toBe(arrived.id);
});

test('a post without steps has the usual board, and so has the board over many posts', async () => {
  const usual = ['NEW', 'SCREEN', 'INTERVIEW', 'TRIAL', 'OFFER', 'HIRED'];
  expect((await board({})).map(({ key }) => key)).toEqual(usual);
  const { steps, step_id } = await apply(plain);
  expect([steps, step_id]).toEqual([null, null]);
});

test('a move within a stage is a move: with history, counts and time of its own', async () => {
  const at = await apply();
  const first = (await move(at, 'INTERVIEW')).data;
  expect(first).toMatchObject({ stage: 'INTERVIEW', step_id: phone.id });
  server.clock.advance(30_000);
  const second = (await move(first, 'INTERVIEW', trial.id)).data;
  expect(second).toMatchObject({ stage: 'INTERVIEW', step_id: trial.id, version: first.version + 1 });
  expect(second.stage_entered_at).not.toBe(first.stage_entered_at);
  expect(second.history.map(({ step_id }) => step_id)).toEqual([arrived.id, phone.id, trial.id]);
  expect(second.history.at(-1)?.after_seconds).toBe(30);
  expect((await board({})).find(({ key }) => key === 'INTERVIEW')?.total).toBe(1);
  expect((await board()).map(({ total }) => total)).toEqual([1, 0, 1, 0, 0]);
  expect(await kept()).toEqual(await counted());
  await foldStageCounts.run({}, { ...server.application.runner.free(new AbortController().signal) });
  expect(await kept()).toEqual(await counted());
});

test('a step of another post, of another type, and a stage without a step are refused', async () => {
  const at = await apply();
  expect((await move(at, 'INTERVIEW', newId())).refusal.code).toBe('STAGE_REFUSED');
  expect((await move(at, 'OFFER', trial.id)).refusal.code).toBe('STAGE_REFUSED');
  expect((await move(at, 'TRIAL')).refusal.code).toBe('STAGE_REFUSED');
});

test('an end has no step; who comes back from it stands at the step that is named', async () => {
  const at = await apply();
  const ended = (await move(at, 'REJECTED', undefined, 'OTHER')).data;
  expect(ended).toMatchObject({ stage: 'REJECTED', step_id: null });
  expect((await move(ended, 'INTERVIEW', trial.id)).data.step_id).toBe(trial.id);
});

test('a move to a step that is taken back at once restores since when somebody stood where they were', async () => {
  const at = await apply();
  const before = (await move(at, 'INTERVIEW', phone.id)).data;
  server.clock.advance(20_000);
  const moved = (await move(before, 'INTERVIEW', trial.id)).data;
  server.clock.advance(10_000);
  const back = (await move(moved, 'INTERVIEW', phone.id)).data;
  expect(back.stage_entered_at).toBe(before.stage_entered_at);
});

test('many are moved to a step together, those of other posts stay, and all go back to the steps that they came from', async () => {
  const [one, two, other] = [await apply(), await apply(), await apply(plain)];
  const there = (await move(two, 'INTERVIEW', phone.id)).data;
  const params = { id: scene.group.id };
  const to = { stage: 'INTERVIEW' as const, step_id: trial.id, reason: null };
  const previewed = await server.call(
    contract.previewMoves,
    { params, body: { ...to, whom: { application_ids: [one.id, two.id, other.id] } } },
    scene.owner.token,
  );
  expect(previewed.data.moves.map(({ application_id }) => application_id)).toEqual([one.id, two.id]);
  const done = await server.call(
    contract.moveApplications,
    {
      params,
      body: {
        ...to,
        letter_after_minutes: null,
        moves: [one, there].map(({ id, version }) => ({ application_id: id, version })),
      },
    },
    scene.owner.token,
  );
  expect([await whereIs(one.id), await whereIs(two.id)]).toEqual([trial.id, trial.id]);
  await server.call(contract.undoMoves, { params: { ...params, batch_id: done.data.batch_id } }, scene.owner.token);
  expect([await whereIs(one.id), await whereIs(two.id)]).toEqual([arrived.id, phone.id]);
  const stayed = await server.call(
    contract.previewMoves,
    {
      params: { id: plain.group.id },
      body: { ...to, whom: { application_ids: [other.id] } },
    },
    plain.owner.token,
  );
  expect(stayed.data.left.map(({ why }) => why)).toEqual(['REFUSED']);
});

test('a column is read on by its step, and a list is narrowed to steps and knows what they are called', async () => {
  const at = await apply();
  await move(at, 'INTERVIEW', trial.id);
  const query = { job_id: scene.job.id, step: trial.id };
  const column = await server.call(contract.listStage, { params: { id: scene.group.id }, query }, scene.owner.token);
  expect(column.data.cards.every(({ step_id }) => step_id === trial.id)).toBe(true);
  expect(column.data.total).toBe(column.data.cards.length);
  const listed = await list({ job_id: scene.job.id, step: [trial.id], stage: ['REJECTED'] });
  expect(new Set(listed.applications.map(({ stage }) => stage))).toEqual(new Set(['INTERVIEW']));
  expect(listed.total).toBe(column.data.total);
  expect(listed.pipelines).toEqual([{ job_id: scene.job.id, steps: [arrived, phone, trial, offer] }]);
});

test('words are looked for in the columns of steps', async () => {
  const at = await apply();
  const found = await board({ job_id: scene.job.id, q: at.last_name });
  expect(found[0]?.ids).toContain(at.id);
  expect(found[0]?.total).toBe(found[0]?.ids.length);
});

test('the candidate reads the name of a step that is shown, and never that of another', async () => {
  const at = await apply();
  const own = async () =>
    (await server.call(contract.getOwnApplication, { params: { application_id: at.id } }, at.token)).data;
  const first = (await move(at, 'INTERVIEW', phone.id)).data;
  expect(await own()).toMatchObject({ stage: 'INTERVIEW', step_names: null });
  expect(JSON.stringify(await own())).not.toContain('Phone call');
  server.clock.advance(1000);
  await move(first, 'INTERVIEW', trial.id);
  expect(await own()).toMatchObject({ step_names: trial.names });
  expect((await own()).history.map(({ stage, step_names }) => [stage, step_names])).toEqual([
    ['NEW', null],
    ['INTERVIEW', null],
    ['INTERVIEW', trial.names],
  ]);
});

test('the report of a post says how long its steps took, that of forgotten people too; a stage is the sum of its steps', async () => {
  const alone = await openJob(server, [], [arrived, phone, trial, offer]);
  const report = async (query: object) =>
    (await server.call(contract.getFunnel, { params: { id: alone.group.id }, query }, alone.owner.token)).data;
  const at = await apply(alone);
  const go = async (stage: Stage, step_id: string, seconds: number): Promise<void> => {
    server.clock.advance(seconds * 1000);
    const { version } = await get(at.id, alone);
    await server.call(
      contract.moveApplication,
      {
        params: { id: alone.group.id, application_id: at.id },
        body: { stage, step_id, version, reason: null },
      },
      alone.owner.token,
    );
  };
  await go('INTERVIEW', phone.id, 8);
  await go('INTERVIEW', trial.id, 18);
  await go('OFFER', offer.id, 36);
  const figures = await report({ job_id: alone.job.id });
  expect(figures.step_times?.map(({ step: { id }, median_hours }) => [id, median_hours])).toEqual([
    [arrived.id, 0.0025],
    [phone.id, 0.005],
    [trial.id, 0.01],
    [offer.id, null],
  ]);
  expect(figures.times.find(({ stage }) => stage === 'INTERVIEW')?.median_hours).toBeCloseTo(0.015);
  expect((await report({})).step_times).toBeNull();
  await server.run((work) => forgetRecord(work, at.id), SYSTEM);
  expect((await report({ job_id: alone.job.id })).step_times?.[2]).toMatchObject({ left: 1, median_hours: 0.01 });
});
