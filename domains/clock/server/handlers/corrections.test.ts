import { makeUser } from '@hearth/domains/identity/factory';
import { listNotices } from '@hearth/domains/notices/contract';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as corrections from '../../contract/correction-endpoints.ts';
import type { PunchChange } from '../../contract/schemas.ts';
import { verifyChain } from '../../rules/chain.ts';
import { sha256 } from '../write-chain.ts';
import { openClocked } from './clock.fixture.ts';

const server = await startTestServer({ at: '2026-11-16T18:00:00Z' });
const iso = (time: string): string => `2026-11-16T${time}:00.000Z`;

/** Inês has worked from nine to five; one manager corrects, another one helps. */
async function openWorked() {
  const clocked = await openClocked(server);
  const { here, ines, sentPunch, send, manager, managerWith } = clocked;
  await send([sentPunch('IN', 0, { device_at: iso('09:00') }), sentPunch('OUT', 0, { device_at: iso('17:00') })]);
  const second = await managerWith(['VIEW_SCHEDULE', 'PUBLISH_SCHEDULE']);
  const [first, last] = await clocked.mine();
  const change = (act: PunchChange['act'], kind: PunchChange['kind'], time: string, id: string | null = null) =>
    ({ act, kind, at: iso(time), punch_id: id, position_id: null }) satisfies PunchChange;
  const correct = (changes: readonly PunchChange[], token = manager.token, employeeId = ines.id, key = newId()) =>
    server.call(
      corrections.correctPunches,
      {
        params: { id: here, employee_id: employeeId },
        body: { idempotency_key: key, changes: [...changes], reason: 'Saw it on the camera' },
      },
      token,
    );
  const ask = (changes: readonly PunchChange[]) =>
    server.call(
      corrections.proposeMyCorrection,
      {
        params: { employee_id: ines.id },
        body: { idempotency_key: newId(), changes: [...changes], reason: 'I forgot' },
      },
      ines.user.token,
    );
  const decide = (
    { id, version }: { id: string; version: number },
    decision: 'APPLY' | 'DECLINE' | 'WITHDRAW',
    token: string,
  ) =>
    server.call(
      corrections.decideCorrection,
      { params: { id: here, correction_id: id }, body: { decision, answer: '', version } },
      token,
    );
  const answer = ({ id, version }: { id: string; version: number }, decision: 'APPLY' | 'DECLINE' | 'WITHDRAW') =>
    server.call(
      corrections.decideMyCorrection,
      { params: { correction_id: id }, body: { decision, answer: 'No', version } },
      ines.user.token,
    );
  const told = async (token: string) => {
    await server.settle();
    return (await server.call(listNotices, { query: {} }, token)).data.notices.map(({ title }) => title);
  };
  const counting = async () => {
    const rows = await clocked.mine();
    const replaced = new Set(rows.flatMap(({ replaces }) => replaces ?? []));
    return rows
      .filter(({ id, act }) => act !== 'REMOVE' && !replaced.has(id))
      .map(({ kind, at }) => `${kind} ${at.slice(11, 16)}`)
      .toSorted();
  };
  return {
    ...clocked,
    second,
    first: first?.id ?? '',
    last: last?.id ?? '',
    change,
    correct,
    ask,
    decide,
    answer,
    told,
    counting,
  };
}

test('a manager’s edit that adds working time is applied, told and chained', async () => {
  const { correct, change, first, ines, told, counting, mine } = await openWorked();
  const reply = await correct([change('EDIT', 'IN', '08:30', first)]);
  expect(reply.data).toMatchObject({ state: 'APPLIED', minutes_before: 480, minutes_after: 510 });
  expect(await counting()).toEqual(['IN 08:30', 'OUT 17:00']);
  const rows = await mine();
  expect(rows).toHaveLength(3);
  expect(rows.at(-1)).toMatchObject({
    act: 'EDIT',
    replaces: first,
    source: 'MANAGER',
    reason: 'Saw it on the camera',
  });
  expect(await verifyChain(rows, '', sha256)).toEqual({ ok: true });
  expect(await told(ines.user.token)).toEqual(['Your clock-ins on 16 November 2026 were corrected']);
});

test('an edit that lowers working time waits for the employee, who can decline it', async () => {
  const { correct, change, last, ines, told, counting, answer, second } = await openWorked();
  const { data } = await correct([change('EDIT', 'OUT', '16:30', last)]);
  expect(data).toMatchObject({ state: 'PENDING', minutes_before: 480, minutes_after: 450 });
  expect(await counting()).toEqual(['IN 09:00', 'OUT 17:00']);
  expect((await told(ines.user.token))[0]).toContain('suggested a correction');
  expect((await told(second.token))[0]).toContain('Inês Quintela');
  expect((await answer(data, 'DECLINE')).data).toMatchObject({ state: 'DECLINED', answer: 'No' });
  expect(await counting()).toEqual(['IN 09:00', 'OUT 17:00']);
  expect((await answer(data, 'APPLY')).refusal.code).toBe('CORRECTION_DECIDED');
});

