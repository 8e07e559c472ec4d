import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import type { HearthEvent } from '@hearth/kit/event';
import { newId } from '@hearth/kit/id';
import { multipart, SMALL_PDF } from '@hearth/testing/multipart';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/endpoints.ts';
import type { Message } from '../../../contract/schemas.ts';

const server = await startTestServer();

async function openConversation() {
  const made = await server.run(async (work) => {
    const group = await makeGroup(work);
    const manager = await makeEmployer(work, { brandId: group.locationIds[0], as: 'LOCATION_MANAGER' });
    const colleague = await makeEmployer(work, { brandId: group.id, as: 'GROUP_MANAGER' });
    const neighbour = await makeEmployer(work, { brandId: group.locationIds[1], as: 'LOCATION_MANAGER' });
    const candidate = await makeUser(work);
    const stranger = await makeUser(work);
    return { group, manager, colleague, neighbour, candidate, stranger };
  });
  const job = await server.call(
    createJob,
    { params: { id: made.group.id }, body: completeJob(made.group.locationIds[0]) },
    made.colleague.token,
  );
  const id = await server.run((work) =>
    makeApplication(work, {
      group_id: made.group.id,
      location_id: made.group.locationIds[0],
      job_id: job.data.id,
      user_id: made.candidate.userId,
    }),
  );
  return { ...made, jobId: job.data.id, id };
}

let scene: Awaited<ReturnType<typeof openConversation>>;
beforeEach(async () => {
  scene = await openConversation();
});

const send = (token: string, text: string, more: { id?: string; file?: Uint8Array } = {}) => {
  const { payload, headers } = multipart(
    { message_body: text, ...(more.id === undefined ? {} : { message_id: more.id }) },
    more.file === undefined ? [] : [{ field: 'files', name: 'permit.pdf', type: 'application/pdf', bytes: more.file }],
  );
  return server.request('POST', `/v1/applications/${scene.id}/messages`, { token, headers, payload });
};
const read = async (token: string) =>
  (await server.call(contract.listMessages, { params: { id: scene.id }, query: {} }, token)).data;
const unread = async () => ({
  manager: (await server.call(contract.countUnreadEmployer, { params: { id: scene.group.id } }, scene.manager.token))
    .data.count,
  candidate: (await server.call(contract.countUnreadCandidate, {}, scene.candidate.token)).data.count,
});
const mark = (token: string, messages: readonly Message[], isRead = true) =>
  server.call(
    contract.markRead,
    { body: messages.map((message) => ({ message_id: message.message_id, is_read: isRead })) },
    token,
  );

test('messages go both ways, in order, each side knowing which are its own', async () => {
  await send(scene.candidate.token, 'Is there a way home after two?');
  server.clock.advance(1000);
  await send(scene.manager.token, 'A staff car leaves at 02:15.');
  const mine = await read(scene.manager.token);
  expect(mine.side).toBe('EMPLOYER');
  expect(mine.messages.map((message) => [message.from, message.own, message.message_body])).toEqual([
    ['CANDIDATE', false, 'Is there a way home after two?'],
    ['EMPLOYER', true, 'A staff car leaves at 02:15.'],
  ]);
  const theirs = await read(scene.candidate.token);
  expect(theirs.messages.map((message) => message.own)).toEqual([true, false]);
});

test('unread counts are right on both sides, and reading by one of the employer’s side counts for all of it', async () => {
  await send(scene.candidate.token, 'One');
  await send(scene.candidate.token, 'Two');
  expect(await unread()).toEqual({ manager: 2, candidate: 0 });
  await send(scene.manager.token, 'Answer');
  expect(await unread()).toEqual({ manager: 2, candidate: 1 });
  const { messages } = await read(scene.colleague.token);
  await mark(scene.colleague.token, messages);
  expect(await unread()).toEqual({ manager: 0, candidate: 1 });
  const [first] = messages.filter((message) => message.from === 'CANDIDATE');
  await mark(scene.manager.token, first === undefined ? [] : [first], false);
  expect(await unread()).toEqual({ manager: 1, candidate: 1 });
});

test('nobody can mark their own messages as read by the other side', async () => {
  await send(scene.candidate.token, 'Hello');
  const { messages } = await read(scene.candidate.token);
  const { data } = await mark(scene.candidate.token, messages);
  expect(data.changed).toBe(0);
  expect(await unread()).toEqual({ manager: 1, candidate: 0 });
});

test('twenty messages at the same moment are all counted', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => send(scene.candidate.token, `Message ${index}`)));
  expect(await unread()).toEqual({ manager: 20, candidate: 0 });
});

test('to everybody but the two parties the conversation does not exist', async () => {
  await send(scene.candidate.token, 'Private');
  const { messages } = await read(scene.candidate.token);
  for (const token of [scene.stranger.token, scene.neighbour.token]) {
    expect((await server.call(contract.listMessages, { params: { id: scene.id }, query: {} }, token)).status).toBe(404);
    expect((await send(token, 'Let me in')).status).toBe(404);
    expect((await mark(token, messages)).status).toBe(404);
  }
  expect((await server.call(contract.listMessages, { params: { id: scene.id }, query: {} })).status).toBe(401);
});

