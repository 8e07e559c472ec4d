import { expect, test } from 'vitest';
import { toCoarseStage, refusalReason } from './referral.ts';

const at = new Date('2026-11-20T10:00:00Z');
const days = (n: number) => new Date(at.getTime() + n * 86_400_000);
const link = { jobId: 'bar', userId: 'noor', expiresAt: days(1) };
const arrival = { jobId: 'bar', userId: 'pia', at, lastBefore: null };
const facts = { candidateWorksHere: false, referrerWorksHere: true };

test.each([
  ['counts', {}, {}, {}, null],
  ['of the referrer does not count', {}, { userId: 'noor' }, {}, 'SELF'],
  ['for another post does not count', {}, { jobId: 'kitchen' }, {}, 'OTHER_POST'],
  ['after the link was over does not count', { expiresAt: at }, {}, {}, 'OVER'],
  ['in the last second of the link counts', { expiresAt: new Date(at.getTime() + 1) }, {}, {}, null],
  ['of somebody who works there does not count', {}, {}, { candidateWorksHere: true }, 'STAFF'],
  ['by the link of somebody who has left does not count', {}, {}, { referrerWorksHere: false }, 'REFERRER_GONE'],
  ['of somebody who applied there 179 days ago does not count', {}, { lastBefore: days(-179) }, {}, 'KNOWN'],
  ['of somebody who applied there 180 days ago counts', {}, { lastBefore: days(-180) }, {}, null],
])('an application %s', (_case, ofLink, ofArrival, ofFacts, because) => {
  expect(refusalReason({ ...link, ...ofLink }, { ...arrival, ...ofArrival }, { ...facts, ...ofFacts })).toBe(because);
});

test.each([
  ['NEW', false, 'APPLIED'],
  ['SCREEN', false, 'IN_PROGRESS'],
  ['INTERVIEW', false, 'IN_PROGRESS'],
  ['OFFER', false, 'IN_PROGRESS'],
  ['HIRED', false, 'HIRED'],
  ['REJECTED', false, 'NOT_THIS_TIME'],
  ['WITHDRAWN', false, 'NOT_THIS_TIME'],
  ['OFFER', true, 'NOT_COUNTED'],
])('the referrer of an application at %s (disputed: %s) reads %s', (stage, disputed, coarse) => {
  expect(toCoarseStage(stage, disputed)).toBe(coarse);
});
