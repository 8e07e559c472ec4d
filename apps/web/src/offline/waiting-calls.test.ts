import { CallError } from '@hearth/client/call-error';
import type { WaitingCall } from '@hearth/client/browser/outbox';
import { expect, test, vi } from 'vitest';
import { createWaitingCalls, judgeFailure, MOST_WAITING } from './waiting-calls.ts';

const line = { id: 'deals.makeDeal', method: 'POST', path: '/v1/my/deals', access: { kind: 'signedIn' } } as const;
const call = (label: string) => ({ line, input: { body: { label } }, label, about: label });

/** A reader with a store in memory, and a server that answers as it is told. */
function scene(answer: (input: { body: { label: string } }) => unknown = () => ({})) {
  const kept = new Map<string, unknown>();
  const store = {
    list: (beginning: string) =>
      Promise.resolve([...kept].filter(([name]) => name.startsWith(beginning)).map(([, value]) => value)),
    put: (name: string, value: unknown) => Promise.resolve(void kept.set(name, value)),
    remove: (name: string) => Promise.resolve(void kept.delete(name)),
  };
  const sent: string[] = [];
  const client = {
    call: vi.fn(async (_line: unknown, input: { body: { label: string } }) => {
      sent.push(input.body.label);
      return answer(input);
    }),
  };
  let shown: readonly WaitingCall[] = [];
  const told: string[] = [];
  let here = true;
  const make = (userId = 'ana') =>
    createWaitingCalls({
      userId,
      store,
      client: client as never,
      isStillHere: () => here,
      show: (calls) => (shown = calls),
      onSent: ({ label }, how) => told.push(`${label} ${how}`),
      onKept: () => undefined,
    });
  return { make, sent, told, shown: () => shown, leave: () => (here = false) };
}

test('what was kept is sent in the order in which it was made, also by a page that begins anew', async () => {
  const { make, sent, told, shown } = scene();
  const before = make();
  for (const label of ['first', 'second', 'third']) expect(await before.add(call(label))).toBe(true);
  const after = make();
  await after.read();
  expect(shown().map(({ label }) => label)).toEqual(['first', 'second', 'third']);
  expect(await after.send()).toBe(true);
  expect(sent).toEqual(['first', 'second', 'third']);
  expect(told).toEqual(['first done', 'second done', 'third done']);
  expect(shown()).toEqual([]);
});

test('a refusal stays with its reason until it is put away, and what comes after it is sent', async () => {
  const { make, sent, shown } = scene(({ body }) => {
    if (body.label === 'gone') throw new CallError(409, 'DEAL_ENDED', 'Gone.');
  });
  const calls = make();
  await calls.add(call('gone'));
  await calls.add(call('good'));
  expect(await calls.send()).toBe(true);
  expect(shown()).toMatchObject([{ label: 'gone', refused: 'DEAL_ENDED' }]);
  await calls.send();
  expect(sent).toEqual(['gone', 'good']);
  await calls.remove(shown()[0]?.id ?? '');
  expect(shown()).toEqual([]);
});

test('a connection that is lost again ends it, and nothing is passed over', async () => {
  let works = false;
  const { make, sent, shown } = scene(() => {
    if (!works) throw new CallError(0, 'NETWORK', 'Lost.');
  });
  const calls = make();
  await calls.add(call('first'));
  await calls.add(call('second'));
  expect(await calls.send()).toBe(false);
  expect(shown().map(({ refused }) => refused)).toEqual([null, null]);
  works = true;
  expect(await calls.send()).toBe(true);
  expect(sent).toEqual(['first', 'first', 'second']);
});

test('what was taken back is not sent', async () => {
  const { make, sent, shown } = scene();
  const calls = make();
  await calls.add(call('first'));
  await calls.add(call('second'));
  await calls.remove(shown()[0]?.id ?? '');
  await calls.send();
  expect(sent).toEqual(['second']);
});

test('nobody sends or sees what another person left, and nothing is kept for who has gone', async () => {
  const { make, sent, shown, leave } = scene();
  await make('ana').add(call('hers'));
  const his = make('ben');
  await his.read();
  expect(shown()).toEqual([]);
  await his.send();
  leave();
  expect(await his.add(call('late'))).toBe(false);
  await make('ana').send();
  expect(sent).toEqual([]);
});

test('there is an end to what is kept', async () => {
  const calls = scene().make();
  for (let index = 0; index < MOST_WAITING; index += 1) await calls.add(call(String(index)));
  expect(await calls.add(call('more'))).toBe(false);
});

test.each([
  [new CallError(0, 'NETWORK', ''), 'later'],
  [new CallError(401, 'UNAUTHORIZED', ''), 'later'],
  [new CallError(429, 'TOO_MANY', ''), 'later'],
  [new CallError(503, 'BUSY', ''), 'later'],
  [new TypeError('broken'), 'later'],
  [new CallError(404, 'NOT_FOUND', ''), 'refused'],
  [new CallError(409, 'DEAL_STALE', ''), 'refused'],
  [new CallError(422, 'INVALID', ''), 'refused'],
] as const)('%o is %s', (error, expected) => expect(judgeFailure(error)).toBe(expected));
