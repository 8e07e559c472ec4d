import { expect, test } from 'vitest';
import { combineChoices, resolveChoice } from './letter-choices.ts';

const of = (at: string, about = 'STEP.a', locked = false) => ({ at, about, locked });

test.each([
  ['nothing chosen', [], null],
  ['the root alone', [of('root')], 'root'],
  ['the nearest before what stands above', [of('root'), of('region'), of('place')], 'place'],
  ['what is locked above before the nearest', [of('root', 'STEP.a', true), of('place')], 'root'],
  ['the highest lock', [of('root', 'STEP.a', true), of('region', 'STEP.a', true)], 'root'],
  ['another step is not it', [of('root', 'STEP.b')], null],
  ['the stage where the step says nothing', [of('root', 'STAGE.INTERVIEW')], 'root'],
  ['the step before its stage, also from further away', [of('root'), of('place', 'STAGE.INTERVIEW')], 'root'],
  ['a lock of the stage before the step', [of('root', 'STAGE.INTERVIEW', true), of('place')], 'root'],
])('%s', (_rule, path, holds) => {
  expect(resolveChoice(['STEP.a', 'STAGE.INTERVIEW'], path)?.at ?? null).toBe(holds);
});

const same = (one: string, other: string): boolean => one === other;
test.each([
  ['one place', ['a'], { chosen: 'a', differs: false }],
  ['two that chose the same', ['a', 'a'], { chosen: 'a', differs: false }],
  ['two that chose nothing', [null, null], { chosen: null, differs: false }],
  ['two that chose differently', ['a', 'b'], { chosen: null, differs: true }],
  ['one that chose, one that did not', ['a', null], { chosen: null, differs: true }],
  ['the other way round', [null, 'a'], { chosen: null, differs: true }],
])('people of %s', (_rule, chosen, answer) => {
  expect(combineChoices(chosen, same)).toEqual(answer);
});
