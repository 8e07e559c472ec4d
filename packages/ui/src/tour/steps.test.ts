import { expect, it } from 'vitest';
import { arrowPress, nextPlace, shownSteps } from './steps.ts';

const STEPS = ['#menu', '#week', '#publish'].map((target) => ({ target, title: target, text: '' }));

it('a tour leaves out the steps whose target is not on the page', () => {
  expect(shownSteps(STEPS, (target) => target !== '#week').map(({ target }) => target)).toEqual(['#menu', '#publish']);
  expect(shownSteps(STEPS, () => false)).toEqual([]);
});

it.each([
  [0, 'next', 1],
  [1, 'next', 2],
  [2, 'next', 'done'],
  [2, 'back', 1],
  [0, 'back', 0],
  [0, 'leave', 'left'],
  [1, 'leave', 'left'],
  [2, 'leave', 'done'],
] as const)('from step %i of three, %s leads to %s', (place, press, outcome) => {
  expect(nextPlace(place, press, 3)).toBe(outcome);
});

it.each([
  ['ArrowRight', false, 'next'],
  ['ArrowLeft', false, 'back'],
  ['ArrowRight', true, 'back'],
  ['ArrowLeft', true, 'next'],
  ['Enter', false, undefined],
] as const)('%s (right to left: %s) means %s', (key, rtl, press) => {
  expect(arrowPress(key, rtl)).toBe(press);
});
