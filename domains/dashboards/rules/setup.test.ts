import type { Permission } from '@hearth/kit/permissions';
import { expect, test } from 'vitest';
import type { SetupStepName } from '../contract/schemas.ts';
import { isSetupOpen, stepsFor } from './setup.ts';

const ALL: readonly Permission[] = ['MANAGE_BRAND', 'MANAGE_TEAM', 'PUBLISH_SCHEDULE', 'MANAGE_JOBS'];
const BOTH = ['TEAM_SCHEDULING', 'SOURCE_HIRE'];

test.each<
  [
    string,
    { readonly isLocation: boolean; readonly has: readonly Permission[]; readonly on: readonly string[] },
    readonly SetupStepName[],
  ]
>([
  ['an owner', { isLocation: false, has: ALL, on: BOTH }, ['LOCATION', 'POSITIONS', 'PEOPLE', 'WEEK', 'JOB', 'MAIL']],
  ['a location manager', { isLocation: true, has: ALL, on: BOTH }, ['POSITIONS', 'PEOPLE', 'WEEK', 'JOB', 'MAIL']],
  ['a scheduler', { isLocation: true, has: ['PUBLISH_SCHEDULE'], on: BOTH }, ['WEEK']],
  ['a recruiter', { isLocation: false, has: ['MANAGE_JOBS'], on: BOTH }, ['JOB']],
  [
    'an owner without hiring',
    { isLocation: false, has: ALL, on: ['TEAM_SCHEDULING'] },
    ['LOCATION', 'POSITIONS', 'PEOPLE', 'WEEK', 'MAIL'],
  ],
  [
    'an owner without planning',
    { isLocation: false, has: ALL, on: ['SOURCE_HIRE'] },
    ['LOCATION', 'POSITIONS', 'PEOPLE', 'JOB', 'MAIL'],
  ],
  ['somebody who only looks', { isLocation: false, has: ['VIEW_BRAND', 'VIEW_TEAM'], on: BOTH }, []],
])('the checklist of %s', (_who, { isLocation, has, on }, steps) => {
  const holds = (permission: Permission) => has.includes(permission);
  expect(stepsFor({ isLocation, holds, services: new Set(on) })).toEqual(steps);
});

test.each([
  [[{ step: 'PEOPLE', done: false }] as const, false, true],
  [[{ step: 'PEOPLE', done: false }] as const, true, false],
  [[{ step: 'PEOPLE', done: true }] as const, false, false],
  [[], false, false],
])('it is where its reader starts while something is left and it is not hidden: %#', (steps, hidden, open) => {
  expect(isSetupOpen(steps, hidden)).toBe(open);
});
