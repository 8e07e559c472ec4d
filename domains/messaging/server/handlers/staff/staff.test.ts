import { makeEmployer } from '@hearth/domains/access/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { listNotices } from '@hearth/domains/notices/contract';
import { openRestaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, expect, test } from 'vitest';
import { countUnreadCandidate, countUnreadEmployer } from '../../../contract/endpoints.ts';
import * as contract from '../../../contract/staff-endpoints.ts';
import { forgetEndedStaffConversations, forgetOwnStaffConversations } from '../../service.ts';
import { staffConversationRecords } from '../../queries/staff/own-records.ts';

const NOON = '2026-11-16T12:00:00Z';
const server = await startTestServer({ at: NOON });

/** Inês works at one of two locations; each has a manager, and somebody runs the group. */
async function openTeam() {
  const restaurant = await openRestaurant(server);
  const { here, there, groupId, ines } = restaurant;
  const people = await server.run(async (work) => ({
    manager: await makeEmployer(work, { brandId: here, as: 'LOCATION_MANAGER' }),
    colleague: await makeEmployer(work, { brandId: here, as: 'LOCATION_MANAGER' }),
    neighbour: await makeEmployer(work, { brandId: there, as: 'LOCATION_MANAGER' }),
    head: await makeEmployer(work, { brandId: groupId, as: 'GROUP_MANAGER' }),
    stranger: await makeUser(work),
  }));
  const own = ines.user.token;
  const open = async (location_id = here, token = own) =>
    server.call(contract.openMyStaffConversation, { body: { location_id } }, token);
  const say = (conversation_id: string, text = 'The fridge is warm', token = own, message_id = newId()) => {
    server.clock.advance(1000);
    return server.call(
      contract.sendMyStaffMessage,
      { params: { conversation_id }, body: { message_body: text, message_id } },
      token,
    );
  };
  const answer = (conversation_id: string, token = people.manager.token, id = here, message_id = newId()) => {
    server.clock.advance(1000);
    return server.call(
      contract.sendStaffMessage,
      { params: { id, conversation_id }, body: { message_body: 'I’ll call them', message_id } },
      token,
    );
  };
  const inbox = (id = here, token = people.manager.token, query: { q?: string; unread_only?: string } = {}) =>
    server.call(contract.listStaffConversations, { params: { id }, query }, token);
  const write = (employee_id = ines.id, token = people.manager.token, id = here) =>
    server.call(contract.openStaffConversation, { params: { id, employee_id } }, token);
  const unread = async () => ({
    location: (await server.call(countUnreadEmployer, { params: { id: here } }, people.manager.token)).data.count,
    staff: (await server.call(countUnreadCandidate, {}, own)).data.count,
  });
  const leave = () =>
    server.run(({ db }) =>
      db.query(`update team.employee set status = 'ENDED', end_date = '2026-11-16' where id = $1`, [ines.id]),
    );
  return { ...restaurant, ...people, own, open, say, answer, inbox, write, unread, leave };
}
let team: Awaited<ReturnType<typeof openTeam>>;
beforeEach(async () => {
  server.clock.set(NOON);
  team = await openTeam();
});

const told = async (token: string) =>
  (await server.call(listNotices, { query: {} }, token)).data.notices.map(({ title, link }) => ({ title, link }));

test('somebody who never applied writes to where they work, and its managers answer in one thread', async () => {
  const mine = await server.call(contract.listMyStaffConversations, {}, team.own);
  expect(mine.data).toEqual({
    conversations: [],
    places: [{ location_id: team.here, location_name: 'Harbour House' }],
  });
  const { data: opened } = await team.open();
  expect((await team.inbox()).data.conversations).toEqual([]);
  await team.say(opened.id);
  expect((await team.inbox()).data.conversations).toMatchObject([
    {
      id: opened.id,
      person_name: 'Inês Quintela',
      unread: 1,
      last_message: 'The fridge is warm',
      last_message_by: 'STAFF',
    },
  ]);
  expect((await team.answer(opened.id)).data).toMatchObject({ from: 'LOCATION', own: true });
  expect((await team.answer(opened.id, team.colleague.token)).status).toBe(200);
  const thread = await server.call(
    contract.listMyStaffMessages,
    { params: { conversation_id: opened.id }, query: {} },
    team.own,
  );
  expect(thread.data.side).toBe('STAFF');
  expect(thread.data.messages.map(({ from, own }) => [from, own])).toEqual([
    ['STAFF', true],
    ['LOCATION', false],
    ['LOCATION', false],
  ]);
});

test('there is one thread for each person and location, whoever opens it, also at once', async () => {
  const opened = await Promise.all([
    team.open(),
    team.open(),
    team.write(),
    team.write(team.ines.id, team.head.token, team.groupId),
  ]);
  expect(new Set(opened.map(({ data }) => data.id)).size).toBe(1);
});

