import { expect, test } from 'vitest';
import type { ApproverRole } from '../contract/schemas.ts';
import { mergeChains, canDecideNow, chainProgress, startSteps } from './chain.ts';
import type { ChainStep } from './chain.ts';

const CHAIN: readonly ApproverRole[] = ['LOCATION_MANAGER', 'GROUP_MANAGER'];
const holding = (...roles: string[]): ReadonlySet<string> => new Set(roles);
const decided = (...decisions: ChainStep['decision'][]): ChainStep[] =>
  decisions.map((decision, index) => ({ role: CHAIN[index] ?? 'ENTERPRISE_OWNER', decision }));

test.each([
  [['SCHEDULER'], [null, null]],
  [['LOCATION_MANAGER'], ['APPROVED', null]],
  [['GROUP_MANAGER'], [null, 'APPROVED']],
  [['ENTERPRISE_OWNER'], ['APPROVED', 'APPROVED']],
])('a request by %j begins with the steps %j', (roles, decisions) => {
  expect(startSteps(CHAIN, holding(...roles)).map(({ decision }) => decision)).toEqual(decisions);
});

test.each([
  [[], 'APPROVED', null],
  [[null, null], 'WAITING', 'LOCATION_MANAGER'],
  [['APPROVED', null], 'WAITING', 'GROUP_MANAGER'],
  [[null, 'APPROVED'], 'WAITING', 'LOCATION_MANAGER'],
  [['APPROVED', 'APPROVED'], 'APPROVED', null],
  [['DECLINED', null], 'DECLINED', null],
  [['APPROVED', 'DECLINED'], 'DECLINED', null],
] as const)('after the steps %j a request is %s and waits for %s', (decisions, status, waitingFor) => {
  expect(chainProgress(decided(...decisions))).toEqual({ status, waitingFor });
});

test.each([
  ['GROUP_MANAGER', false, ['GROUP_MANAGER'], true],
  ['GROUP_MANAGER', true, ['GROUP_MANAGER'], false],
  ['GROUP_MANAGER', false, ['LOCATION_MANAGER'], false],
  ['GROUP_MANAGER', false, ['ENTERPRISE_OWNER'], true],
  [null, false, ['ENTERPRISE_OWNER'], false],
] as const)('waiting for %s (own: %s), holders of %j decide: %s', (waitingFor, isOwn, roles, may) => {
  expect(canDecideNow({ waitingFor, isOwn }, holding(...roles))).toBe(may);
});

test('a chain below adds to the one above and takes nothing away; the highest role is asked last', () => {
  expect(mergeChains([['GROUP_MANAGER'], []])).toEqual(['GROUP_MANAGER']);
  expect(
    mergeChains([
      ['ENTERPRISE_OWNER', 'GROUP_MANAGER'],
      ['RECRUITER', 'GROUP_MANAGER'],
    ]),
  ).toEqual(['RECRUITER', 'GROUP_MANAGER', 'ENTERPRISE_OWNER']);
  expect(mergeChains([])).toEqual([]);
});
