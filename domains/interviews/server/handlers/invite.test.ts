import { makeEmployer } from '@hearth/domains/access/factory';
import { getApplication, getOwnApplication, moveApplication } from '@hearth/domains/applications/contract';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import type { OwnTimes } from '../../contract/schemas.ts';
import { mailedLink, openScene, type Scene } from './interviews.fixture.ts';

const server = await startTestServer();
/** Monday; Lisbon is on UTC. */
beforeEach(() => server.clock.set('2026-11-16T09:00:00Z'));

const OWN: OwnTimes = {
  kind: 'IN_PERSON',
  minutes: 30,
  hours: [
    { weekday: 1, start: '10:00', end: '13:00' },
    { weekday: 2, start: '10:00', end: '11:00' },
  ],
  details: 'Ring twice.',
};
type Applied = Awaited<ReturnType<Scene['apply']>>;
const of = (scene: Scene, { id }: Applied) => ({ id: scene.restaurant.groupId, application_id: id });
const invite = (scene: Scene, applied: Applied, own: Partial<OwnTimes> = {}) =>
  server.call(contract.invite, { params: of(scene, applied), body: { own: { ...OWN, ...own } } }, scene.boss.token);
const card = async (scene: Scene, applied: Applied) =>
  (await server.call(getApplication, { params: of(scene, applied) }, scene.boss.token)).data;
const slots = async (applied: Applied): Promise<string[]> => {
  const link = await mailedLink(server, applied.email);
  const { data } = await server.call(contract.openInterview, { body: { link } });
  return data.slots.map(({ starts_at: start }) => start.slice(0, 16));
};

test('without a kit whoever invites meets the candidate where they applied, in their free hours of the week', async () => {
  const scene = await openScene(server);
  const applied = await scene.apply();
  const { data } = await invite(scene, applied);
  expect(data.interview).toMatchObject({ kit_name: '', kind: 'IN_PERSON', location_id: scene.restaurant.here });
  // Three hours of notice leave one time today; a week later the same day is within reach again.
  expect(await slots(applied)).toEqual([
    '2026-11-16T12:00',
    '2026-11-16T12:30',
    '2026-11-17T10:00',
    '2026-11-17T10:30',
    ...['10:00', '10:30', '11:00', '11:30', '12:00', '12:30'].map((time) => `2026-11-23T${time}`),
  ]);
  const link = await mailedLink(server, applied.email);
  const body = { link, starts_at: '2026-11-17T10:00:00.000Z', same_host: false };
  const booked = await server.call(contract.bookInterview, { body });
  expect(booked.data.interview).toMatchObject({ state: 'BOOKED', details: 'Ring twice.' });
  // Whoever was booked is not free for the next one.
  const second = await scene.apply();
  await invite(scene, second);
  expect(await slots(second)).not.toContain('2026-11-17T10:00');
});

test('times that are said again take the place of those before, and stand in no list of kits', async () => {
  const scene = await openScene(server);
  const applied = await scene.apply();
  const first = await invite(scene, applied);
  const again = await invite(scene, applied, { kind: 'PHONE', hours: [{ weekday: 3, start: '09:00', end: '09:30' }] });
  expect(again.data.interview).toMatchObject({ id: first.data.interview.id, kind: 'PHONE' });
  expect(await slots(applied)).toEqual(['2026-11-18T09:00']);
  const listed = await server.call(contract.listKits, { params: { id: scene.restaurant.groupId } }, scene.boss.token);
  expect(listed.data.kits).toEqual([]);
  const choice = await server.call(contract.listInterviewsOf, { params: of(scene, applied) }, scene.boss.token);
  expect(choice.data).toMatchObject({ kits: [], is_open: true, location: { id: scene.restaurant.here } });
});

test('whoever cannot see applications at the location holds no interview there', async () => {
  const scene = await openScene(server);
  const applied = await scene.apply();
  const blind = await server.run((work) =>
    makeEmployer(work, { brandId: scene.restaurant.groupId, as: ['MANAGE_APPLICATIONS'] }),
  );
  const refused = await server.call(contract.invite, { params: of(scene, applied), body: { own: OWN } }, blind.token);
  expect(refused.refusal.code).toBe('PANEL_NOT_ALLOWED');
});

test('an invitation moves the card, booking shows its time, and one undo takes both back', async () => {
  const scene = await openScene(server);
  const applied = await scene.apply();
  const before = await card(scene, applied);
  server.clock.set('2026-11-16T09:01:00Z');
  const { data } = await invite(scene, applied);
  expect(data.moved).toBe(true);
  expect(await card(scene, applied)).toMatchObject({
    stage: 'INTERVIEW',
    waiting_since: null,
    interview: { state: 'INVITED', starts_at: null, time_zone: 'Europe/Lisbon' },
  });
  const own = await server.call(getOwnApplication, { params: { application_id: applied.id } }, applied.token);
  expect(own.data.stage).toBe('INTERVIEW');
  const params = { id: scene.restaurant.groupId, interview_id: data.interview.id };
  const undone = await server.call(contract.undoInvite, { params }, scene.boss.token);
  expect(undone.data.state).toBe('CANCELLED');
  expect(await card(scene, applied)).toMatchObject({
    stage: 'NEW',
    waiting_since: before.waiting_since,
    stage_entered_at: before.stage_entered_at,
    interview: null,
  });
  expect((await server.call(contract.undoInvite, { params }, scene.boss.token)).refusal.code).toBe('INTERVIEW_OVER');

  await invite(scene, applied);
  const link = await mailedLink(server, applied.email);
  const body = { link, starts_at: '2026-11-17T10:30:00.000Z', same_host: false };
  await server.call(contract.bookInterview, { body });
  expect((await card(scene, applied)).interview).toEqual({
    state: 'BOOKED',
    starts_at: '2026-11-17T10:30:00.000Z',
    time_zone: 'Europe/Lisbon',
  });
});

test('who has come further stays there, and a move that somebody made since is not taken back', async () => {
  const scene = await openScene(server);
  const applied = await scene.apply();
  const { data } = await invite(scene, applied);
  const { version } = await card(scene, applied);
  const move = { stage: 'OFFER' as const, version, reason: null };
  await server.call(moveApplication, { params: of(scene, applied), body: move }, scene.boss.token);
  const params = { id: scene.restaurant.groupId, interview_id: data.interview.id };
  await server.call(contract.undoInvite, { params }, scene.boss.token);
  expect((await card(scene, applied)).stage).toBe('OFFER');
  expect((await invite(scene, applied)).data.moved).toBe(false);
  expect((await card(scene, applied)).stage).toBe('OFFER');
});

test('a trial shift moves the card to its own stage', async () => {
  const scene = await openScene(server);
  const applied = await scene.apply();
  await scene.invite(applied.id, await scene.kit({ kind: 'TRIAL_SHIFT' }));
  expect((await card(scene, applied)).stage).toBe('TRIAL');
});
