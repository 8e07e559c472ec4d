import { expect, test } from 'vitest';
import { resolveBar, MOST_UNANSWERED } from './writing.ts';
import type { WritingFacts } from './writing.ts';

const NOW = 1_000_000;
const FREE: WritingFacts = {
  isBlocked: false,
  isClosed: false,
  suspendedUntil: null,
  isMinor: false,
  isApproved: false,
  unanswered: 0,
};

test.each<[string, Partial<WritingFacts>, string | null]>([
  ['nothing in the way', {}, null],
  ['blocked by the candidate', { isBlocked: true }, 'BLOCKED'],
  ['closed by the house itself', { isClosed: true }, 'CLOSED'],
  ['suspended', { suspendedUntil: NOW + 1 }, 'SUSPENDED'],
  ['a suspension that is over', { suspendedUntil: NOW }, null],
  ['under age, and not approved', { isMinor: true }, 'MINOR'],
  ['under age, and approved', { isMinor: true, isApproved: true }, null],
  ['the last message before an answer is due', { unanswered: MOST_UNANSWERED - 1 }, null],
  ['too many without an answer', { unanswered: MOST_UNANSWERED }, 'UNANSWERED'],
  ['approved, and blocked all the same', { isMinor: true, isApproved: true, isBlocked: true }, 'BLOCKED'],
])('the house writes: %s', (_title, facts, bar) => {
  expect(resolveBar('EMPLOYER', { ...FREE, ...facts }, NOW)).toBe(bar);
});

test.each<[string, Partial<WritingFacts>, string | null]>([
  ['closed by the house', { isClosed: true }, 'CLOSED'],
  ['whom they blocked they can still write to', { isBlocked: true }, null],
  ['age, suspension and count are the house’s', { isMinor: true, suspendedUntil: NOW + 1, unanswered: 99 }, null],
])('the candidate writes: %s', (_title, facts, bar) => {
  expect(resolveBar('CANDIDATE', { ...FREE, ...facts }, NOW)).toBe(bar);
});
