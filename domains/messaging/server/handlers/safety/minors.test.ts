import { makeEmployer } from '@hearth/domains/access/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { makeEmployee } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, expect, test } from 'vitest';
import { askCandidate } from '../../../contract/ask-endpoints.ts';
import { approveMinorSender, listMinorSenders, removeMinorSender } from '../../../contract/moderation-endpoints.ts';
import { getSafety } from '../../../contract/safety-endpoints.ts';
import { previewSending } from '../../../contract/sending-endpoints.ts';
import { openSafeConversation } from './safety.fixture.ts';
import type { SafeScene } from './safety.fixture.ts';

const server = await startTestServer({ at: '2026-11-16T12:00:00Z' });
let scene: SafeScene;
let minorId: string;
beforeEach(async () => {
  scene = await openSafeConversation(server);
  minorId = await scene.apply({ stage: 'WITHDRAWN', says_minor: true });
});

const approve = (user_id: string, brandId = scene.here, token = scene.moderator.token) =>
  server.call(approveMinorSender, { params: { id: brandId }, body: { user_id } }, token);
const list = (brandId = scene.here, token = scene.moderator.token) =>
  server.call(listMinorSenders, { params: { id: brandId } }, token);

test('somebody who says that they are under age is written to by approved people alone, who are named to the others', async () => {
  expect((await scene.write(scene.manager.token, 'Hi', minorId)).refusal.code).toBe('SENDER_NOT_APPROVED');
  expect((await scene.read(scene.manager.token, minorId)).application.cannot_write).toBe('MINOR');
  await approve(scene.manager.userId);
  expect((await scene.write(scene.manager.token, 'Hi', minorId)).status).toBe(200);
  expect((await scene.write(scene.colleague.token, 'Hi', minorId)).refusal.code).toBe('SENDER_NOT_APPROVED');
  const seen = await server.call(getSafety, { params: { id: minorId } }, scene.colleague.token);
  const [approved] = (await list()).data.senders;
  expect(seen.data.minor?.approved).toEqual([approved?.name]);
  expect(seen.data.minor?.readers.length).toBeGreaterThan(1);
});

test('the candidate writes freely, and is told who may answer', async () => {
  expect((await scene.write(scene.candidate.token, 'Hello', minorId)).status).toBe(200);
  await approve(scene.manager.userId);
  const seen = await server.call(getSafety, { params: { id: minorId } }, scene.candidate.token);
  expect(seen.data.minor?.approved.length).toBe(1);
});

test('asks and messages to several leave out who is under age, and say so', async () => {
  const ask = await server.call(
    askCandidate,
    { params: { id: minorId }, body: { ask_id: newId(), kind: 'CONFIRM', text: 'Yes?' } },
    scene.manager.token,
  );
  expect(ask.refusal.code).toBe('SENDER_NOT_APPROVED');
  const body = { application_ids: [scene.id, minorId], texts: { en: 'Hello' } };
  const { data } = await server.call(previewSending, { params: { id: scene.here }, body }, scene.manager.token);
  expect(data.left_out).toMatchObject([{ application_id: minorId, why: 'ENDED' }]);
  const other = await server.run((work) => makeUser(work));
  const open = await scene.apply({ says_minor: true }, other.userId);
  const again = { ...body, application_ids: [scene.id, open] };
  const second = await server.call(previewSending, { params: { id: scene.here }, body: again }, scene.manager.token);
  expect(second.data.left_out).toMatchObject([{ application_id: open, why: 'MINOR' }]);
  expect(second.data.receivers.map((line) => line.application_id)).toEqual([scene.id]);
});

test('a birth date known to the team counts, by the law of the place', async () => {
  await server.run(({ db }) =>
    makeEmployee(db, {
      groupId: scene.group.id,
      locationId: scene.there,
      userId: scene.candidate.userId,
      birthDate: '2010-01-01',
    }),
  );
  expect((await scene.write(scene.manager.token)).refusal.code).toBe('SENDER_NOT_APPROVED');
});

test('somebody is approved for a brand and everything below it, and not beside it', async () => {
  await approve(scene.manager.userId, scene.there).then(({ refusal }) => expect(refusal.code).toBe('NOT_A_SENDER'));
  await approve(scene.owner.userId, scene.there);
  expect((await scene.write(scene.owner.token, 'Hi', minorId)).refusal.code).toBe('SENDER_NOT_APPROVED');
  await approve(scene.owner.userId, scene.group.id);
  expect((await scene.write(scene.owner.token, 'Hi', minorId)).status).toBe(200);
});

test('an approval ends, stays on record, and is given by moderators alone', async () => {
  const { data } = await approve(scene.manager.userId);
  expect((await approve(scene.manager.userId)).data.id).toBe(data.id);
  for (const { token } of [scene.manager, scene.colleague, scene.candidate]) {
    expect((await approve(scene.colleague.userId, scene.here, token)).status).toBeGreaterThanOrEqual(403);
    expect((await list(scene.here, token)).status).toBeGreaterThanOrEqual(403);
  }
  const one = { params: { id: scene.here, sender_id: data.id } };
  expect((await server.call(removeMinorSender, one, scene.moderator.token)).status).toBe(200);
  expect((await server.call(removeMinorSender, one, scene.moderator.token)).status).toBe(404);
  expect((await scene.write(scene.manager.token, 'Hi', minorId)).refusal.code).toBe('SENDER_NOT_APPROVED');
  expect((await list()).data.senders).toEqual([]);
});

test('whoever moderates one place is told of nobody who was approved beside it, also where they look from above', async () => {
  await approve(scene.manager.userId);
  await approve(scene.neighbour.userId, scene.there);
  const { userId, token } = await server.run((work) =>
    makeEmployer(work, { brandId: scene.here, as: ['MODERATE_MESSAGES', 'SEND_MESSAGES'] }),
  );
  const { senders, others } = (await list(scene.group.id, token)).data;
  expect(senders.map((row) => row.user_id)).toEqual([scene.manager.userId]);
  expect(others).toEqual([]);
  expect((await list(scene.here, token)).data.others.map(({ id }) => id)).toContain(userId);
});
