import { expect, test } from 'vitest';
import type { PipelineStep } from '@hearth/domains/job-library/schemas';
import type { Card, Stage } from '../../contract/schemas.ts';
import { moveCard, joinCards, findNeighbours } from './board-cards.ts';

const card = (id: string, stage: Stage = 'NEW', step_id: string | null = null): Card => ({
  id,
  stage,
  step_id,
  job_id: 'job',
  job_title: 'Bartender',
  location_id: 'lisbon',
  location_name: 'Lisbon',
  first_name: id,
  last_name: '',
  version: 1,
  applied_at: '2026-11-20T10:00:00Z',
  stage_entered_at: '2026-11-20T10:00:00Z',
  waiting_since: null,
  unread: 0,
  availability: [],
  hours_per_week: null,
  can_start_on: null,
  knocked_out: false,
  files: 0,
  interview: null,
  offer: null,
});
const column = (stage: Stage, ids: readonly string[], total = ids.length, step: PipelineStep | null = null) => ({
  stage,
  step,
  total,
  late: 0,
  oldest: null,
  cards: ids.map((id) => card(id, stage)),
});
const drawn = (columns: readonly ReturnType<typeof column>[]) =>
  columns.map(({ stage, total, cards }) => [stage, total, ...cards.map(({ id }) => id)]);

test('a card that moves leaves its column and stands on top of the other; the counts follow', () => {
  const columns = [column('NEW', ['a', 'b'], 5), column('SCREEN', ['c'])];
  expect(drawn(moveCard(columns, card('b'), { stage: 'SCREEN' }))).toEqual([
    ['NEW', 4, 'a'],
    ['SCREEN', 2, 'b', 'c'],
  ]);
});

test('a card that is rejected leaves the board, and one that comes back from there joins it', () => {
  const columns = [column('NEW', ['a'])];
  expect(drawn(moveCard(columns, card('a'), { stage: 'REJECTED' }))).toEqual([['NEW', 0]]);
  expect(drawn(moveCard([column('NEW', [])], card('a', 'REJECTED'), { stage: 'NEW' }))).toEqual([['NEW', 1, 'a']]);
});

const step = (id: string): PipelineStep => ({ id, type: 'INTERVIEW', names: {}, shown: false, target_days: null });
test('on a board of steps a card goes from step to step, on one of stages it stays in its column', () => {
  const moved = { stage: 'INTERVIEW' as const, step_id: 'trial' };
  const onPhone = card('a', 'INTERVIEW', 'phone');
  const steps = [
    { ...column('INTERVIEW', [], 1, step('phone')), cards: [onPhone] },
    column('INTERVIEW', [], 0, step('trial')),
  ];
  expect(drawn(moveCard(steps, onPhone, moved))).toEqual([
    ['INTERVIEW', 0],
    ['INTERVIEW', 1, 'a'],
  ]);
  const stages = [{ ...column('INTERVIEW', ['b']), cards: [card('b', 'INTERVIEW'), onPhone], total: 2 }];
  expect(drawn(moveCard(stages, onPhone, moved))).toEqual([['INTERVIEW', 2, 'a', 'b']]);
});

test('further pages add each card once, and none that has moved on meanwhile', () => {
  const joined = joinCards(
    { stage: 'NEW', step: null },
    [card('a'), card('b')],
    [card('b'), card('c'), card('d', 'SCREEN'), card('c')],
  );
  expect(joined.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('the next person is below, then on top of the next column', () => {
  const columns = [[card('a'), card('b')], [], [card('c')]];
  expect(findNeighbours(columns, 'b')).toEqual({ previous: 'a', next: 'c' });
  expect(findNeighbours(columns, 'c')).toEqual({ previous: 'b', next: null });
  expect(findNeighbours(columns, 'somebody else')).toEqual({ previous: null, next: 'a' });
});
