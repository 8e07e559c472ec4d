import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { askCandidate } from '../../../contract/ask-endpoints.ts';
import { blockWriting, endBlock } from '../../../contract/safety-endpoints.ts';
import { createSending, previewSending } from '../../../contract/sending-endpoints.ts';
import { MOST_UNANSWERED, UNANSWERED_DAYS } from '../../../rules/writing.ts';
import { sendPlanned } from '../../jobs/send-planned.ts';
import { sendAsEmployer } from '../../service.ts';
import { findBar } from '../../writing.ts';
import { openSafeConversation } from './safety.fixture.ts';
import type { SafeScene } from './safety.fixture.ts';

const NOON = '2026-11-16T12:00:00Z';
const server = await startTestServer({ at: NOON });
let scene: SafeScene;
beforeEach(async () => {
  server.clock.set(NOON);
  scene = await openSafeConversation(server);
});

const block = (token: string, user_id: string | null = null, more: { reason?: 'HARASSMENT' } = {}) =>
  server.call(
    blockWriting,
    { params: { id: scene.id }, body: { user_id, reason: more.reason ?? null, note: '' } },
    token,
  );
const unblock = (token: string, block_id: string) =>
  server.call(endBlock, { params: { id: scene.id, block_id } }, token);
const content = () => ({ application_ids: [scene.id], texts: { en: 'Hello' } });
const preview = (token: string) => server.call(previewSending, { params: { id: scene.here }, body: content() }, token);
const plan = (token: string) =>
  server.call(createSending, { params: { id: scene.here }, body: { sending_id: newId(), ...content() } }, token);
const askFor = (token: string) =>
  server.call(
    askCandidate,
    { params: { id: scene.id }, body: { ask_id: newId(), kind: 'CONFIRM', text: 'Yes?' } },
    token,
  );
const leave = () => sendPlanned.run({}, server.application.runner.free(new AbortController().signal));
const texts = async () => (await scene.read(scene.candidate.token)).messages.map((line) => line.message_body);

test('a candidate stops one person of the house: every way to write is closed to that person, and to nobody else', async () => {
  await scene.write(scene.manager.token);
  await block(scene.candidate.token, scene.manager.userId);
  const refused = await scene.write(scene.manager.token, 'Again');
  expect([refused.status, refused.refusal.code]).toEqual([409, 'RECEIVES_NOTHING']);
  expect((await askFor(scene.manager.token)).refusal.code).toBe('RECEIVES_NOTHING');
  expect((await preview(scene.manager.token)).data).toMatchObject({ receivers: [], left_out: [{ why: 'BLOCKED' }] });
  expect((await plan(scene.manager.token)).refusal.code).toBe('NOBODY_TO_SEND_TO');
  expect((await scene.read(scene.manager.token)).application.cannot_write).toBe('BLOCKED');
  expect((await scene.write(scene.colleague.token, 'From a colleague')).status).toBe(200);
  expect((await scene.read(scene.colleague.token)).application.cannot_write).toBeUndefined();
});

test('whoever was blocked cannot go on in another conversation with the same candidate', async () => {
  await scene.write(scene.manager.token);
  await block(scene.candidate.token, scene.manager.userId);
  const other = await scene.apply({ stage: 'WITHDRAWN' });
  expect((await scene.write(scene.manager.token, 'Here then', other)).refusal.code).toBe('RECEIVES_NOTHING');
});

test('a candidate stops the whole house in one conversation, can still write there, and lets it write again', async () => {
  const made = await block(scene.candidate.token);
  for (const { token } of [scene.manager, scene.colleague, scene.owner])
    expect((await scene.write(token)).refusal.code).toBe('RECEIVES_NOTHING');
  expect((await scene.write(scene.candidate.token, 'A last word')).status).toBe(200);
  expect((await unblock(scene.candidate.token, made.data.id)).status).toBe(200);
  expect((await scene.write(scene.manager.token)).status).toBe(200);
});

