import { describe, expect, test } from 'vitest';
import type { DecidedRequest, TimeOffFacts } from './time-off.ts';
import { listClashes, planDecisions, planUndo } from './time-off.ts';

const NONE: TimeOffFacts = { published_shifts: 0, draft_shifts: 0, others_approved: 0, others_requested: 0 };

describe('what clashes with a request', () => {
  test.each<[string, Partial<TimeOffFacts>, string[]]>([
    ['nothing', {}, []],
    ['published shifts', { published_shifts: 2 }, ['published_shifts 2!']],
    ['drafts alone', { draft_shifts: 3 }, ['draft_shifts 3']],
    ['someone else off', { others_approved: 1 }, ['others_approved 1!']],
    ['someone else asking', { others_requested: 1 }, ['others_requested 1']],
    [
      'all of it, the serious things first',
      { draft_shifts: 1, others_requested: 2, others_approved: 3, published_shifts: 4 },
      ['published_shifts 4!', 'others_approved 3!', 'draft_shifts 1', 'others_requested 2'],
    ],
  ])('%s', (_what, facts, expected) => {
    const clashes = listClashes({ ...NONE, ...facts });
    expect(clashes.map(({ kind, count, isSerious }) => `${kind} ${count}${isSerious ? '!' : ''}`)).toEqual(expected);
  });
});

test('only requests that wait and are as they were seen can be decided', () => {
  const seen = ['open', 'changed', 'approved', 'cancelled', 'gone'].map((id) => ({ id, version: 1 }));
  const known = [
    { id: 'open', state: 'REQUESTED', version: 1 },
    { id: 'changed', state: 'REQUESTED', version: 2 },
    { id: 'approved', state: 'APPROVED', version: 2 },
    { id: 'cancelled', state: 'CANCELLED', version: 2 },
  ] as const;
  expect(planDecisions(seen, known)).toEqual({
    ids: ['open'],
    left: [
      { id: 'changed', why: 'CHANGED' },
      { id: 'approved', why: 'DECIDED' },
      { id: 'cancelled', why: 'DECIDED' },
      { id: 'gone', why: 'GONE' },
    ],
  });
});

describe('undoing a decision', () => {
  const NOW = new Date('2026-11-28T10:00:00Z');
  const DECIDED: DecidedRequest = {
    id: 'one',
    state: 'APPROVED',
    version: 2,
    decided_by: 'manager',
    decided_at: new Date('2026-11-28T09:55:00Z'),
    overlaps: false,
  };
  const by = { userId: 'manager', now: NOW };
  test.each<[string, Partial<DecidedRequest>, string | undefined]>([
    ['an approval', {}, undefined],
    ['a refusal', { state: 'DECLINED' }, undefined],
    ['up to the last moment', { decided_at: new Date('2026-11-28T09:50:00Z') }, undefined],
    ['too late', { decided_at: new Date('2026-11-28T09:49:59Z') }, 'STANDS'],
    ["somebody else's", { decided_by: 'other' }, 'STANDS'],
    ['a request that waits', { state: 'REQUESTED', decided_by: null, decided_at: null }, 'STANDS'],
    ['a request that was withdrawn', { state: 'CANCELLED', decided_by: null, decided_at: null }, 'STANDS'],
    ['a later version', { version: 3 }, 'CHANGED'],
    ['days that were asked for again', { state: 'DECLINED', overlaps: true }, 'OVERLAPS'],
  ])('%s', (_what, more, why) => {
    const { ids, left } = planUndo([{ id: 'one', version: 2 }], [{ ...DECIDED, ...more }], by);
    expect(left[0]?.why).toBe(why);
    expect(ids).toEqual(why === undefined ? ['one'] : []);
  });
});
