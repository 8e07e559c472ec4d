import { expect, it } from 'vitest';
import { CROP_DEFAULTS, toCropMove, PORTRAIT } from './moves.ts';

it('the frame takes 0.8 of the picture, the wheel zooms by 0.1, and the smallest container is 200 by 100', () => {
  expect(CROP_DEFAULTS).toEqual({
    autoCropArea: 0.8,
    wheelZoomRatio: 0.1,
    minContainerWidth: 200,
    minContainerHeight: 100,
  });
});

it('what comes out is a JPEG of 240 by 240', () => {
  expect(PORTRAIT).toMatchObject({ side: 240, type: 'image/jpeg' });
});

it.each([
  ['ArrowUp', false, { by: 'move', x: 0, y: -10 }],
  ['ArrowDown', false, { by: 'move', x: 0, y: 10 }],
  ['ArrowLeft', true, { by: 'move', x: -1, y: 0 }],
  ['ArrowRight', true, { by: 'move', x: 1, y: 0 }],
  ['+', true, { by: 'zoom', ratio: 0.1 }],
  ['=', false, { by: 'zoom', ratio: 0.1 }],
  ['-', false, { by: 'zoom', ratio: -0.1 }],
  ['r', false, { by: 'turn', degrees: 90 }],
  ['R', true, { by: 'turn', degrees: -90 }],
  ['Tab', false, undefined],
  ['toString', false, undefined],
])('the key %s, with Shift: %s, does %j', (key, shift, move) => {
  expect(toCropMove(key, shift)).toEqual(move);
});
