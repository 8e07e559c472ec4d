import { expect, test } from 'vitest';
import type { PipelineStep } from '@hearth/domains/job-library/schemas';
import type { EndReason } from '../contract/schemas.ts';
import {
  boardColumns,
  stepName,
  openPlaces,
  nextStageRef,
  placeForward,
  stagesOf,
  candidateHistory,
  resolveMove,
} from './steps.ts';
import type { MoveTarget, StageRef, PipelineSteps } from './steps.ts';

const step = (id: string, type: PipelineStep['type'], more: Partial<PipelineStep> = {}): PipelineStep => ({
  id,
  type,
  names: {},
  shown: false,
  target_days: null,
  ...more,
});
const STEPS = [
  step('new', 'NEW'),
  step('phone', 'INTERVIEW', { names: { en: 'Phone call', de: 'Anruf' }, shown: true }),
  step('trial', 'INTERVIEW', { names: { en: 'Trial shift' } }),
  step('offer', 'OFFER', { names: { de: 'Angebot' } }),
];
const at = (stage: StageRef['stage'], step_id: string | null = null): StageRef => ({ stage, step_id });

test.each<[string, StageRef, MoveTarget, PipelineSteps, EndReason | null, string, string | null]>([
  ['goes to a stage where there are no steps', at('NEW'), { stage: 'SCREEN' }, null, null, 'allowed', null],
  ['goes to no step of another post', at('NEW'), { stage: 'SCREEN', step_id: 'x' }, null, null, 'refused', null],
  ['goes to the step that is named', at('NEW', 'new'), at('INTERVIEW', 'trial'), STEPS, null, 'allowed', 'trial'],
  ['goes to the first step of a stage', at('NEW', 'new'), { stage: 'INTERVIEW' }, STEPS, null, 'allowed', 'phone'],
  [
    'goes from step to step of a stage',
    at('INTERVIEW', 'phone'),
    at('INTERVIEW', 'trial'),
    STEPS,
    null,
    'allowed',
    'trial',
  ],
  ['goes back within a stage', at('INTERVIEW', 'trial'), at('INTERVIEW', 'phone'), STEPS, null, 'allowed', 'phone'],
  ['stays at its step', at('INTERVIEW', 'trial'), at('INTERVIEW', 'trial'), STEPS, null, 'same', 'trial'],
  [
    'stays at its step when its stage is named',
    at('INTERVIEW', 'trial'),
    { stage: 'INTERVIEW' },
    STEPS,
    null,
    'same',
    'trial',
  ],
  ['goes to no stage without a step', at('NEW', 'new'), { stage: 'SCREEN' }, STEPS, null, 'refused', null],
  ['goes to no step of another type', at('NEW', 'new'), at('OFFER', 'trial'), STEPS, null, 'refused', null],
  ['has no step at an end', at('INTERVIEW', 'trial'), { stage: 'REJECTED' }, STEPS, 'OTHER', 'allowed', null],
  ['ends with a reason', at('NEW', 'new'), { stage: 'REJECTED' }, STEPS, null, 'needs_reason', 'new'],
  ['comes back to the first step of a stage', at('REJECTED'), { stage: 'INTERVIEW' }, STEPS, null, 'allowed', 'phone'],
  ['stays hired', at('HIRED'), at('OFFER', 'offer'), STEPS, null, 'refused', null],
])('an application %s', (_rule, from, to, steps, reason, verdict, stepId) => {
  expect(resolveMove(from, to, steps, reason)).toEqual({ verdict, stepId });
});

test.each<[string, StageRef, StageRef['stage'], PipelineSteps, StageRef | null]>([
  ['goes on to the stage', at('NEW'), 'INTERVIEW', null, at('INTERVIEW')],
  ['goes on to the first step of the stage', at('NEW', 'new'), 'INTERVIEW', STEPS, at('INTERVIEW', 'phone')],
  ['stays at its step of the stage', at('INTERVIEW', 'trial'), 'INTERVIEW', STEPS, null],
  ['never goes back', at('OFFER'), 'INTERVIEW', null, null],
  ['stays where its post has no such step', at('NEW', 'new'), 'TRIAL', STEPS, null],
  ['stays ended', at('REJECTED'), 'INTERVIEW', null, null],
  ['stays hired', at('HIRED'), 'INTERVIEW', null, null],
])('with what is arranged an application %s', (_rule, from, to, steps, place) => {
  expect(placeForward(from, to, steps)).toEqual(place);
});

test('the stages of a post are those of its steps, each once, and the contract', () => {
  expect(stagesOf(STEPS)).toEqual(['NEW', 'INTERVIEW', 'OFFER', 'HIRED']);
});

test('a board of steps ends with the hired; without steps it is the usual one', () => {
  expect(boardColumns(STEPS).map(({ stage, step_id }) => step_id ?? stage)).toEqual([
    'new',
    'phone',
    'trial',
    'offer',
    'HIRED',
  ]);
  expect(boardColumns(null).map(({ stage }) => stage)).toEqual([
    'NEW',
    'SCREEN',
    'INTERVIEW',
    'TRIAL',
    'OFFER',
    'HIRED',
  ]);
  expect(openPlaces(null)).toHaveLength(5);
});

test.each<[StageRef, PipelineSteps, StageRef | null]>([
  [at('NEW', 'new'), STEPS, at('INTERVIEW', 'phone')],
  [at('INTERVIEW', 'phone'), STEPS, at('INTERVIEW', 'trial')],
  [at('OFFER', 'offer'), STEPS, null],
  [at('HIRED'), STEPS, null],
  [at('NEW'), null, at('SCREEN')],
  [at('OFFER'), null, null],
])('after %j comes the next place', (place, steps, next) => {
  expect(nextStageRef(place, steps)).toEqual(next);
});

test.each([
  ['phone', 'de', 'Anruf'],
  ['trial', 'de', 'Trial shift'],
  ['offer', 'de', 'Angebot'],
  ['offer', 'ar', null],
  ['new', 'en', null],
  [null, 'en', null],
] as const)('the step %s is called in %s: %s', (id, language, name) => {
  expect(stepName(id, STEPS, language)).toBe(name);
});

test('a candidate reads names that are shown, and of the rest only moves that change something for them', () => {
  const when = new Date(0);
  const event = (to_stage: StageRef['stage'], to_step_id: string | null) => ({ to_stage, to_step_id, at: when });
  const steps = [...STEPS.slice(0, 3), step('second', 'INTERVIEW', { names: { en: 'Second' } }), ...STEPS.slice(3)];
  const way = candidateHistory(
    [event('NEW', 'new'), event('INTERVIEW', 'phone'), event('INTERVIEW', 'trial'), event('INTERVIEW', 'second')],
    steps,
  );
  expect(way.map(({ stage, step_names }) => [stage, step_names])).toEqual([
    ['NEW', null],
    ['INTERVIEW', { en: 'Phone call', de: 'Anruf' }],
    ['INTERVIEW', null],
  ]);
});
