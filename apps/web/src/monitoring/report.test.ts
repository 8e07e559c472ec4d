import { expect, test } from 'vitest';
import { toErrorReport, shouldMeasure, kindOfPath } from './report.ts';

test.each([
  ['/schedule', '/schedule'],
  ['/team/act/019a0000-0000-7000-8000-0000000000ff', '/team/act/…'],
  ['/jobs/42/edit', '/jobs/…/edit'],
  ['/global-search-result/pia valtonen', '/global-search-result/…'],
  ['/global-search-result/pia/x', '/global-search-result/…'],
  ['/user/reset/password/abcdefghijklmnopqrstuvwxyz', '/user/reset/password/…'],
])('the address %s is told as %s', (path, kind) => {
  expect(kindOfPath(path)).toBe(kind);
});

test('an error is told with its message and stack, cut; what is no error by its text', () => {
  const { path, error } = toErrorReport('/schedule', new Error('x'.repeat(900)));
  expect([path, error?.message.length]).toEqual(['/schedule', 500]);
  expect(toErrorReport('/', 'gone').error?.message).toBe('gone');
});

test.each([
  [true, 10, true, 0.099, true],
  [true, 10, true, 0.1, false],
  [true, 100, true, 0.999, true],
  [true, 0, true, 0, false],
  [false, 100, true, 0, false],
  [true, 100, false, 0, false],
])(
  'enabled %s, %s percent, analytics allowed %s, chance %s: measured %s',
  (enabled, percent, allowed, chance, measured) => {
    expect(shouldMeasure({ is_enabled: enabled, sampling_percentage: percent }, allowed, chance)).toBe(measured);
  },
);
