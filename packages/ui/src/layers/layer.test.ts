import { expect, it } from 'vitest';
import { createLayerStack, MODAL_LAYER, modalLayer, POPOVER_LAYER } from './layer.ts';

it.each([
  [0, 1030],
  [1, 1031],
  [2, 1032],
  [9, 1039],
  [40, 1039],
  [-1, 1030],
])('with %i modals open before it, a modal stands at %i', (before, layer) => {
  expect(modalLayer(before)).toBe(layer);
});

it('modal layers start at 1030, and lists and popovers float over all of them', () => {
  expect([MODAL_LAYER, POPOVER_LAYER]).toEqual([1030, 1040]);
});

it('a modal stands over everybody who is open, and the first of an empty stack at the start again', () => {
  const stack = createLayerStack();
  const [first, second] = [stack.enter(), stack.enter()];
  expect([first.layer, second.layer]).toEqual([1030, 1031]);
  first.leave();
  const third = stack.enter();
  expect(third.layer).toBe(1032);
  second.leave();
  third.leave();
  expect(stack.enter().layer).toBe(1030);
});
