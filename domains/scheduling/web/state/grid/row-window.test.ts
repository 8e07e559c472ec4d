import { expect, test } from 'vitest';
import { rowTops } from './geometry.ts';
import { createRowWindow } from './row-window.ts';

/** A hundred lines of 40 pixels in a view of 400. */
const tops = rowTops(Array.from({ length: 100 }, () => 40));
function aWindow() {
  const window = createRowWindow(tops, 400);
  window.drawAhead();
  let drawn = 0;
  window.subscribe(() => (drawn += 1));
  return { window, drawn: () => drawn };
}

test('at first only lines in sight are drawn, so that the grid stands sooner', () => {
  const window = createRowWindow(tops, 400);
  expect(window.range()).toEqual({ from: 0, to: 10 });
  window.look({ top: 0, height: 440 });
  expect(window.range()).toEqual({ from: 0, to: 11 });
});

test('lines in sight and a few more are drawn, never lines that do not exist', () => {
  const { window } = aWindow();
  expect(window.range()).toEqual({ from: 0, to: 15 });
  window.look({ top: 2000, height: 400 });
  expect(window.range()).toEqual({ from: 45, to: 65 });
  window.look({ top: 100_000, height: 400 });
  expect(window.range()).toEqual({ from: 94, to: 99 });
});

test('a little scrolling draws nothing; near the end of what is drawn, more is', () => {
  const { window, drawn } = aWindow();
  window.look({ top: 80, height: 400 });
  expect(drawn()).toBe(0);
  window.look({ top: 200, height: 400 });
  expect(drawn()).toBe(1);
  expect(window.range()).toEqual({ from: 0, to: 20 });
});

test('fewer lines, or a higher view, change what is drawn at once', () => {
  const { window } = aWindow();
  window.look({ top: 0, height: 800 });
  expect(window.range()).toEqual({ from: 0, to: 25 });
  window.setTops(rowTops([40, 40]));
  expect(window.range()).toEqual({ from: 0, to: 1 });
  window.setTops(rowTops([]));
  expect(window.range().to).toBe(-1);
});
