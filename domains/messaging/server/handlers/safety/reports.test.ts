import { newId } from '@hearth/kit/id';
import { startMailServer } from '@hearth/testing/peers/mail-server';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Measure } from '../../../contract/bars.ts';
import * as contract from '../../../contract/moderation-endpoints.ts';
import { reportMessages } from '../../../contract/safety-endpoints.ts';
import { forgetReports } from '../../jobs/forget-reports.ts';
import { findOwnBlocksAndReports } from '../../service.ts';
import { findBar } from '../../writing.ts';
import { openSafeConversation } from './safety.fixture.ts';
import type { SafeScene } from './safety.fixture.ts';

const NOON = '2026-11-16T12:00:00Z';
const DAY_MS = 86_400_000;
const { url, received } = await startMailServer();
const server = await startTestServer({ at: NOON, environment: { SMTP_URL: url } });
let scene: SafeScene;
beforeEach(async () => {
  server.clock.set(NOON);
  scene = await openSafeConversation(server);
  await server.settle();
  received.length = 0;
});

const report = (token: string, message_id: string | null = null, report_id = newId()) =>
  server.call(
    reportMessages,
    { params: { id: scene.id }, body: { report_id, message_id, reason: 'HARASSMENT', note: 'Please look' } },
    token,
  );
const queue = async (
  token: string,
  state: 'OPEN' | 'SETTLED' = 'OPEN',
  more: { cursor?: string; limit?: string } = {},
) =>
  (await server.call(contract.listReports, { params: { id: scene.group.id }, query: { state, ...more } }, token)).data;
const decide = (
  token: string,
  report_id: string,
  measures: readonly Measure[] = [],
  { verdict = 'UPHELD', days }: { verdict?: 'UPHELD' | 'UNFOUNDED'; days?: number } = {},
) =>
  server.call(
    contract.decideReport,
    {
      params: { id: scene.group.id, report_id },
      body: { verdict, measures: [...measures], note: 'Looked at', ...(days === undefined ? {} : { days }) },
    },
    token,
  );
const texts = async (token: string) => (await scene.read(token)).messages.map((line) => line.message_body);

test('a candidate reports a message: it lies in the queue with what stands around it, and who reported', async () => {
  await scene.write(scene.candidate.token, 'When do I start?');
  const { messageId } = await scene.write(scene.manager.token, 'Send me a photo first');
  const { data } = await report(scene.candidate.token, messageId);
  const [found] = (await queue(scene.moderator.token)).reports;
  expect(found).toMatchObject({
    id: data.report_id,
    reason: 'HARASSMENT',
    note: 'Please look',
    reporter_name: 'Pia Valtonen',
    accused_side: 'EMPLOYER',
    measures: ['HIDE', 'WARN', 'SUSPEND'],
    verdict: null,
  });
  expect(found?.evidence.map((line) => [line.text, line.reported])).toEqual([
    ['When do I start?', false],
    ['Send me a photo first', true],
  ]);
});

test('those who moderate are told by mail that there is a report, never what was written, and never whom it is about', async () => {
  const { messageId } = await scene.write(scene.moderator.token, 'Send me a photo first');
  await report(scene.candidate.token, messageId);
  await server.settle();
  expect(received.map(({ to }) => to).flat()).toEqual([scene.owner.email]);
  expect(received.map(({ text }) => text).join('')).not.toContain('photo first');
});

test('nobody decides about themselves: to them there is no such report', async () => {
  const { messageId } = await scene.write(scene.moderator.token, 'Send me a photo first');
  const { data } = await report(scene.candidate.token, messageId);
  expect((await queue(scene.moderator.token)).reports).toEqual([]);
  expect((await decide(scene.moderator.token, data.report_id)).status).toBe(404);
  const whole = await report(scene.candidate.token);
  expect((await decide(scene.moderator.token, whole.data.report_id)).status).toBe(404);
  expect((await decide(scene.owner.token, data.report_id)).status).toBe(200);
});