test('unread counts of both sides follow what is sent and read', async () => {
  const { data: opened } = await team.open();
  await Promise.all([team.say(opened.id, 'One'), team.say(opened.id, 'Two')]);
  const last = await team.say(opened.id, 'Three');
  expect(await team.unread()).toEqual({ location: 3, staff: 0 });
  const read = { params: { id: team.here, conversation_id: opened.id }, body: { message_id: last.data.message_id } };
  expect((await server.call(contract.readStaffMessages, read, team.manager.token)).data).toEqual({ changed: 3 });
  const answered = await team.answer(opened.id);
  expect(await team.unread()).toEqual({ location: 0, staff: 1 });
  const own = { params: { conversation_id: opened.id }, body: { message_id: answered.data.message_id } };
  expect((await server.call(contract.readMyStaffMessages, own, team.own)).data).toEqual({ changed: 1 });
  expect((await server.call(contract.readMyStaffMessages, own, team.own)).data).toEqual({ changed: 0 });
  expect(await team.unread()).toEqual({ location: 0, staff: 0 });
});

test('a message that is sent again arrives once; its id is nobody else’s', async () => {
  const { data: opened } = await team.open();
  const id = newId();
  const both = await Promise.all([team.say(opened.id, 'Hi', team.own, id), team.say(opened.id, 'Hi', team.own, id)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await team.unread()).location).toBe(1);
  expect((await team.answer(opened.id, team.manager.token, team.here, id)).status).toBe(409);
});

test('the managers nearest to the location hear of it, and the person hears of the answer, until it is read', async () => {
  const { data: opened } = await team.open();
  const said = await team.say(opened.id);
  await server.settle();
  const notice = { title: 'New message from Inês Quintela', link: `/messages/staff/${team.here}/${opened.id}` };
  expect(await told(team.manager.token)).toEqual([expect.objectContaining({ link: notice.link })]);
  expect(await told(team.neighbour.token)).toEqual([]);
  expect(await told(team.own)).toEqual([]);
  const read = { params: { id: team.here, conversation_id: opened.id }, body: { message_id: said.data.message_id } };
  await server.call(contract.readStaffMessages, read, team.manager.token);
  const waits = (await server.call(listNotices, { query: {} }, team.colleague.token)).data.notices;
  expect(waits.every(({ read }) => read)).toBe(true);
  await team.answer(opened.id);
  await server.settle();
  expect(await told(team.own)).toMatchObject([{ link: `/messages/mine/${opened.id}` }]);
});

test('who has left reads and no longer writes, nor is written to', async () => {
  const { data: opened } = await team.open();
  await team.say(opened.id);
  await team.leave();
  expect((await team.say(opened.id)).refusal.code).toBe('STAFF_NOT_HERE');
  expect((await team.open()).refusal.code).toBe('STAFF_NOT_HERE');
  expect((await team.answer(opened.id)).refusal.code).toBe('STAFF_LEFT');
  expect((await team.write()).refusal.code).toBe('STAFF_LEFT');
  const params = { conversation_id: opened.id };
  const thread = await server.call(contract.listMyStaffMessages, { params, query: {} }, team.own);
  expect(thread.data.conversation.cannot_write).toBe('LEFT');
  expect(thread.data.messages).toHaveLength(1);
  expect((await server.call(contract.listMyStaffConversations, {}, team.own)).data).toMatchObject({
    conversations: [{ id: opened.id }],
    places: [],
  });
});

test('somebody without an account is not written to', async () => {
  const other = await team.hireAt(team.here, { firstName: 'Rui' });
  expect((await team.write(other.id)).refusal.code).toBe('STAFF_WITHOUT_ACCOUNT');
});

test('to all others, and with ids of other places, there is no conversation', async () => {
  const { data: opened } = await team.open();
  await team.say(opened.id);
  expect((await team.open(team.there)).refusal.code).toBe('STAFF_NOT_HERE');
  expect((await team.open(newId())).refusal.code).toBe('STAFF_NOT_HERE');
  expect((await team.open(team.here, team.stranger.token)).refusal.code).toBe('STAFF_NOT_HERE');
  const params = { conversation_id: opened.id };
  for (const token of [team.stranger.token, team.manager.token]) {
    expect((await server.call(contract.listMyStaffMessages, { params, query: {} }, token)).status).toBe(404);
    expect((await team.say(opened.id, 'Hi', token)).status).toBe(404);
  }
  expect((await team.inbox(team.there, team.neighbour.token)).data.conversations).toEqual([]);
  expect((await team.answer(opened.id, team.neighbour.token, team.there)).status).toBe(404);
  expect((await team.answer(opened.id, team.neighbour.token, team.here)).status).toBe(403);
  expect((await team.answer(opened.id, team.head.token, team.groupId)).status).toBe(404);
  expect((await team.write(team.ines.id, team.neighbour.token, team.there)).status).toBe(404);
  expect((await team.inbox(team.here, team.own)).status).toBe(404);
  const abroad = await openTeam();
  expect((await abroad.write(team.ines.id, abroad.head.token, abroad.groupId)).status).toBe(404);
  const foreign = await abroad.open();
  const read = { params: { id: team.here, conversation_id: opened.id }, body: { message_id: newId() } };
  expect((await server.call(contract.readStaffMessages, read, team.manager.token)).status).toBe(404);
  const listed = { params: { id: team.here, conversation_id: foreign.data.id }, query: {} };
  expect((await server.call(contract.listStaffMessages, listed, team.manager.token)).status).toBe(404);
});

