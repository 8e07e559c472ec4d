import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { exportOwnData } from '@hearth/domains/privacy/contract';
import { newId } from '@hearth/kit/id';
import { startMailServer } from '@hearth/testing/peers/mail-server';
import { multipart } from '@hearth/testing/multipart';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/desk-endpoints.ts';
import { countUnreadEmployer, listEmployerConversations, listMessages } from '../../../contract/endpoints.ts';

const { url, received } = await startMailServer();
const server = await startTestServer({
  environment: { SMTP_URL: url, MAIL_IN_DOMAIN: 'in.example.com', MAIL_IN_SECRET: 'a secret of more than 32 letters' },
});
/** Shorter than a token lives. */
const WHILE = 5 * 60_000;

async function makeScene() {
  const made = await server.run(async (work) => {
    const group = await makeGroup(work);
    const [here, there] = group.locationIds;
    return {
      group,
      manager: await makeEmployer(work, { brandId: here, as: 'LOCATION_MANAGER' }),
      head: await makeEmployer(work, { brandId: group.id, as: 'GROUP_MANAGER' }),
      neighbour: await makeEmployer(work, { brandId: there, as: 'LOCATION_MANAGER' }),
      candidate: await makeUser(work),
      other: await makeUser(work),
    };
  });
  const body = completeJob(made.group.locationIds[0]);
  const job = await server.call(createJob, { params: { id: made.group.id }, body }, made.head.token);
  const apply = (user_id: string) =>
    server.run((work) =>
      makeApplication(work, {
        group_id: made.group.id,
        location_id: made.group.locationIds[0],
        job_id: job.data.id,
        user_id,
      }),
    );
  return { ...made, id: await apply(made.candidate.userId), otherId: await apply(made.other.userId) };
}

let scene: Awaited<ReturnType<typeof makeScene>>;
beforeEach(async () => {
  received.length = 0;
  scene = await makeScene();
});

type Change = NonNullable<Parameters<typeof change>[0]>;
const change = (
  body: { assignee_id?: string | null; snoozed_until?: string | null; archived?: boolean },
  token = scene.manager.token,
) => server.call(contract.changeDesk, { params: { id: scene.id }, body }, token);
const look = (token = scene.manager.token) => server.call(contract.getDesk, { params: { id: scene.id } }, token);
const listed = async (more: Record<string, string> = {}, token = scene.manager.token) => {
  const query = { brand: scene.group.id, ...more };
  const { data } = await server.call(listEmployerConversations, { query }, token);
  expect(data.total).toBe(data.applications.length);
  return data.applications.map(({ id }) => (id === scene.id ? 'Pia' : 'other')).toSorted();
};
const write = (token: string, text: string) => {
  const { payload, headers } = multipart({ message_body: text }, []);
  return server.request('POST', `/v1/applications/${scene.id}/messages`, { token, headers, payload });
};
const note = (text: string, mentioned_ids: string[] = [], note_id = newId(), token = scene.manager.token) =>
  server.call(contract.addNote, { params: { id: scene.id }, body: { note_id, text, mentioned_ids } }, token);
const thread = async (token: string, query: Record<string, string> = {}) =>
  (await server.call(listMessages, { params: { id: scene.id }, query }, token)).data;
const inAWhile = () => new Date(server.clock.now().getTime() + WHILE).toISOString();

test('a conversation is given to a colleague who may see it, and stands in their list alone', async () => {
  expect((await change({ assignee_id: scene.head.userId })).data.assignee?.id).toBe(scene.head.userId);
  expect(await listed({ view: 'MINE' }, scene.head.token)).toEqual(['Pia']);
  expect(await listed({ view: 'MINE' })).toEqual([]);
  expect(await listed({ view: 'UNASSIGNED' })).toEqual(['other']);
  expect(await listed()).toEqual(['Pia', 'other']);
  const refused = await change({ assignee_id: scene.neighbour.userId });
  expect(refused.refusal.code).toBe('COLLEAGUE_SEES_NOT');
  expect((await look()).data.colleagues.map(({ id }) => id)).not.toContain(scene.neighbour.userId);
});

test('it rests until its time and comes back by itself', async () => {
  await change({ snoozed_until: inAWhile() });
  expect(await listed()).toEqual(['other']);
  expect(await listed({ view: 'SNOOZED' })).toEqual(['Pia']);
  // Whatever runs before the time brings nothing back.
  await server.settle();
  expect(await listed()).toEqual(['other']);
  server.clock.advance(1000);
  await change({ snoozed_until: inAWhile() });
  server.clock.advance(WHILE);
  await server.settle();
  expect(await listed()).toEqual(['Pia', 'other']);
  expect((await look()).data.snoozed_until).toBeNull();
  expect((await change({ snoozed_until: server.clock.now().toISOString() })).refusal.code).toBe('SNOOZE_NOT_AHEAD');
});

test.each<[string, () => Change]>([
  ['rests', () => ({ snoozed_until: inAWhile() })],
  ['was put away', () => ({ archived: true })],
])('one that %s comes back at once when the candidate writes, not when the house does', async (_how, wish) => {
  await change(wish());
  await write(scene.manager.token, 'A word of the house');
  expect(await listed()).toEqual(['other']);
  await write(scene.candidate.token, 'Still interested!');
  expect(await listed()).toEqual(['Pia', 'other']);
});