test('the queue is of those with the right for it, and of their own group', async () => {
  const { data } = await report(scene.candidate.token);
  const other = await openSafeConversation(server);
  for (const { token } of [scene.manager, scene.colleague, scene.candidate, other.moderator]) {
    const asked = await server.call(
      contract.listReports,
      { params: { id: scene.group.id }, query: { state: 'OPEN' } },
      token,
    );
    expect(asked.status).toBeGreaterThanOrEqual(403);
    expect((await decide(token, data.report_id)).status).toBeGreaterThanOrEqual(403);
  }
});

test('a report is kept once however often it is sent, is not of an own message, and there are only so many open ones', async () => {
  const { messageId } = await scene.write(scene.candidate.token, 'Mine');
  expect((await report(scene.candidate.token, messageId)).refusal.code).toBe('REPORT_OWN');
  const id = newId();
  await report(scene.candidate.token, null, id);
  await report(scene.candidate.token, null, id);
  expect((await queue(scene.moderator.token)).reports.length).toBe(1);
  for (let more = 1; more < 10; more += 1) await report(scene.candidate.token);
  expect((await report(scene.candidate.token)).refusal.code).toBe('TOO_MANY_REPORTS');
  expect((await report(scene.neighbour.token)).status).toBe(404);
});

test('a hidden message is removed for both sides with a trace, also from search, mail and lists, and kept for the record', async () => {
  const { messageId } = await scene.write(scene.manager.token, 'Send me a photo first');
  const { data } = await report(scene.candidate.token, messageId);
  await decide(scene.moderator.token, data.report_id, ['HIDE']);
  for (const { token } of [scene.candidate, scene.manager]) {
    const { messages, application } = await scene.read(token);
    expect(messages).toMatchObject([{ message_body: '', files: [], part: { kind: 'REMOVED' } }]);
    expect(application.last_message).toBe('');
  }
  const kept = await server.run(({ db }) => db.execute<{ body: string }>(sql`select body from messaging.hidden`));
  expect(kept).toEqual([{ body: 'Send me a photo first' }]);
  expect((await queue(scene.moderator.token, 'SETTLED')).reports[0]?.events.map(({ what }) => what)).toEqual([
    'HIDDEN',
    'UPHELD',
  ]);
});

test('a suspension closes writing in every conversation of the group, until its end or until it is lifted by somebody else', async () => {
  const { messageId } = await scene.write(scene.owner.token, 'Send me a photo first');
  const { data } = await report(scene.candidate.token, messageId);
  await decide(scene.moderator.token, data.report_id, ['SUSPEND'], { days: 7 });
  const refused = await scene.write(scene.owner.token);
  expect([refused.status, refused.refusal.code]).toEqual([403, 'WRITING_SUSPENDED']);
  expect((await scene.safety(scene.owner.token)).suspended_until).toBe('2026-11-23T12:00:01.000Z');
  const listed = () => server.call(contract.listSuspensions, { params: { id: scene.group.id } }, scene.moderator.token);
  const [held] = (await listed()).data.suspensions;
  const end = (token: string) =>
    server.call(contract.endSuspension, { params: { id: scene.group.id, suspension_id: held?.id ?? '' } }, token);
  expect((await end(scene.owner.token)).status).toBe(404);
  expect((await end(scene.moderator.token)).status).toBe(200);
  expect((await listed()).data.suspensions).toEqual([]);
  expect((await scene.write(scene.owner.token)).status).toBe(200);
});

test('a suspension ends by itself', async () => {
  const { messageId } = await scene.write(scene.manager.token, 'Send me a photo first');
  const { data } = await report(scene.candidate.token, messageId);
  await decide(scene.moderator.token, data.report_id, ['SUSPEND'], { days: 1 });
  expect((await scene.write(scene.manager.token)).refusal.code).toBe('WRITING_SUSPENDED');
  const writer = { side: 'EMPLOYER' as const, userId: scene.manager.userId };
  const tomorrow = new Date(server.clock.now().getTime() + DAY_MS);
  expect(await server.run(({ db }) => findBar(db, scene.id, writer, tomorrow))).toBeNull();
});

