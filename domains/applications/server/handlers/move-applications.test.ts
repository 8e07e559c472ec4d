import { makeUser } from '@hearth/domains/identity/factory';
import { startTestServer } from '@hearth/testing/server';
import { newId } from '@hearth/kit/id';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import type { EndReason, Stage } from '../../contract/schemas.ts';
import type { NewApplication } from '../queries/application.ts';
import { makeApplication } from '../../db/factory.ts';
import { sendLetters } from '../jobs/send-letters.ts';
import { openJob } from './hiring.fixture.ts';

const server = await startTestServer();
let scene: Awaited<ReturnType<typeof openJob>>;
beforeEach(async () => {
  scene = await openJob(server);
});

const add = (details: Partial<NewApplication> = {}, place = scene.group.locationIds[0]) =>
  server.run(async (work) =>
    makeApplication(
      work,
      { group_id: scene.group.id, location_id: place, job_id: scene.job.id, user_id: (await makeUser(work)).userId },
      details,
    ),
  );
const params = () => ({ id: scene.group.id });
const preview = (ids: readonly string[], stage: Stage, reason: EndReason | null = null, token = scene.owner.token) =>
  server.call(
    contract.previewMoves,
    { params: params(), body: { whom: { application_ids: [...ids] }, stage, reason } },
    token,
  );
/** Moves a second after whatever was before. */
const moveAll = (
  ids: readonly string[],
  stage: Stage,
  more: { reason?: EndReason; letter?: number; version?: number; token?: string } = {},
) => {
  server.clock.advance(1000);
  return server.call(
    contract.moveApplications,
    {
      params: params(),
      body: {
        moves: ids.map((id) => ({ application_id: id, version: more.version ?? 1 })),
        stage,
        reason: more.reason ?? null,
        letter_after_minutes: more.letter ?? null,
      },
    },
    more.token ?? scene.owner.token,
  );
};
const undo = (batchId: string) =>
  server.call(contract.undoMoves, { params: { ...params(), batch_id: batchId } }, scene.owner.token);
const read = async (id: string) =>
  (await server.call(contract.getApplication, { params: { ...params(), application_id: id } }, scene.owner.token)).data;
const sendDue = () => sendLetters.run({}, server.application.runner.free(new AbortController().signal));
const mailsTo = (address: string) =>
  server.run(({ db }) =>
    db.execute<{ subject: string; text_body: string; sender_name: string }>(
      sql`select subject, text_body, sender_name from platform.mail where recipient = ${address}`,
    ),
  );

test.each([
  ['is too long for mail', `${'a'.repeat(65)}@example.com`, 'SENT'],
  ['is none', 'nobody', 'WAITING'],
])('a letter to an address that %s keeps no other waiting', async (_, address, expected) => {
  const [broken, fine] = [await add({ email: address }), await add({ email: `lea-${expected}@example.com` })];
  await moveAll([broken, fine], 'REJECTED', { reason: 'POSITION_FILLED', letter: 0 });
  server.clock.advance(60_000);
  await sendDue();
  await sendDue();
  expect(await mailsTo(`lea-${expected}@example.com`)).toHaveLength(1);
  const states = await server.run(({ db }) =>
    db.execute<{ state: string }>(sql`select state from applications.letter where application_id = ${broken}`),
  );
  expect(states).toEqual([{ state: expected }]);
});

test('a preview says exactly who is moved and what is written to whom in which language, and changes nothing', async () => {
  const french = await add({ first_name: 'Léa', email: 'lea@example.com', language: 'fr' });
  const mute = await add({ email: '' });
  const hired = await add({ stage: 'HIRED', employee_id: newId() });
  const { data } = await preview([french, mute, hired], 'REJECTED', 'POSITION_FILLED');
  expect(data.left).toMatchObject([{ application_id: hired, why: 'REFUSED' }]);
  expect(data.moves.map(({ application_id: id }) => id).toSorted()).toEqual([french, mute].toSorted());
  expect(data.moves.find(({ application_id: id }) => id === mute)?.letter).toBeNull();
  const letter = data.moves.find(({ application_id: id }) => id === french)?.letter;
  expect(letter).toMatchObject({
    to: 'lea@example.com',
    language: 'fr',
    subject: 'Votre candidature chez Casa : Bartender',
  });
  expect(letter?.text).toContain('Bonjour Léa,');
  expect(await read(french)).toMatchObject({ stage: 'NEW', version: 1, letters: [] });
});

test('what was looked at is what is done and what is sent, when its time has come', async () => {
  const ids = [await add({ email: 'one@example.com' }), await add({ email: 'two@example.com' })];
  const shown = (await preview(ids, 'REJECTED', 'OTHER_CANDIDATE')).data.moves;
  const { data } = await moveAll(ids, 'REJECTED', { reason: 'OTHER_CANDIDATE', letter: 5 });
  expect(data).toMatchObject({ left: [], letters: 2 });
  expect(data.moved.toSorted()).toEqual(ids.toSorted());
  await sendDue();
  expect(await mailsTo('one@example.com')).toEqual([]);
  server.clock.advance(5 * 60_000);
  await Promise.all([sendDue(), sendDue()]);
  for (const { letter } of shown) {
    const sent = await mailsTo(letter?.to ?? '');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toBe(letter?.subject);
    expect(sent[0]?.sender_name).toMatch(/.+ via Hearth$/);
    expect(sent[0]?.text_body.startsWith(letter?.text ?? '-')).toBe(true);
  }
  expect(await read(ids[0] ?? '')).toMatchObject({ end_reason: 'OTHER_CANDIDATE', letters: [{ state: 'SENT' }] });
});

