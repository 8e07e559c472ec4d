import { describe, expect, it } from 'vitest';
import {
  funnelSteps,
  shares,
  visibleLabels,
  spreadLabels,
  stackSegments,
  toneAt,
  total,
  valueScale,
} from './numbers.ts';

describe('the scale of values', () => {
  it.each([
    [[12, 47, 31], 0, 50],
    [[0, 0], 0, 1],
    [[], 0, 1],
    [[-12, 30], -20, 30],
    [[null, 9], 0, 10],
    [[0.2, 0.7], 0, 0.8],
  ])('of %j goes from %d to %d', (values, low, high) => {
    const scale = valueScale(values, 4);
    expect([scale.low, scale.high]).toEqual([low, high]);
    expect(scale.ticks.at(0)).toBe(low);
    expect(scale.ticks.length).toBeLessThanOrEqual(7);
  });

  it('of answers from 1 to 5 has a line for each, whatever was answered', () => {
    expect(valueScale([3.8, 4.1], 4, [1, 5])).toEqual({ low: 1, high: 5, ticks: [1, 2, 3, 4, 5] });
  });
});

it.each([
  [[3, 4, null], 7],
  [[], 0],
])('the sum of %j is %d', (values, sum) => {
  expect(total(values)).toBe(sum);
});

it.each([
  [
    [3, 4],
    [
      { from: 0, to: 3 },
      { from: 3, to: 7 },
    ],
  ],
  [
    [3, null, -2, 1],
    [
      { from: 0, to: 3 },
      { from: 3, to: 3 },
      { from: 3, to: 3 },
      { from: 3, to: 4 },
    ],
  ],
])('a stack of %j has its parts at %j', (values, parts) => {
  expect(stackSegments(values)).toEqual(parts);
});

it.each([
  [
    [1, 3],
    [0.25, 0.75],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [2, null, -4],
    [1, 0, 0],
  ],
])('the shares of %j are %j', (values, parts) => {
  expect(shares(values)).toEqual(parts);
});

it('a funnel says what is left of the first step and of the one before; nothing of nothing', () => {
  expect(funnelSteps([200, 100, 25])).toEqual([
    { ofFirst: 1, ofBefore: 1 },
    { ofFirst: 0.5, ofBefore: 0.5 },
    { ofFirst: 0.125, ofBefore: 0.25 },
  ]);
  expect(funnelSteps([0, 0])[1]).toEqual({ ofFirst: 0, ofBefore: 0 });
});

it.each([
  [7, 700, 60, [0, 1, 2, 3, 4, 5, 6]],
  [7, 200, 60, [0, 3, 6]],
  [3, 10, 60, [0]],
  [0, 100, 60, []],
])('of %i labels on %i px, each %i wide, %j are shown', (count, width, labelWidth, shown) => {
  expect(visibleLabels(count, width, labelWidth)).toEqual(shown);
});

describe('labels at the end of lines', () => {
  it.each([
    [
      [10, 50],
      [10, 50],
    ],
    [
      [10, 12],
      [10, 26],
    ],
    [
      [98, 99],
      [84, 100],
    ],
    [
      [40, 10, 41],
      [40, 10, 56],
    ],
  ])('at %j stand at %j', (heights, spread) => {
    expect(spreadLabels(heights, 16, 0, 100)).toEqual(spread);
  });
});

it('there are six tones, and then the first again', () => {
  expect([toneAt(0), toneAt(5), toneAt(6)]).toEqual(['accent', 'front-desk', 'accent']);
});