test('it is decided once, what is unfounded has no measures, and whoever reported is told that it was looked at', async () => {
  const { messageId } = await scene.write(scene.manager.token, 'See you on Monday');
  const { data } = await report(scene.candidate.token, messageId);
  const wrong = await decide(scene.moderator.token, data.report_id, ['HIDE'], { verdict: 'UNFOUNDED' });
  expect(wrong.refusal.code).toBe('MEASURE_NOT_POSSIBLE');
  await server.settle();
  received.length = 0;
  await decide(scene.moderator.token, data.report_id, [], { verdict: 'UNFOUNDED' });
  expect((await decide(scene.owner.token, data.report_id)).refusal.code).toBe('REPORT_SETTLED');
  await server.settle();
  expect(received.map(({ to }) => to).flat()).toEqual([scene.candidate.email]);
  const { reports } = await scene.safety(scene.candidate.token);
  expect(reports).toMatchObject([{ id: data.report_id, looked_at: expect.any(String) }]);
  expect(await texts(scene.candidate.token)).toEqual(['See you on Monday']);
});

test('whoever is warned is told by mail, without whose report it was', async () => {
  const { messageId } = await scene.write(scene.candidate.token, 'You fools');
  const { data } = await report(scene.manager.token, messageId);
  await server.settle();
  received.length = 0;
  await decide(scene.moderator.token, data.report_id, ['WARN']);
  await server.settle();
  expect(
    received
      .map(({ to }) => to)
      .flat()
      .toSorted(),
  ).toEqual([scene.candidate.email, scene.manager.email].toSorted());
});

test('the queue is paged, newest first, and misses nobody', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    server.clock.advance(1000);
    ids.unshift((await report(scene.candidate.token)).data.report_id);
  }
  const first = await queue(scene.moderator.token, 'OPEN', { limit: '3' });
  const rest = await queue(scene.moderator.token, 'OPEN', { limit: '3', cursor: first.next_cursor ?? '' });
  expect([...first.reports, ...rest.reports].map(({ id }) => id)).toEqual(ids);
  expect(rest.next_cursor).toBeNull();
});

test('an open report outlives what it is about, and is forgotten once it is settled', async () => {
  const { data } = await report(scene.candidate.token);
  const forget = () => forgetReports.run({}, server.application.runner.free(new AbortController().signal));
  const left = () =>
    server.run(({ db }) => db.execute(sql`select id from messaging.report where id = ${data.report_id}`));
  const second = await report(scene.candidate.token);
  await server.run(({ db }) => db.execute(sql`delete from applications.application where id = ${scene.id}`));
  await forget();
  expect((await left()).length).toBe(1);
  await decide(scene.moderator.token, data.report_id);
  await forget();
  expect((await left()).length).toBe(0);
  expect((await queue(scene.moderator.token)).reports).toMatchObject([{ id: second.data.report_id }]);
});

test('what was decided can be looked up for half a year', async () => {
  const { data } = await report(scene.candidate.token);
  await decide(scene.moderator.token, data.report_id);
  const forget = () => forgetReports.run({}, server.application.runner.free(new AbortController().signal));
  const left = () =>
    server.run(({ db }) => db.execute(sql`select id from messaging.report where id = ${data.report_id}`));
  server.clock.advance(181 * DAY_MS);
  await forget();
  expect((await left()).length).toBe(1);
  server.clock.advance(2 * DAY_MS);
  await forget();
  expect((await left()).length).toBe(0);
});

test('what somebody reported is read by themselves, and by nobody else in their own scope', async () => {
  await report(scene.candidate.token);
  const ownOf = (userId: string) =>
    server.run((work) => findOwnBlocksAndReports(work.db, userId), { kind: 'self', userId: scene.candidate.userId });
  expect((await ownOf(scene.candidate.userId)).reports).toMatchObject([{ note: 'Please look' }]);
  expect((await ownOf(scene.manager.userId)).reports).toEqual([]);
});
