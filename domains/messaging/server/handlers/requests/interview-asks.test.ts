import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import {
  addKit,
  bookInterview,
  cancelInterview,
  leaveInterview,
  listInterviewsOf,
  listMyInterviews,
} from '@hearth/domains/interviews/contract';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { openRestaurant } from '@hearth/domains/team/factory';
import type { Permission } from '@hearth/kit/permissions';
import { newId } from '@hearth/kit/id';
import { multipart } from '@hearth/testing/multipart';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/ask-endpoints.ts';
import { listMessages } from '../../../contract/endpoints.ts';

const server = await startTestServer();
/** Monday; interviews are held on Tuesdays from ten to twelve, when Lisbon is on UTC. */
const MONDAY = '2026-11-16T09:00:00Z';
const at = (time: string): string => `2026-11-17T${time}:00.000Z`;
const WRITES: readonly Permission[] = ['VIEW_APPLICATIONS', 'VIEW_MESSAGES', 'SEND_MESSAGES'];

async function makeScene() {
  const restaurant = await openRestaurant(server);
  const { groupId, here } = restaurant;
  const [boss, writer, candidate] = await server.run(async (work) => [
    await makeEmployer(work, { brandId: groupId, as: [...WRITES, 'MANAGE_APPLICATIONS', 'VIEW_JOBS', 'MANAGE_JOBS'] }),
    await makeEmployer(work, { brandId: here, as: WRITES }),
    await makeUser(work),
  ]);
  const job = await server.call(createJob, { params: { id: groupId }, body: completeJob(here) }, boss.token);
  const known = { group_id: groupId, location_id: here, job_id: job.data.id };
  const content = {
    name: 'First talk',
    kind: 'IN_PERSON' as const,
    minutes: 30,
    buffer_minutes: 0,
    notice_hours: 0,
    horizon_days: 7,
    capacity: 1,
    panel: [boss.userId],
    panel_rule: 'ALL' as const,
    room: '',
    details: '',
    hours: [{ weekday: 2, start: '10:00', end: '12:00' }],
    focus: [],
    criteria: [],
  };
  const kitAt = async (id: string) =>
    (await server.call(addKit, { params: { id }, body: content }, boss.token)).data.id;
  const id = await server.run((work) => makeApplication(work, { ...known, user_id: candidate.userId }));
  return { ...restaurant, boss, writer, candidate, id, kitId: await kitAt(here), kitAt };
}

let scene: Awaited<ReturnType<typeof makeScene>>;
beforeEach(async () => {
  server.clock.set(MONDAY);
  scene = await makeScene();
});

const ask = (more: { kit_id?: string; kind?: 'INTERVIEW' | 'CONFIRM' } = {}, token = scene.boss.token) => {
  server.clock.advance(1000);
  const body = { ask_id: newId(), kind: 'INTERVIEW' as const, text: 'Come and meet us.', kit_id: scene.kitId, ...more };
  return server.call(contract.askCandidate, { params: { id: scene.id }, body }, token);
};
/** How the conversation stands after the news have been heard: each message, or how what it asks for stands. */
const thread = async (token = scene.boss.token) => {
  server.clock.advance(1000);
  await server.settle();
  const { data } = await server.call(listMessages, { params: { id: scene.id }, query: {} }, token);
  return data.messages.map(({ message_body: text, part }) =>
    part?.kind === 'ASK' ? { state: part.state, chosen: part.chosen } : text,
  );
};
const ownLink = async () =>
  (await server.call(listMyInterviews, {}, scene.candidate.token)).data.interviews[0]?.link ?? '';
const book = async (time: string) =>
  server.call(bookInterview, { body: { link: await ownLink(), starts_at: at(time), same_host: false } });
const interviews = async () =>
  (await server.call(listInterviewsOf, { params: { id: scene.groupId, application_id: scene.id } }, scene.boss.token))
    .data.interviews;

