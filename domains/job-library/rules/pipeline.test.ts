import { expect, test } from 'vitest';
import type { StepType } from '../contract/content-schemas.ts';
import { findLockedPipeline, resolvePipeline, stepProblems } from './pipeline.ts';

const step = (type: StepType, names: object = {}, id?: string) => ({
  id: id ?? `${type}-${JSON.stringify(names)}-${Math.random()}`,
  type,
  names,
});

test.each([
  ['a new application alone', [step('NEW')], []],
  ['some types are left out', [step('NEW'), step('OFFER')], []],
  ['two of a type with a name', [step('NEW'), step('INTERVIEW'), step('INTERVIEW', { de: 'Probe' })], []],
  ['does not begin with a new application', [step('SCREEN')], [{ index: 0, problem: 'FIRST_NOT_NEW' }]],
  ['a type before its turn', [step('NEW'), step('TRIAL'), step('SCREEN')], [{ index: 2, problem: 'OUT_OF_ORDER' }]],
  ['two of a type without a name', [step('NEW'), step('NEW')], [{ index: 1, problem: 'NAMELESS' }]],
  ['the same step twice', [step('NEW', {}, 'a'), step('SCREEN', {}, 'a')], [{ index: 1, problem: 'TWICE' }]],
] as const)('steps: %s', (_what, steps, problems) => {
  expect(stepProblems(steps)).toEqual(problems);
});

const chef = { id: 'chef', name: 'Chef' };
const free = { id: 'free', positions: [], locked: false };
const forChefs = { id: 'forChefs', positions: [chef], locked: false };
const lockedForChefs = { id: 'lockedForChefs', positions: [chef], locked: true };
const post = (pipeline_id: string | null, position_id: string | null = 'chef', position_name = 'Chef') => ({
  pipeline_id,
  position_id,
  position_name,
});

test.each([
  ['nothing is chosen and nothing kept', post(null), [], null],
  ['what was chosen', post('free'), [free, forChefs], 'free'],
  ['the position’s where nothing was chosen', post(null), [free, forChefs], 'forChefs'],
  ['the position’s by its name', post(null, null, ' chef '), [forChefs], 'forChefs'],
  ['not that of a position of the same name and another id', post(null, 'other'), [forChefs], null],
  ['what is locked for the position before what was chosen', post('free'), [free, lockedForChefs], 'lockedForChefs'],
  [
    'what was chosen where the lock is for another position',
    post('free', 'bar', 'Bar'),
    [free, lockedForChefs],
    'free',
  ],
  ['what was taken out of the library is not', post('gone'), [free], null],
] as const)('a post goes live with %s', (_what, asked, pipelines, expected) => {
  expect(resolvePipeline(asked, pipelines)?.id ?? null).toBe(expected);
});

test('only what is locked is locked', () => {
  expect(findLockedPipeline(post(null), [forChefs])).toBeUndefined();
  expect(findLockedPipeline(post(null), [forChefs, lockedForChefs])).toBe(lockedForChefs);
});
