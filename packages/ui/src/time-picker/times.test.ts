import { afterEach, describe, expect, it, vi } from 'vitest';
import { adjustTime, buildTimeOptions, completeTime, listStep, parseTime, writeTime } from './times.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => warn.mockClear());

describe('a time', () => {
  it.each([
    ['00:00', 0],
    ['09:30', 570],
    ['23:59', 1439],
    ['24:00', undefined],
    ['9:30', undefined],
    ['09:60', undefined],
    ['09:30 ', undefined],
  ])('%j is minute %s of the day', (text, minutes) => {
    expect(parseTime(text)).toBe(minutes);
    if (minutes !== undefined) expect(writeTime(minutes)).toBe(text);
  });

  it.each([
    ['9', '09:00'],
    ['17', '17:00'],
    ['930', '09:30'],
    ['1730', '17:30'],
    ['9.30', '09:30'],
    [' 9:30 ', '09:30'],
    ['25', undefined],
    ['9:75', undefined],
    ['bar', undefined],
    ['', undefined],
  ])('typed as %j means %s', (text, time) => {
    expect(completeTime(text)).toBe(time);
  });
});

describe('the list of times', () => {
  it('has 24 entries by default: one an hour', () => {
    const options = buildTimeOptions({}, listStep({}));
    expect(options).toHaveLength(24);
    expect(options.at(-1)).toBe('23:00');
  });

  it('follows the minute step when the caller sets one', () => {
    expect(buildTimeOptions({ min: '08:00', max: '09:00' }, listStep({ minuteStep: 15 }))).toEqual([
      '08:00',
      '08:15',
      '08:30',
      '08:45',
      '09:00',
    ]);
  });

  it.each([
    ['00:00', '03:20', 1, 201],
    ['00:00', '03:21', 1, 0],
    ['00:00', '23:59', 1, 0],
    ['00:00', '23:59', 0, 0],
    ['00:00', '23:59', 7.2, 200],
  ])('from %s to %s by %s minutes has %i entries: more than 200 steps leave it empty', (min, max, step, count) => {
    const options = buildTimeOptions({ min, max }, step);
    expect(options).toHaveLength(count);
    expect(warn.mock.calls).toEqual(count === 0 ? [['Too many options for time picker']] : []);
  });

  it('is empty without a warning when it ends before it starts', () => {
    expect(buildTimeOptions({ min: '10:00', max: '09:00' }, 15)).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('an arrow key', () => {
  it.each([
    ['09:30', 'hours', 1, {}, {}, '10:30'],
    ['09:30', 'minutes', -1, {}, {}, '09:29'],
    ['23:30', 'hours', 1, {}, {}, '00:30'],
    ['09:55', 'minutes', 1, { minuteStep: 15 }, {}, '09:10'],
    ['00:00', 'minutes', -1, {}, {}, '00:59'],
    ['09:30', 'hours', 1, { hourStep: 2 }, {}, '11:30'],
    ['17:00', 'hours', 1, {}, { max: '17:30' }, '17:00'],
    ['08:00', 'hours', -1, {}, { min: '08:00' }, '08:00'],
    ['soon', 'hours', 1, {}, {}, 'soon'],
  ] as const)('at %s moves the %s by %i with %j within %j to %s', (time, part, direction, steps, bounds, moved) => {
    expect(adjustTime(time, part, direction, steps, bounds)).toBe(moved);
  });
});
