import { makeEmployer } from '@hearth/domains/access/factory';
import type { Language } from '@hearth/kit/constants';
import { startMailServer } from '@hearth/testing/peers/mail-server';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { remind } from '../jobs/remind.ts';
import { openScene, type Scene } from './interviews.fixture.ts';

const { url, received } = await startMailServer();
const server = await startTestServer({ environment: { SMTP_URL: url } });

const MONDAY = '2026-11-16T09:00:00Z';
const at = (time: string, day = 17): string => `2026-11-${day}T${time}:00.000Z`;
beforeEach(() => {
  server.clock.set(MONDAY);
  received.length = 0;
});

async function booked(scene: Scene, details: { email: string; language?: Language }, time = '10:00') {
  const application = await scene.apply(details);
  const link = await scene.invite(application.id, await scene.kit());
  const { data } = await server.call(contract.bookInterview, {
    body: { link, starts_at: at(time), same_host: false },
  });
  await server.settle();
  return { application, link, id: data.interview.id };
}
const sweep = async (): Promise<void> => {
  await remind.run({}, server.application.runner.free(new AbortController().signal));
  await server.settle();
};
const to = (address: string) => received.filter((mail) => mail.to.includes(address));

test('the confirmation arrives with an invitation that calendars read', async () => {
  const scene = await openScene(server);
  await booked(scene, { email: 'real@example.com' });
  const [mail, ...more] = to('real@example.com').filter(({ text }) => text.includes('text/calendar'));
  expect(mail?.text).toContain('text/calendar; charset=utf-8; method=REQUEST');
  expect(mail?.text).toContain('filename=invite.ics');
  expect(more).toEqual([]);
});

test('candidates are reminded a day and two hours before, each once, in their language', async () => {
  const scene = await openScene(server);
  await booked(scene, { email: 'de@example.com', language: 'de' });
  const before = to('de@example.com').length;
  server.clock.set(at('09:59', 16));
  await sweep();
  expect(to('de@example.com')).toHaveLength(before);
  server.clock.set(at('10:00', 16));
  await sweep();
  await sweep();
  expect(to('de@example.com')).toHaveLength(before + 1);
  server.clock.set(at('08:00'));
  await Promise.all([sweep(), sweep()]);
  expect(to('de@example.com')).toHaveLength(before + 2);
  expect(to('de@example.com').at(-1)?.text).toContain('Subject: =?UTF-8?Q?In_2_Stunden');
});

test('what is given back, cancelled or over is not reminded of', async () => {
  const scene = await openScene(server);
  const { link } = await booked(scene, { email: 'left@example.com' });
  await server.call(contract.leaveInterview, { body: { link } });
  await server.settle();
  const before = to('left@example.com').length;
  server.clock.set(at('09:00'));
  await sweep();
  expect(to('left@example.com')).toHaveLength(before);
});

test('somebody who runs late says so from two hours before, and whoever waits is told once', async () => {
  const scene = await openScene(server);
  const { link } = await booked(scene, { email: 'late@example.com' });
  const late = (minutes: 5 | 10) => server.call(contract.sayLate, { body: { link, minutes } });
  expect((await late(10)).refusal.code).toBe('INTERVIEW_OVER');
  server.clock.set(at('09:50'));
  received.length = 0;
  expect((await late(10)).data.interview.late_minutes).toBe(10);
  await late(10);
  await server.settle();
  expect(received.filter(({ text }) => text.includes('is running late'))).toHaveLength(1);
  const { data } = await server.call(
    contract.listInterviews,
    { params: { id: scene.restaurant.groupId }, query: { date: '2026-11-17' } },
    (await scene.fresh()).token,
  );
  expect(data.interviews[0]).toMatchObject({ late_minutes: 10, candidate_name: 'Pia Valtonen' });
});

test('what became of it is noted once it has begun, and a slip can be mended', async () => {
  const scene = await openScene(server);
  const { id } = await booked(scene, { email: 'noshow@example.com' });
  const note = async (outcome: 'DONE' | 'NO_SHOW') =>
    server.call(
      contract.noteOutcome,
      { params: { id: scene.restaurant.groupId, interview_id: id }, body: { outcome } },
      (await scene.fresh()).token,
    );
  expect((await note('NO_SHOW')).refusal.code).toBe('NOT_HELD_YET');
  server.clock.set(at('10:15'));
  expect((await note('NO_SHOW')).data.state).toBe('NO_SHOW');
  expect((await note('DONE')).data.state).toBe('DONE');
});

test('a manager cancels, and the candidate is told', async () => {
  const scene = await openScene(server);
  const { id } = await booked(scene, { email: 'off@example.com' });
  const cancel = () =>
    server.call(
      contract.cancelInterview,
      { params: { id: scene.restaurant.here, interview_id: id } },
      scene.boss.token,
    );
  expect((await cancel()).data.state).toBe('CANCELLED');
  await server.settle();
  expect(to('off@example.com').at(-1)?.text).toContain('method=CANCEL');
  expect((await cancel()).refusal.code).toBe('INTERVIEW_OVER');
});

test('a day is the day of the place, by pages, and of one’s own locations only', async () => {
  const scene = await openScene(server);
  await booked(scene, { email: 'day@example.com' });
  const list = async (date: string, token: string, id = scene.restaurant.here) =>
    server.call(contract.listInterviews, { params: { id }, query: { date } }, token);
  expect((await list('2026-11-17', scene.boss.token)).data.interviews).toHaveLength(1);
  expect((await list('2026-11-16', scene.boss.token)).data.interviews).toEqual([]);
  const there = await server.run((work) =>
    makeEmployer(work, { brandId: scene.restaurant.there, as: ['VIEW_APPLICATIONS'] }),
  );
  expect((await list('2026-11-17', there.token, scene.restaurant.groupId)).data.interviews).toEqual([]);
});

test('candidates find their own interviews with their links, and nobody else’s', async () => {
  const scene = await openScene(server);
  const { application, id } = await booked(scene, { email: 'own@example.com' });
  const own = await server.call(contract.listMyInterviews, {}, application.token);
  expect(own.data.interviews.map((one) => one.id)).toEqual([id]);
  const link = own.data.interviews[0]?.link ?? '';
  expect((await server.call(contract.openInterview, { body: { link } })).data.interview.id).toBe(id);
  expect((await server.call(contract.listMyInterviews, {}, scene.chef.token)).data.interviews).toEqual([]);
});

test('nobody sits on a panel who cannot see applications there', async () => {
  const scene = await openScene(server);
  const outsider = await server.run((work) =>
    makeEmployer(work, { brandId: scene.restaurant.there, as: ['VIEW_APPLICATIONS'] }),
  );
  const kitId = await scene.kit();
  const { data } = await server.call(contract.listKits, { params: { id: scene.restaurant.groupId } }, scene.boss.token);
  const kit = data.kits.find(({ id }) => id === kitId);
  if (kit === undefined) throw new Error('no kit');
  const { id: _id, location_id: _place, location_name: _name, version, people: _people, ...content } = kit;
  const change = (panel: string[], of = version) =>
    server.call(
      contract.changeKit,
      { params: { id: scene.restaurant.here, kit_id: kitId }, body: { content: { ...content, panel }, version: of } },
      scene.boss.token,
    );
  expect((await change([outsider.userId])).refusal.code).toBe('PANEL_NOT_ALLOWED');
  expect((await change([scene.boss.userId])).data.version).toBe(version + 1);
  expect((await change([scene.boss.userId])).refusal.code).toBe('KIT_CHANGED');
});