test('a message that asks for an interview invites to a real one, and says once what is booked, moved and given back', async () => {
  await ask();
  expect(await thread()).toEqual([{ state: 'OPEN', chosen: null }]);
  expect((await interviews()).map(({ state }) => state)).toEqual(['INVITED']);
  expect((await book('10:30')).status).toBe(200);
  expect(await thread()).toEqual([
    { state: 'DONE', chosen: at('10:30') },
    expect.stringMatching(/^I’ve booked .*10:30/),
  ]);
  await book('11:00');
  expect(await thread()).toEqual([
    { state: 'DONE', chosen: at('11:00') },
    expect.stringMatching(/^I’ve booked .*10:30/),
    expect.stringMatching(/^I’ve moved .*11:00/),
  ]);
  await server.call(leaveInterview, { body: { link: await ownLink() } });
  expect((await thread()).at(0)).toEqual({ state: 'OPEN', chosen: null });
  expect((await thread()).at(-1)).toContain('cancelled my interview slot');
  await book('11:30');
  expect(await thread(scene.candidate.token)).toHaveLength(5);
});

test('what the house cancels is taken back in the conversation, and an invitation that is taken back there is cancelled', async () => {
  await ask();
  await book('10:00');
  const [booked] = await interviews();
  const params = { id: scene.groupId, interview_id: booked?.id ?? '' };
  await server.call(cancelInterview, { params }, scene.boss.token);
  expect((await thread()).at(0)).toEqual({ state: 'WITHDRAWN', chosen: null });
  const { data } = await ask();
  const taken = { params: { id: scene.id, ask_id: data.message_id } };
  expect((await server.call(contract.withdrawAsk, taken, scene.boss.token)).status).toBe(200);
  expect((await interviews()).map(({ state }) => state)).toEqual(['CANCELLED', 'CANCELLED']);
});

test('a time that was chosen is not taken back by taking back what asked for it', async () => {
  const { data } = await ask();
  await book('10:00');
  const taken = { params: { id: scene.id, ask_id: data.message_id } };
  // Also before the conversation has heard of it.
  expect((await server.call(contract.withdrawAsk, taken, scene.boss.token)).refusal.code).toBe('ASK_OVER');
  expect((await interviews()).map(({ state }) => state)).toEqual(['BOOKED']);
});

test('an interview is asked for by whoever manages applications there, with a kit of that location', async () => {
  expect((await ask({}, scene.writer.token)).status).toBe(403);
  expect((await ask({ kit_id: await scene.kitAt(scene.there) })).status).toBe(404);
  expect((await ask({ kind: 'CONFIRM' })).refusal.code).toBe('ASK_NOT_POSSIBLE');
  const { kind, ...without } = { kind: 'INTERVIEW' as const, ask_id: newId(), text: 'Come.' };
  const missing = { params: { id: scene.id }, body: { kind, ...without } };
  expect((await server.call(contract.askCandidate, missing, scene.boss.token)).refusal.code).toBe('ASK_NOT_POSSIBLE');
  expect(await interviews()).toEqual([]);
});

test('while a time is booked none is asked for with the same kit, and asked again without one the newest message speaks', async () => {
  await ask();
  await ask();
  expect(await thread()).toEqual([
    { state: 'WITHDRAWN', chosen: null },
    { state: 'OPEN', chosen: null },
  ]);
  expect(await interviews()).toHaveLength(1);
  await book('10:00');
  expect((await ask()).refusal.code).toBe('INTERVIEW_NOT_POSSIBLE');
});

test('a candidate says no to all times in the conversation, and may take one later all the same', async () => {
  const { data } = await ask();
  const say = (says: string) => {
    server.clock.advance(1000);
    const { payload, headers } = multipart({ says }, []);
    const path = `/v1/applications/${scene.id}/conversation_asks/${data.message_id}/answer`;
    return server.request('POST', path, { token: scene.candidate.token, headers, payload });
  };
  expect((await say('YES')).refusal.code).toBe('ASK_NOT_ANSWERED');
  expect((await say('NO')).status).toBe(200);
  expect((await thread()).at(0)).toEqual({ state: 'DECLINED', chosen: null });
  await book('10:00');
  expect((await thread()).at(0)).toEqual({ state: 'DONE', chosen: at('10:00') });
});
