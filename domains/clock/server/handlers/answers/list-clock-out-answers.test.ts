import { makeUser } from '@hearth/domains/identity/factory';
import { listNotices } from '@hearth/domains/notices/contract';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { listClockOutAnswers } from '../../../contract/answer-endpoints.ts';
import type { AnswerFilter } from '../../../contract/answer-endpoints.ts';
import type { Attestation } from '../../../contract/schemas.ts';
import { openClocked } from '../clock.fixture.ts';

const server = await startTestServer({ at: '2026-11-16T12:00:00Z' });

type Asked = Partial<Record<'from' | 'to' | 'cursor' | 'limit', string>> & { readonly only?: AnswerFilter };
const QUIET: Attestation = { took_breaks: true, got_tips: false, was_injured: false, note: '' };

/** A restaurant that asks everything; people clock out with their answers, and managers read them. */
async function openAnswers() {
  const clocked = await openClocked(server, { ask_breaks: true, ask_tips: true, ask_injury: true });
  const { here, kitchen, manager, hireAt, send, sentPunch } = clocked;
  const ruiUser = await server.run((work) => makeUser(work));
  const rui = await hireAt(here, { firstName: 'Rui', lastName: 'Alves', positionId: kitchen, userId: ruiUser.userId });
  /** Clocks in and out at some moments, with what is answered then; both were sent from a phone without a network. */
  const work = async (who: 'ines' | 'rui', [inAt, outAt]: readonly [string, string], change: Partial<Attestation>) => {
    const at = (device: string) => ({ device_at: `${device}:00.000Z` });
    const punches = [
      sentPunch('IN', 0, at(inAt)),
      sentPunch('OUT', 0, { ...at(outAt), attestation: { ...QUIET, ...change } }),
    ];
    const own = who === 'ines' ? {} : { employeeId: rui.id, token: ruiUser.token };
    return (await send(punches, own)).data.outcomes;
  };
  const read = (query: Asked = {}, token = manager.token, id = here) =>
    server.call(listClockOutAnswers, { params: { id }, query }, token);
  const brief = async (query: Asked = {}, token = manager.token) =>
    (await read(query, token)).data.answers.map(({ date, name, note }) => `${date.slice(-2)} ${name} ${note}`.trim());
  return { ...clocked, ruiUser, work, read, brief };
}

/** Inês had no break on the 14th, Rui was hurt in the night of the 15th, and wrote how. */
async function openDays() {
  const answers = await openAnswers();
  await answers.work('ines', ['2026-11-14T10:00', '2026-11-14T17:00'], { took_breaks: false, got_tips: true });
  await answers.work('rui', ['2026-11-15T18:00', '2026-11-16T01:00'], { was_injured: true, note: 'Burnt my hand' });
  return answers;
}

test('managers read what people answered, the latest first, by the day on which their work began', async () => {
  const { brief, read } = await openDays();
  expect(await brief()).toEqual(['15 Rui Alves Burnt my hand', '14 Inês Quintela']);
  const { data } = await read();
  expect(data).toMatchObject({
    from: '2026-11-03',
    to: '2026-11-16',
    counts: { ALL: 2, INJURY: 1, NO_BREAK: 1, NOTE: 1 },
    next_cursor: null,
    is_asked: true,
  });
  expect(await brief({ only: 'INJURY' })).toEqual(['15 Rui Alves Burnt my hand']);
  expect(await brief({ only: 'NOTE' })).toEqual(['15 Rui Alves Burnt my hand']);
  expect(await brief({ only: 'NO_BREAK' })).toEqual(['14 Inês Quintela']);
  expect(await brief({ from: '2026-11-14', to: '2026-11-14' })).toEqual(['14 Inês Quintela']);
  expect(await brief({ to: '2026-11-13' })).toEqual([]);
  expect((await read({ from: '2026-01-01', to: '2026-11-16' })).refusal.code).toBe('PUNCHES_RANGE');
});

test('pages follow one another without leaving anybody out', async () => {
  const { brief, read } = await openDays();
  const { data } = await read({ limit: '1' });
  expect(data.answers).toHaveLength(1);
  expect(await brief({ limit: '1', cursor: data.next_cursor ?? '' })).toEqual(['14 Inês Quintela']);
});

test('tips are told to those alone who see pay', async () => {
  const { read, managerWith } = await openDays();
  const tips = async (token: string) => (await read({}, token)).data.answers.map(({ got_tips: tip }) => tip);
  const planner = await managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE']);
  expect(await tips(planner.token)).toEqual([null, null]);
  const payroll = await managerWith(['EDIT_SCHEDULE', 'VIEW_PAY']);
  expect(await tips(payroll.token)).toEqual([false, true]);
});

test('departments see their own people; whoever only sees the schedule, and others, see nothing', async () => {
  const { brief, read, there, managerWith, ines } = await openDays();
  const cook = await managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE'], ['KITCHEN']);
  expect(await brief({}, cook.token)).toEqual(['15 Rui Alves Burnt my hand']);
  expect((await read({}, cook.token)).data.counts).toMatchObject({ ALL: 1, NO_BREAK: 0 });
  const viewer = await managerWith(['VIEW_SCHEDULE']);
  expect((await read({}, viewer.token)).status).toBe(403);
  expect((await read({}, ines.user.token)).status).toBe(404);
  expect((await read({}, undefined, there)).data.answers).toEqual([]);
  const abroad = await openClocked(server);
  expect((await read({}, abroad.manager.token)).status).toBe(404);
});

test('managers are told at once of whoever was hurt, and not what they wrote', async () => {
  const { work, manager, ruiUser, managerWith, read } = await openAnswers();
  const [planner, viewer] = [
    await managerWith(['EDIT_SCHEDULE', 'PUBLISH_SCHEDULE']),
    await managerWith(['VIEW_TEAM']),
  ];
  const outcomes = await work('rui', ['2026-11-16T04:00', '2026-11-16T11:00'], { was_injured: true, note: 'Burnt' });
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['RECORDED', 'RECORDED']);
  await work('ines', ['2026-11-16T04:00', '2026-11-16T11:00'], { note: 'All fine' });
  await server.settle();
  const told = async (token: string) =>
    (await server.call(listNotices, { query: {} }, token)).data.notices.filter(({ kind }) => kind === 'clock.injury');
  const notices = [...(await told(manager.token)), ...(await told(planner.token))];
  expect(notices).toHaveLength(2);
  for (const { title, text, link } of notices) {
    expect(title).toBe('Rui Alves reported an injury at work');
    expect(link).toBe('/schedule/live?show=answers&only=INJURY');
    expect(text).not.toContain('Burnt');
  }
  expect([...(await told(ruiUser.token)), ...(await told(viewer.token))]).toEqual([]);
  expect((await read({ only: 'INJURY' }, planner.token)).data.answers).toMatchObject([{ note: 'Burnt' }]);
});
