import { makeUser } from '@hearth/domains/identity/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { beforeAll, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import type { EndReason, Stage } from '../../contract/schemas.ts';
import { makeApplication } from '../../db/factory.ts';
import { openJob } from './hiring.fixture.ts';

const server = await startTestServer();
let scene: Awaited<ReturnType<typeof openJob>>;
beforeAll(async () => {
  scene = await openJob(server);
});

const known = (userId: string, locationId = scene.group.locationIds[0]) => ({
  group_id: scene.group.id,
  location_id: locationId,
  job_id: scene.job.id,
  user_id: userId,
});
const add = (details: Parameters<typeof makeApplication>[2] = {}, locationId?: string) =>
  server.run(async (work) => makeApplication(work, known((await makeUser(work)).userId, locationId), details));
const move = (id: string, stage: Stage, version: number, reason: EndReason | null = null, token = scene.owner.token) =>
  server.call(
    contract.moveApplication,
    { params: { id: scene.group.id, application_id: id }, body: { stage, version, reason } },
    token,
  );
const board = async (query = {}, brandId: string = scene.group.id, token = scene.owner.token) =>
  (await server.call(contract.getPipeline, { params: { id: brandId }, query }, token)).data;

test('who waits longest stands first, and who waits longer than was promised is counted as late', async () => {
  const days = [1, 3, 2];
  const ids = await Promise.all(
    days.map((day) =>
      add({ first_name: `Waits${day}`, waiting_since: new Date(server.clock.now().getTime() - day * 86_400_000) }),
    ),
  );
  const { stages, promised_hours: promised } = await board();
  const [fresh] = stages;
  expect(promised).toBe(48);
  expect(fresh?.cards.map((card) => card.id)).toEqual([ids[1], ids[2], ids[0]]);
  expect(fresh).toMatchObject({
    total: 3,
    late: 1,
    oldest: new Date(server.clock.now().getTime() - 3 * 86_400_000).toISOString(),
  });
});

test('a manager of one location sees that location only', async () => {
  const there = await add({}, scene.group.locationIds[1]);
  const seen = await board({}, scene.group.id, scene.elsewhere.token);
  expect(seen.stages.flatMap((column) => column.cards.map((card) => card.id))).toEqual([there]);
  expect(
    (await server.call(contract.getPipeline, { params: { id: scene.group.id }, query: {} }, scene.otherOwner.token))
      .status,
  ).toBe(404);
});

test('people are found by name, in any spelling', async () => {
  const id = await add({ first_name: 'Šárka', last_name: 'Ňováková' });
  const { stages } = await board({ q: 'sarka nov' });
  expect(stages.flatMap((column) => column.cards.map((card) => card.id))).toEqual([id]);
  expect((await board({ q: '%' })).stages.every((column) => column.total === 0)).toBe(true);
});

test('a move is kept in the history with who made it, and ends the waiting', async () => {
  const id = await add();
  server.clock.advance(300_000);
  const { data } = await move(id, 'INTERVIEW', 1);
  expect(data).toMatchObject({
    stage: 'INTERVIEW',
    version: 2,
    waiting_since: null,
    history: [{ stage: 'NEW' }, { stage: 'INTERVIEW', by: 'EMPLOYER', after_seconds: 300 }],
  });
});

test('a move that is taken back at once leaves the waiting as it was', async () => {
  const since = new Date(server.clock.now().getTime() - 3 * 86_400_000);
  const id = await add({ waiting_since: since, stage_entered_at: since });
  server.clock.advance(1000);
  const there = (await move(id, 'INTERVIEW', 1)).data;
  server.clock.advance(5000);
  const back = (await move(id, 'NEW', there.version)).data;
  expect(back).toMatchObject({ waiting_since: since.toISOString(), stage_entered_at: since.toISOString() });
  server.clock.advance(1000);
  const again = (await move(id, 'INTERVIEW', back.version)).data;
  server.clock.advance(121_000);
  const later = (await move(id, 'NEW', again.version)).data;
  expect(later.waiting_since).toBe(server.clock.now().toISOString());
});

test('of two managers who move the same card, the second is told how it stands now', async () => {
  const id = await add();
  const replies = await Promise.all([move(id, 'SCREEN', 1), move(id, 'OFFER', 1)]);
  expect(replies.map((reply) => reply.status).sort((a, b) => a - b)).toEqual([200, 409]);
  const late = replies.find((reply) => reply.status === 409);
  expect(late?.refusal).toMatchObject({ code: 'APPLICATION_CHANGED', current: { version: 2 } });
});

test.each<[string, Stage, EndReason | null, string]>([
  ['an end without a reason', 'REJECTED', null, 'REASON_REQUIRED'],
  ['hiring by a move', 'HIRED', null, 'HIRE_NEEDS_DETAILS'],
  ['withdrawing for somebody else', 'WITHDRAWN', null, 'STAGE_REFUSED'],
])('%s is refused', async (_what, stage, reason, code) => {
  expect((await move(await add(), stage, 1, reason)).refusal.code).toBe(code);
});

test('the candidate sees where they stand, and never why they were refused or by whom', async () => {
  const user = await server.run((work) => makeUser(work));
  const id = await server.run((work) => makeApplication(work, known(user.userId)));
  await move(id, 'REJECTED', 1, 'OTHER_CANDIDATE');
  const { text, data } = await server.call(contract.getOwnApplication, { params: { application_id: id } }, user.token);
  expect(data.stage).toBe('REJECTED');
  expect(text).not.toContain('OTHER_CANDIDATE');
  expect(text).not.toContain('Ada');
  expect(
    (await server.call(contract.getOwnApplication, { params: { application_id: id } }, scene.stranger.token)).status,
  ).toBe(404);
});

test('a page of a stage goes on where the board stopped', async () => {
  const { stages } = await board({ limit: '2' });
  const [fresh] = stages;
  const rest = await server.call(
    contract.listStage,
    { params: { id: scene.group.id }, query: { stage: 'NEW', offset: '2', limit: '100' } },
    scene.owner.token,
  );
  expect(fresh?.cards).toHaveLength(2);
  expect(rest.data.total).toBe(fresh?.total);
  expect(rest.data.cards).toHaveLength((fresh?.total ?? 0) - 2);
});

test('a hired person stands on the board for thirty days, in its column and in the further pages of it alike', async () => {
  const daysAgo = (days: number) => new Date(server.clock.now().getTime() - days * 86_400_000);
  const hired = (days: number) =>
    add({ stage: 'HIRED', employee_id: newId(), stage_entered_at: daysAgo(days), waiting_since: null });
  await hired(31);
  const recent = await hired(2);
  const hiredOn = (await board()).stages.find((column) => column.stage === 'HIRED');
  expect(hiredOn?.cards.map((card) => card.id)).toEqual([recent]);
  const { data } = await server.call(
    contract.listStage,
    { params: { id: scene.group.id }, query: { stage: ['HIRED'] } },
    scene.owner.token,
  );
  expect(data).toMatchObject({ total: 1, cards: [{ id: recent }] });
});