test('what was put away is found by its view, by name, and with the archived ones', async () => {
  await change({ archived: true });
  expect(await listed()).toEqual(['other']);
  expect(await listed({ view: 'ARCHIVED' })).toEqual(['Pia']);
  expect(await listed({ include_archived: 'true' })).toEqual(['Pia', 'other']);
  expect(await listed({ q: 'pia' })).toEqual(['Pia', 'other']);
  await change({ archived: false });
  expect(await listed()).toEqual(['Pia', 'other']);
});

test('what is counted as unread can be found, wherever it lies', async () => {
  await write(scene.candidate.token, 'Hello');
  await change({ archived: true });
  const count = await server.call(countUnreadEmployer, { params: { id: scene.group.id } }, scene.manager.token);
  expect(count.data.count).toBe(1);
  expect(await listed({ unread_only: 'true' })).toEqual(['Pia']);
});

test('pages go through all parts of the inbox without a gap', async () => {
  await change({ assignee_id: scene.head.userId });
  const first = await server.call(
    listEmployerConversations,
    { query: { brand: scene.group.id, limit: '1' } },
    scene.manager.token,
  );
  const cursor = first.data.next_cursor ?? '';
  const second = await server.call(
    listEmployerConversations,
    { query: { brand: scene.group.id, limit: '1', cursor } },
    scene.manager.token,
  );
  const ids = [...first.data.applications, ...second.data.applications].map(({ id }) => id);
  expect(ids.toSorted()).toEqual([scene.id, scene.otherId].toSorted());
  expect(second.data.next_cursor).toBeNull();
});

test('a note stands among the messages for the house, and nowhere for the candidate', async () => {
  await write(scene.candidate.token, 'Hello');
  server.clock.advance(1000);
  const secret = 'Ask about the gap in the CV';
  await note(secret);
  server.clock.advance(1000);
  await write(scene.manager.token, 'Welcome');
  const lines = (await thread(scene.manager.token)).messages;
  expect(lines.map(({ message_body, part }) => [message_body, part?.kind])).toEqual([
    ['Hello', undefined],
    [secret, 'NOTE'],
    ['Welcome', undefined],
  ]);
  const theirs = await thread(scene.candidate.token);
  expect(theirs.messages.map(({ message_body }) => message_body)).toEqual(['Hello', 'Welcome']);
  const taken = await server.call(exportOwnData, {}, scene.candidate.token);
  expect(taken.status).toBe(200);
  expect(taken.text).not.toContain(secret);
});

test('the page before a note goes on where it began', async () => {
  for (const text of ['one', 'two', 'three']) {
    server.clock.advance(1000);
    await note(text);
  }
  const newest = await thread(scene.manager.token, { limit: '2' });
  expect(newest.messages.map(({ message_body }) => message_body)).toEqual(['two', 'three']);
  const before = newest.messages[0]?.message_id ?? '';
  const older = await thread(scene.manager.token, { limit: '2', before });
  expect(older.messages.map(({ message_body }) => message_body)).toEqual(['one']);
  expect(older.more).toBe(false);
});

test('a note is no answer: nothing is unread, mailed, or waited for differently', async () => {
  await write(scene.candidate.token, 'Hello');
  const before = (await thread(scene.manager.token)).application;
  const waiting = () =>
    server.run(({ db }) => db.query('select waiting_since from applications.application where id = $1', [scene.id]));
  const since = await waiting();
  await note('Between us');
  server.clock.advance(WHILE);
  await server.settle();
  expect((await thread(scene.manager.token)).application).toEqual(before);
  expect(await waiting()).toEqual(since);
  expect(received).toEqual([]);
});

test('whom a note names is told that there is one, never what it says', async () => {
  await note('Pia asked for 14 an hour', [scene.head.userId]);
  await server.settle();
  expect(received).toHaveLength(1);
  expect(received[0]?.text).toContain(scene.id);
  expect(received[0]?.text).not.toContain('14 an hour');
  const lines = (await thread(scene.manager.token)).messages;
  expect(lines[0]?.part?.kind === 'NOTE' && lines[0].part.mentioned).toHaveLength(1);
  expect((await note('And you?', [scene.neighbour.userId])).refusal.code).toBe('COLLEAGUE_SEES_NOT');
});

test('a note that is sent again is kept once, and names nobody twice', async () => {
  const id = newId();
  await note('Once', [scene.head.userId], id);
  await note('Once', [scene.head.userId], id);
  await server.settle();
  expect((await thread(scene.manager.token)).messages).toHaveLength(1);
  expect(received).toHaveLength(1);
});

test('to the candidate and to strangers there is no desk and no note', async () => {
  for (const token of [scene.candidate.token, scene.neighbour.token]) {
    expect((await look(token)).status).toBe(404);
    expect((await change({ archived: true }, token)).status).toBe(404);
    expect((await note('Hello', [], newId(), token)).status).toBe(404);
  }
});

test('what was done with a conversation is on record, with who did it', async () => {
  for (const wish of [
    { assignee_id: scene.head.userId },
    { snoozed_until: inAWhile() },
    { archived: true },
    { archived: false },
  ]) {
    await change(wish);
    server.clock.advance(1000);
  }
  const rows = await server.run(({ db }) =>
    db.query('select what, by_user_id from messaging.conversation_event where application_id = $1 order by at, id', [
      scene.id,
    ]),
  );
  expect(rows.map(({ what }) => what)).toEqual(['ASSIGNED', 'SNOOZED', 'ARCHIVED', 'BROUGHT_BACK']);
  expect(new Set(rows.map(({ by_user_id }) => by_user_id))).toEqual(new Set([scene.manager.userId]));
});
