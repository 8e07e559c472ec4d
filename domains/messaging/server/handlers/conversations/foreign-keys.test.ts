import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { addNote } from '../../../contract/desk-endpoints.ts';
import { reportMessages } from '../../../contract/safety-endpoints.ts';
import { createSending } from '../../../contract/sending-endpoints.ts';
import { openSafeConversation } from '../safety/safety.fixture.ts';
import type { SafeScene } from '../safety/safety.fixture.ts';

const server = await startTestServer({ at: '2026-11-16T12:00:00Z' });
let scene: SafeScene;
beforeEach(async () => {
  server.clock.set('2026-11-16T12:00:00Z');
  scene = await openSafeConversation(server);
});

const CONFLICT = [409, 'CONFLICT'];
const outcome = (reply: { readonly status: number; readonly refusal: { readonly code: string } }) => [
  reply.status,
  reply.refusal.code,
];

test('the id of a message is its sender’s: whoever sends with it too is refused, and is shown nothing', async () => {
  const { messageId } = await scene.write(scene.manager.token, 'Between us');
  for (const { token } of [scene.colleague, scene.candidate]) {
    const reply = await scene.write(token, 'Hello', scene.id, messageId);
    expect(outcome(reply)).toEqual(CONFLICT);
    expect(reply.text).not.toContain('Between us');
  }
  expect((await scene.write(scene.manager.token, 'Between us', scene.id, messageId)).status).toBe(200);
});

test('the id of a note is its writer’s, and no note gets lost under somebody else’s', async () => {
  const note = (token: string, note_id: string, text: string) =>
    server.call(addNote, { params: { id: scene.id }, body: { note_id, text, mentioned_ids: [] } }, token);
  const id = newId();
  await note(scene.manager.token, id, 'Mine');
  expect((await note(scene.manager.token, id, 'Mine')).status).toBe(200);
  expect(outcome(await note(scene.colleague.token, id, 'Lost'))).toEqual(CONFLICT);
  const kept = await server.run(({ db }) =>
    db.execute<{ body: string }>(sql`select body from messaging.note where application_id = ${scene.id}`),
  );
  expect(kept).toEqual([{ body: 'Mine' }]);
});

test('the id of a sending is its sender’s, at the brand where they sent it', async () => {
  const send = (token: string, sending_id: string, brandId = scene.here) => {
    const body = { sending_id, application_ids: [scene.id], texts: { en: 'Between us' } };
    return server.call(createSending, { params: { id: brandId }, body }, token);
  };
  const id = newId();
  expect((await send(scene.manager.token, id)).status).toBe(200);
  expect((await send(scene.manager.token, id)).status).toBe(200);
  for (const reply of [
    await send(scene.colleague.token, id),
    await send(scene.moderator.token, id, scene.group.id),
    await send(scene.owner.token, id),
  ]) {
    expect(outcome(reply)).toEqual(CONFLICT);
    expect(reply.text).not.toContain('Between us');
  }
});

test('the id of a report is its reporter’s', async () => {
  const report = (token: string, report_id: string) => {
    const body = { report_id, message_id: null, reason: 'HARASSMENT' as const, note: 'Please look' };
    return server.call(reportMessages, { params: { id: scene.id }, body }, token);
  };
  const id = newId();
  await report(scene.candidate.token, id);
  expect((await report(scene.candidate.token, id)).status).toBe(200);
  expect(outcome(await report(scene.manager.token, id))).toEqual(CONFLICT);
});