test('undo puts everybody back where they stood and waited, and nothing is sent', async () => {
  const since = new Date(server.clock.now().getTime() - 3 * 86_400_000);
  const ids = [
    await add({ email: 'a@example.com', waiting_since: since, stage_entered_at: since }),
    await add({ stage: 'TRIAL', waiting_since: null, email: 'b@example.com' }),
  ];
  const { data } = await moveAll(ids, 'REJECTED', { reason: 'NO_ANSWER', letter: 10 });
  server.clock.advance(8 * 60_000);
  expect((await undo(data.batch_id)).data).toMatchObject({ left: [] });
  expect(await read(ids[0] ?? '')).toMatchObject({
    stage: 'NEW',
    end_reason: null,
    waiting_since: since.toISOString(),
    stage_entered_at: since.toISOString(),
    letters: [{ state: 'CANCELLED' }],
  });
  expect(await read(ids[1] ?? '')).toMatchObject({ stage: 'TRIAL', waiting_since: null });
  server.clock.advance(60 * 60_000);
  await sendDue();
  expect([...(await mailsTo('a@example.com')), ...(await mailsTo('b@example.com'))]).toEqual([]);
});

test('who was answered and waits for nothing waits for nothing when the move is taken back', async () => {
  const id = await add({ stage: 'SCREEN', waiting_since: null });
  const { data } = await moveAll([id], 'REJECTED', { reason: 'OTHER' });
  await undo(data.batch_id);
  expect(await read(id)).toMatchObject({ stage: 'SCREEN', waiting_since: null });
});

test('who was moved by somebody else since it was looked at stays, and is named; an undo leaves who was moved again', async () => {
  const [mine, theirs] = [await add(), await add()];
  await moveAll([theirs], 'TRIAL');
  const { data } = await moveAll([mine, theirs], 'SCREEN');
  expect(data).toMatchObject({ moved: [mine], left: [{ application_id: theirs, why: 'CHANGED', stage: 'TRIAL' }] });
  await moveAll([mine], 'OFFER', { version: 2 });
  expect((await undo(data.batch_id)).data).toMatchObject({
    moved: [],
    left: [{ application_id: mine, why: 'CHANGED' }],
  });
  expect((await read(mine)).stage).toBe('OFFER');
});

test('an end that is taken up again and then undone ends for its old reason', async () => {
  const id = await add();
  await moveAll([id], 'REJECTED', { reason: 'NO_SHOW' });
  const { data } = await moveAll([id], 'SCREEN', { version: 2 });
  await undo(data.batch_id);
  expect(await read(id)).toMatchObject({ stage: 'REJECTED', end_reason: 'NO_SHOW' });
});

test('a single end that is taken back by hand takes its letter back', async () => {
  const id = await add({ email: 'single@example.com' });
  const at = { ...params(), application_id: id };
  const ended = await server.call(
    contract.moveApplication,
    { params: at, body: { stage: 'REJECTED', version: 1, reason: 'OTHER', letter_after_minutes: 10 } },
    scene.owner.token,
  );
  expect(ended.data.letters).toMatchObject([{ state: 'WAITING' }]);
  const back = await server.call(
    contract.moveApplication,
    { params: at, body: { stage: 'NEW', version: 2, reason: null } },
    scene.owner.token,
  );
  expect(back.data.letters).toMatchObject([{ state: 'CANCELLED' }]);
});

test('all who still wait at a post are found by the post', async () => {
  const ids = [await add(), await add({ stage: 'OFFER' })];
  await add({ stage: 'WITHDRAWN' });
  const { data } = await server.call(
    contract.previewMoves,
    { params: params(), body: { whom: { job_id: scene.job.id }, stage: 'REJECTED', reason: 'POSITION_FILLED' } },
    scene.owner.token,
  );
  expect(data.moves.map(({ application_id: id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(data).toMatchObject({ left: [], more: false });
});

test.each<[string, Stage, string]>([
  ['without a reason', 'REJECTED', 'REASON_REQUIRED'],
  ['into a contract', 'HIRED', 'HIRE_NEEDS_DETAILS'],
  ['to be withdrawn', 'WITHDRAWN', 'STAGE_REFUSED'],
])('nobody is moved %s', async (_how, stage, code) => {
  const id = await add();
  expect((await preview([id], stage)).refusal.code).toBe(code);
  expect((await moveAll([id], stage)).refusal.code).toBe(code);
});

test('a manager of another location moves, undoes and sees nobody of this one', async () => {
  const id = await add();
  const token = scene.elsewhere.token;
  expect((await preview([id], 'SCREEN', null, token)).data).toEqual({ moves: [], left: [], more: false });
  expect((await moveAll([id], 'SCREEN', { token })).data.moved).toEqual([]);
  const { data } = await moveAll([id], 'SCREEN');
  const tried = await server.call(contract.undoMoves, { params: { ...params(), batch_id: data.batch_id } }, token);
  expect(tried.data.moved).toEqual([]);
  expect((await read(id)).stage).toBe('SCREEN');
});
