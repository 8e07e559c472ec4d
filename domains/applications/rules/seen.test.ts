import { expect, test } from 'vitest';
import type { Stage } from '../contract/schemas.ts';
import { seenByCandidate } from './seen.ts';

const way = (...stages: readonly Stage[]) =>
  stages.map((to_stage, index) => ({ to_stage, to_step_id: null, at: new Date(Date.UTC(2026, 10, 20 + index)) }));
const at = (stage: Stage) => ({ stage, step_id: null });

test.each<[string, readonly Stage[], Stage, boolean, Stage]>([
  ['stands where it stands', ['NEW', 'SCREEN'], 'SCREEN', false, 'SCREEN'],
  ['does not read of an offer before one was sent', ['NEW', 'INTERVIEW', 'OFFER'], 'OFFER', false, 'INTERVIEW'],
  ['reads of the offer that was sent', ['NEW', 'INTERVIEW', 'OFFER'], 'OFFER', true, 'OFFER'],
  ['reads what is known of where nothing came before', ['OFFER'], 'OFFER', false, 'NEW'],
  ['reads of the contract without an offer', ['NEW', 'OFFER', 'HIRED'], 'HIRED', false, 'HIRED'],
  ['reads where it stood after a rejection was taken back', ['SCREEN', 'REJECTED', 'OFFER'], 'OFFER', false, 'SCREEN'],
])('a candidate %s', (_what, stages, stage, wasOffered, seen) => {
  expect(seenByCandidate(at(stage), way(...stages), wasOffered).place.stage).toBe(seen);
});

test('the way leaves the offer out until it was sent, and the time is that of the stage that is read', () => {
  const events = way('NEW', 'INTERVIEW', 'OFFER');
  const seen = seenByCandidate(at('OFFER'), events, false);
  expect(seen.way.map(({ to_stage: stage }) => stage)).toEqual(['NEW', 'INTERVIEW']);
  expect(seen.since).toEqual(events[1]?.at);
});
