import { expect, test } from 'vitest';
import { createSharedState } from './shared-state.ts';

function scene(kept: unknown = null) {
  const at = { now: 1000, kept };
  const state = createSharedState(
    () => ({ read: () => at.kept, write: (_key, value) => void (at.kept = value) }),
    () => at.now,
  );
  return { at, state };
}

test('parts stand side by side, and the chosen theme stays with them', () => {
  const { at, state } = scene({ theme: 'dark' });
  state.keep('application', { name: 'Pia' });
  state.keep('messages', ['Hello']);
  expect(state.read('application')).toEqual({ name: 'Pia' });
  expect(state.read('messages')).toEqual(['Hello']);
  expect(at.kept).toMatchObject({ theme: 'dark' });
});

test('a part ends by itself, and goes with the next change', () => {
  const { at, state } = scene();
  state.keep('application', 'old', 10);
  at.now += 11;
  expect(state.read('application')).toBe(null);
  state.keep('messages', 'new');
  expect(at.kept).toEqual({ messages: { value: 'new', until: expect.any(Number) } });
});

test('one part or all of them can be forgotten', () => {
  const { at, state } = scene({ theme: 'light' });
  state.keep('application', 1);
  state.keep('messages', 2);
  state.forget('application');
  expect([state.read('application'), state.read('messages')]).toEqual([null, 2]);
  state.forgetAll();
  expect(at.kept).toEqual({ theme: 'light' });
});
