import { expect, test } from 'vitest';
import { endReason } from '../contract/schemas.ts';
import type { EndReason } from '../contract/schemas.ts';
import { letterFor, REASON_SIDES, reasonsOfSide, reasonSide } from './end-reasons.ts';
import type { LetterKind, ReasonSide } from './end-reasons.ts';

test.each<[EndReason, ReasonSide, LetterKind]>([
  ['POSITION_FILLED', 'COMPANY', 'filled'],
  ['HOURS_DO_NOT_FIT', 'COMPANY', 'declined'],
  ['MISSING_REQUIREMENT', 'COMPANY', 'declined'],
  ['OTHER_CANDIDATE', 'COMPANY', 'declined'],
  ['OTHER', 'COMPANY', 'declined'],
  ['NO_ANSWER', 'CANDIDATE', 'noAnswer'],
  ['NOT_INTERESTED', 'CANDIDATE', 'closed'],
  ['PAY_DOES_NOT_FIT', 'CANDIDATE', 'closed'],
  ['CANDIDATE_WITHDREW', 'CANDIDATE', 'closed'],
  ['NO_SHOW', 'NO_SHOW', 'noShow'],
])('%s is the doing of %s, and its letter is %s', (reason, side, letter) => {
  expect([reasonSide(reason), letterFor(reason)]).toEqual([side, letter]);
});

test('an employer gives any reason but the candidate’s own, each under one side', () => {
  const offered = REASON_SIDES.flatMap((side) => reasonsOfSide(side));
  expect(offered.toSorted()).toEqual(endReason.options.filter((reason) => reason !== 'CANDIDATE_WITHDREW').toSorted());
});