test('with the employee’s tap, or by a second manager, it is applied; never by whoever proposed it', async () => {
  const { correct, change, last, first, counting, answer, decide, manager, second } = await openWorked();
  const one = (await correct([change('EDIT', 'OUT', '16:30', last)])).data;
  expect((await decide(one, 'APPLY', manager.token)).refusal.code).toBe('CORRECTION_OWN');
  expect((await answer(one, 'APPLY')).data.state).toBe('APPLIED');
  const other = (await correct([change('EDIT', 'IN', '09:15', first)])).data;
  expect((await decide(other, 'APPLY', second.token)).data.state).toBe('APPLIED');
  expect(await counting()).toEqual(['IN 09:15', 'OUT 16:30']);
});

test('what has changed meanwhile is not changed by an older proposal', async () => {
  const { correct, change, last, answer } = await openWorked();
  const one = (await correct([change('EDIT', 'OUT', '16:30', last)])).data;
  await correct([change('EDIT', 'OUT', '17:30', last)]);
  expect((await answer(one, 'APPLY')).refusal.code).toBe('PUNCH_CHANGED');
  expect((await correct([change('EDIT', 'OUT', '18:00', last)])).refusal.code).toBe('PUNCH_CHANGED');
});

test('an employee asks for a missed punch; a manager approves it, they cannot themselves', async () => {
  const { ask, change, decide, answer, counting, second, told, ines } = await openWorked();
  const { data } = await ask([change('ADD', 'IN', '17:30'), change('ADD', 'OUT', '17:50')]);
  expect(data.state).toBe('PENDING');
  expect((await answer(data, 'APPLY')).refusal.code).toBe('CORRECTION_DECIDED');
  expect((await told(second.token))[0]).toContain('requested a clock-in correction');
  expect((await decide(data, 'WITHDRAW', second.token)).refusal.code).toBe('CORRECTION_OWN');
  expect((await decide(data, 'APPLY', second.token)).data.state).toBe('APPLIED');
  expect(await counting()).toEqual(['IN 09:00', 'IN 17:30', 'OUT 17:00', 'OUT 17:50']);
  expect(await told(ines.user.token)).toEqual(['The correction to your clock-ins on 16 November 2026 was approved']);
});

test('nobody corrects their own punches, those of another place, or without the right', async () => {
  const { correct, change, first, hireAt, here, there, manager, managerWith, groupId } = await openWorked();
  const own = await hireAt(here, { userId: manager.userId });
  expect((await correct([change('ADD', 'IN', '08:00')], manager.token, own.id)).refusal.code).toBe('PUNCH_OWN');
  const elsewhere = await hireAt(there);
  expect((await correct([change('ADD', 'IN', '08:00')], manager.token, elsewhere.id)).status).toBe(404);
  const viewer = await managerWith(['VIEW_SCHEDULE']);
  expect((await correct([change('EDIT', 'IN', '08:30', first)], viewer.token)).status).toBe(403);
  const stranger = await server.run((work) => makeUser(work));
  expect((await correct([change('EDIT', 'IN', '08:30', first)], stranger.token)).status).toBe(404);
  expect((await correct([change('ADD', 'OUT', '19:30')])).refusal.code).toBe('PUNCH_TIME');
  expect(groupId).not.toBe('');
});

test('the same key corrects once', async () => {
  const { correct, change, first, ines, manager, mine } = await openWorked();
  const key = newId();
  const changes = [change('EDIT', 'IN', '08:30', first)];
  const one = await correct(changes, manager.token, ines.id, key);
  expect((await correct(changes, manager.token, ines.id, key)).data.id).toBe(one.data.id);
  expect(await mine()).toHaveLength(3);
});

test('a removal says what it removes, whatever it was called', async () => {
  const { correct, change, last, mine, answer } = await openWorked();
  const { data } = await correct([change('REMOVE', 'BREAK_END', '12:00', last), change('ADD', 'OUT', '10:00')]);
  expect(data.changes[0]).toMatchObject({ act: 'REMOVE', kind: 'OUT', at: iso('17:00') });
  await answer(data, 'APPLY');
  expect((await mine()).find(({ act }) => act === 'REMOVE')).toMatchObject({ kind: 'OUT', at: iso('17:00') });
});

test('no more than ten wait for a decision at once', async () => {
  const { ask, change, decide, second } = await openWorked();
  const asked = [];
  for (let minute = 10; minute < 20; minute += 1)
    asked.push((await ask([change('ADD', 'BREAK_START', `12:${minute}`)])).data);
  expect(asked).toHaveLength(10);
  const more = [change('ADD', 'BREAK_START', '13:00')];
  expect((await ask(more)).refusal.code).toBe('CORRECTIONS_FULL');
  const [first] = asked;
  if (first === undefined) throw new Error('Ten were asked for.');
  await decide(first, 'DECLINE', second.token);
  expect((await ask(more)).data.state).toBe('PENDING');
});
