import { expect, test } from 'vitest';
import { toSwipe } from './swipe.ts';
import type { Swipe } from './swipe.ts';

test.each<[string, number, number, boolean, Swipe | null]>([
  ['to the end of the lines is onwards', 120, 10, false, 'onwards'],
  ['to their beginning is not now', -120, 10, false, 'notNow'],
  ['to the end of Arabic lines is onwards', -120, 10, true, 'onwards'],
  ['to their beginning is not now, in Arabic too', 120, 10, true, 'notNow'],
  ['too short is nothing', 79, 0, false, null],
  ['mostly downwards is scrolling', 120, 90, false, null],
])('a way %s', (_rule, dx, dy, rtl, meaning) => {
  expect(toSwipe({ dx, dy }, rtl)).toBe(meaning);
});