test('a reader who may not send answers nobody, and starts nothing', async () => {
  const { data: opened } = await team.open();
  await team.say(opened.id);
  const reader = await team.managerWith(['VIEW_MESSAGES']);
  expect((await team.inbox(team.here, reader.token)).data.conversations).toHaveLength(1);
  expect((await team.answer(opened.id, reader.token)).status).toBe(403);
  expect((await team.write(team.ines.id, reader.token)).status).toBe(403);
});

test('the inbox of a group is that of its locations, by page, by name and by what is unread', async () => {
  const others = await Promise.all(
    [1, 2, 3].map(async (n) => {
      const user = await server.run((work) => makeUser(work));
      await team.hireAt(n === 3 ? team.there : team.here, {
        firstName: `Ana${n}`,
        lastName: '100%',
        userId: user.userId,
      });
      return { user, place: n === 3 ? team.there : team.here };
    }),
  );
  for (const { user, place } of others)
    await team.say((await team.open(place, user.token)).data.id, 'Hello', user.token);
  const names = (answer: Awaited<ReturnType<typeof team.inbox>>) =>
    answer.data.conversations.map(({ person_name: name }) => name);
  const group = { id: team.groupId };
  const page = (query: { cursor?: string; limit?: string }) =>
    server.call(contract.listStaffConversations, { params: group, query }, team.head.token);
  const first = await page({ limit: '2' });
  expect(names(first)).toEqual(['Ana3 100%', 'Ana2 100%']);
  expect(names(await page({ limit: '2', cursor: first.data.next_cursor ?? '' }))).toEqual(['Ana1 100%']);
  expect(names(await team.inbox(team.here))).toEqual(['Ana2 100%', 'Ana1 100%']);
  expect(names(await team.inbox(team.here, team.manager.token, { q: 'ana1' }))).toEqual(['Ana1 100%']);
  expect(names(await team.inbox(team.here, team.manager.token, { q: '%%%' }))).toEqual([]);
  expect(names(await team.inbox(team.here, team.manager.token, { unread_only: 'true' }))).toHaveLength(2);
  expect((await page({ cursor: 'nonsense' })).status).toBe(400);
});

test('it is in what the person takes along, and forgotten after they left', async () => {
  const { data: opened } = await team.open();
  await team.say(opened.id);
  await team.answer(opened.id);
  const [records] = staffConversationRecords;
  const rows = await server.run(({ db }) => records?.find(db, [team.ines.id]) ?? Promise.resolve([]));
  expect(rows.map((row) => [row['sender_side'], row['body']])).toEqual([
    ['STAFF', 'The fridge is warm'],
    ['LOCATION', 'I’ll call them'],
  ]);
  const places = [{ id: team.here, days: 180, notBefore: null }];
  const forget = (at: string) => server.run(({ db }) => forgetEndedStaffConversations(db, places, new Date(at)));
  expect(await forget('2030-01-01T00:00:00Z')).toEqual([]);
  expect(await server.run(({ db }) => forgetOwnStaffConversations(db, team.ines.user.userId))).toEqual([]);
  await team.leave();
  expect(await forget('2027-01-01T00:00:00Z')).toEqual([]);
  expect(await forget('2027-06-01T00:00:00Z')).toEqual([opened.id]);
  expect((await team.inbox()).data.conversations).toEqual([]);
});

test.each([
  { message_body: '   ', message_id: newId() },
  { message_body: 'a'.repeat(5001), message_id: newId() },
  { message_body: 'Hi', message_id: 'x' },
  { message_body: 'Hi\u0000', message_id: newId() },
  { message_body: 'Hi', message_id: newId(), sender_side: 'LOCATION' },
])('refuses what is no message: %#', async (payload) => {
  const { data: opened } = await team.open();
  const path = `/v1/my/staff_conversations/${opened.id}/messages`;
  expect(
    (
      await server.request('POST', path, {
        token: team.own,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(payload),
      })
    ).status,
  ).toBe(400);
});
