import { expect, test } from 'vitest';
import { canDecide, measuresFor } from './measures.ts';
import type { Decision, ReportedSubject } from './measures.ts';

const message: ReportedSubject = { messageId: 'm', accusedSide: 'EMPLOYER', accusedIds: ['a'] };
const byCandidate: ReportedSubject = { messageId: 'm', accusedSide: 'CANDIDATE', accusedIds: ['c'] };
const wholeHouse: ReportedSubject = { messageId: null, accusedSide: 'EMPLOYER', accusedIds: ['a', 'b'] };
const nobody: ReportedSubject = { messageId: null, accusedSide: 'EMPLOYER', accusedIds: [] };

test.each<[string, ReportedSubject, readonly string[]]>([
  ['a message of the house', message, ['HIDE', 'WARN', 'SUSPEND']],
  ['a message of a candidate', byCandidate, ['HIDE', 'WARN']],
  ['a conversation with several of the house', wholeHouse, []],
  ['a conversation in which the house wrote nothing', nobody, []],
  ['a conversation with one of the house', { ...wholeHouse, accusedIds: ['a'] }, ['WARN', 'SUSPEND']],
])('what can be done about %s', (_title, reported, measures) => {
  expect(measuresFor(reported)).toEqual(measures);
});

const upheld: Decision = { verdict: 'UPHELD', measures: [], days: undefined };
test.each<[string, ReportedSubject, Decision, boolean]>([
  ['right, and nothing done', wholeHouse, upheld, true],
  ['unfounded', message, { ...upheld, verdict: 'UNFOUNDED' }, true],
  ['unfounded, and hidden all the same', message, { verdict: 'UNFOUNDED', measures: ['HIDE'], days: undefined }, false],
  ['suspended for days', message, { ...upheld, measures: ['SUSPEND'], days: 7 }, true],
  ['suspended without an end', message, { ...upheld, measures: ['SUSPEND'] }, false],
  ['days of nothing', message, { ...upheld, days: 7 }, false],
  ['a candidate suspended', byCandidate, { ...upheld, measures: ['SUSPEND'], days: 7 }, false],
  ['the same twice', message, { ...upheld, measures: ['WARN', 'WARN'] }, false],
])('%s', (_title, reported, decision, possible) => {
  expect(canDecide(reported, decision)).toBe(possible);
});