test('the house learns of a block nothing but that it cannot write, and cannot end it', async () => {
  const made = await block(scene.candidate.token);
  expect((await scene.safety(scene.manager.token)).blocks).toEqual([]);
  expect((await unblock(scene.manager.token, made.data.id)).status).toBe(404);
  expect((await scene.safety(scene.candidate.token)).blocks).toMatchObject([{ id: made.data.id, kind: 'HOUSE' }]);
});

test('only who wrote in the conversation can be blocked by name, and asked twice it is one block', async () => {
  expect((await block(scene.candidate.token, scene.neighbour.userId)).refusal.code).toBe('NOBODY_TO_BLOCK');
  const [first, second] = [await block(scene.candidate.token), await block(scene.candidate.token)];
  expect(second.data.id).toBe(first.data.id);
});

test('the house closes a conversation with a reason: neither side writes, and who may write there opens it again', async () => {
  expect((await block(scene.manager.token)).status).toBe(400);
  const made = await block(scene.manager.token, null, { reason: 'HARASSMENT' });
  expect(made.data).toMatchObject({ kind: 'CANDIDATE', reason: 'HARASSMENT' });
  expect((await scene.write(scene.candidate.token)).refusal.code).toBe('CONVERSATION_SHUT');
  expect((await scene.write(scene.manager.token)).refusal.code).toBe('CONVERSATION_SHUT');
  expect((await unblock(scene.candidate.token, made.data.id)).status).toBe(404);
  expect((await unblock(scene.neighbour.token, made.data.id)).status).toBe(404);
  expect((await unblock(scene.colleague.token, made.data.id)).status).toBe(200);
  expect((await scene.write(scene.candidate.token)).status).toBe(200);
  const events = await server.run(({ db }) =>
    db.execute<{ what: string; detail: string }>(
      sql`select what, detail from messaging.conversation_event where application_id = ${scene.id} order by at, id`,
    ),
  );
  expect(events).toEqual([
    { what: 'CLOSED', detail: 'HARASSMENT' },
    { what: 'REOPENED', detail: '' },
  ]);
});

test('what was planned before a block does not leave, and another domain says nothing there either', async () => {
  await plan(scene.manager.token);
  await block(scene.candidate.token);
  server.clock.advance(10_000);
  await leave();
  const sender = { userId: scene.manager.userId, name: 'Ada' };
  await server.run((work) => sendAsEmployer(work, scene.id, sender, 'An offer'));
  expect(await texts()).toEqual([]);
});

test('whoever does not answer gets only so many messages from one sender in a week', async () => {
  for (let sent = 0; sent < MOST_UNANSWERED; sent += 1)
    expect((await scene.write(scene.manager.token, `Message ${sent}`)).status).toBe(200);
  const refused = await scene.write(scene.manager.token, 'One more');
  expect([refused.status, refused.refusal.code]).toEqual([429, 'TOO_MANY_UNANSWERED']);
  expect((await preview(scene.manager.token)).data.left_out).toMatchObject([{ why: 'UNANSWERED' }]);
  expect((await scene.write(scene.colleague.token)).status).toBe(200);
  await scene.write(scene.candidate.token, 'Here I am');
  expect((await scene.write(scene.manager.token)).status).toBe(200);
});

test('a message that is sent again after a lost connection is no further one', async () => {
  const ids = Array.from({ length: MOST_UNANSWERED }, () => newId());
  for (const id of ids) await scene.write(scene.manager.token, 'Hello', scene.id, id);
  expect((await scene.write(scene.manager.token, 'Hello', scene.id, ids.at(-1) ?? '')).status).toBe(200);
  const barAfter = (days: number) => {
    const writer = { side: 'EMPLOYER' as const, userId: scene.manager.userId };
    const at = new Date(server.clock.now().getTime() + days * 86_400_000);
    return server.run(({ db }) => findBar(db, scene.id, writer, at));
  };
  expect([await barAfter(0), await barAfter(UNANSWERED_DAYS)]).toEqual(['UNANSWERED', null]);
});

test('blocks and closings are of the two parties alone', async () => {
  expect((await block(scene.neighbour.token)).status).toBe(404);
  expect((await scene.safety(scene.candidate.token)).blocks).toEqual([]);
});
