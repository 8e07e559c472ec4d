import { expect, test } from 'vitest';
import { homeAfterPause } from './home-after-pause.ts';

test.each([
  ['/schedule', '/schedule'],
  ['/schedule/week/2026-11-16', '/schedule'],
  ['/schedules', '/dashboard'],
  ['/', '/dashboard'],
  ['/team', '/dashboard'],
  ['/my/schedule', '/dashboard'],
])('a page at %s starts over at %s', (path, home) => {
  expect(homeAfterPause(path)).toBe(home);
});
