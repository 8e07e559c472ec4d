import { expect, test } from 'vitest';
import type { RulePerson } from '../../../rules/conflicts/conflict-report.ts';
import * as rules from '../../../rules/conflicts/conflicts.ts';
import { createConflictCheck } from './conflict-check.ts';
import { toScope } from './verdict.ts';
import { aMember, aWeek, aWeekShift } from './week.fixture.ts';

const ana: RulePerson = aMember('ana');
const shifts = [aWeekShift('a'), aWeekShift('b')];
const week = [ana, shifts, toScope(aWeek([aMember('ana')], shifts))] as const;

test('a week has no conflicts until its rules are loaded, and is checked as soon as they are', async () => {
  const arrival = Promise.withResolvers<typeof rules>();
  let loads = 0;
  const check = createConflictCheck(() => {
    loads += 1;
    return arrival.promise;
  });
  const found: unknown[] = [];
  check.whenLoaded(() => found.push(...check.find(...week).map(({ rule }) => rule)));
  expect([check.find(...week), found]).toEqual([[], []]);
  arrival.resolve(rules);
  await check.loadRules();
  expect(found).toContain('overlap');
  check.whenLoaded(() => found.splice(0));
  expect([found, loads]).toEqual([[], 1]);
});

test('rules that could not be loaded are asked for again', async () => {
  let loads = 0;
  const check = createConflictCheck(() => {
    loads += 1;
    return loads === 1 ? Promise.reject(new Error('gone')) : Promise.resolve(rules);
  });
  await check.loadRules();
  expect(check.find(...week)).toEqual([]);
  await check.loadRules();
  expect(check.find(...week)).not.toEqual([]);
});