test('a message that is sent again after a lost answer arrives once', async () => {
  const id = newId();
  const [first, second] = [
    await send(scene.candidate.token, 'Once', { id }),
    await send(scene.candidate.token, 'Once', { id }),
  ];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect((await read(scene.manager.token)).messages).toHaveLength(1);
  expect(await unread()).toEqual({ manager: 1, candidate: 0 });
});

test('incident 22 (CWE-285): a file of a message is opened by the two parties only, whoever knows its id', async () => {
  await send(scene.candidate.token, '', { file: SMALL_PDF });
  const { messages } = await read(scene.manager.token);
  const fileId = messages[0]?.files[0]?.id ?? '';
  expect(messages[0]?.files).toMatchObject([{ name: 'permit.pdf' }]);
  const open = (token: string) =>
    server.call(contract.openMessageFile, { params: { id: scene.id, file_id: fileId } }, token);
  const { data } = await open(scene.manager.token);
  expect((await server.request('GET', data.href)).status).toBe(200);
  expect((await open(scene.candidate.token)).status).toBe(200);
  expect((await open(scene.stranger.token)).status).toBe(404);
  expect((await open(scene.neighbour.token)).status).toBe(404);
});

test('an empty message is refused, and says which field', async () => {
  const { status, refusal } = await send(scene.candidate.token, '   ');
  expect(status).toBe(400);
  expect(refusal).toMatchObject({ code: 'MESSAGE_EMPTY', fields: [{ field: 'message_body', rule: 'required' }] });
});

test('both sides hear of a message at once, by its id and never by its text', async () => {
  const heard = new Map<string, HearthEvent | null>();
  const { hub } = server.application;
  const stops = [`user:${scene.candidate.userId}`, `brand:${scene.group.id}`, `user:${scene.stranger.userId}`].map(
    (topic) => hub.onTopic(topic, (event) => heard.set(topic, event)),
  );
  const sent = await send(scene.candidate.token, 'Secret words');
  await expect.poll(() => heard.size).toBe(2);
  for (const stop of stops) stop();
  expect(heard.get(`brand:${scene.group.id}`)).toMatchObject({
    type: 'messaging.message_sent',
    data: { application_id: scene.id, message_id: (sent.data as Message).message_id },
  });
  expect(heard.has(`user:${scene.stranger.userId}`)).toBe(false);
  expect(JSON.stringify([...heard.values()])).not.toContain('Secret');
});

test('pages go back through a long conversation without a gap', async () => {
  for (let index = 0; index < 25; index += 1) {
    server.clock.advance(1000);
    await send(scene.candidate.token, `${index}`);
  }
  const newest = await read(scene.manager.token);
  expect(newest.messages.map((message) => message.message_body)).toEqual(
    Array.from({ length: 10 }, (_, index) => `${index + 15}`),
  );
  expect(newest.more).toBe(true);
  const before = newest.messages[0]?.message_id ?? '';
  const older = await server.call(
    contract.listMessages,
    { params: { id: scene.id }, query: { before, limit: '50' } },
    scene.manager.token,
  );
  expect(older.data.messages.map((message) => message.message_body)).toEqual(
    Array.from({ length: 15 }, (_, index) => `${index}`),
  );
  expect(older.data.more).toBe(false);
});

test('the message board counts by location what each reader may see', async () => {
  await send(scene.candidate.token, 'Hello');
  await server.run(async (work) =>
    makeApplication(
      work,
      {
        group_id: scene.group.id,
        location_id: scene.group.locationIds[0],
        job_id: scene.jobId,
        user_id: (await makeUser(work)).userId,
      },
      { archived_at: work.clock.now() },
    ),
  );
  const board = (token: string, archived = 'false') =>
    server.call(
      contract.getMessageBoard,
      { params: { id: scene.group.id }, query: { include_archived: archived } },
      token,
    );
  expect((await board(scene.colleague.token)).data).toMatchObject({
    unread: 1,
    brands: [{ brand_id: scene.group.locationIds[0], conversations: 1, unread: 1 }],
  });
  expect((await board(scene.colleague.token, 'true')).data).toMatchObject({
    brands: [{ conversations: 2, unread: 1 }],
  });
  expect((await board(scene.neighbour.token)).data).toEqual({ unread: 0, brands: [] });
  const list = await server.call(
    contract.listEmployerConversations,
    { query: { brand: scene.group.id } },
    scene.manager.token,
  );
  expect(list.data).toMatchObject({
    total: 1,
    applications: [{ id: scene.id, unread: 1, last_message: 'Hello', last_message_by: 'CANDIDATE' }],
  });
});
