import { expect, test } from 'vitest';
import { requireSameSender } from './sent-again.ts';

const made = { placeId: 'here', userId: 'ada', note: 'private' };
const by = (placeId: string, userId: string | null) => () => requireSameSender(made, (row) => row, { placeId, userId });

test('a key gives what it stands for to its sender, where they sent it, and is taken for all others', () => {
  expect(by('here', 'ada')()).toBe(made);
  expect(requireSameSender(undefined, (row: typeof made) => row, { placeId: 'here', userId: 'ada' })).toBeUndefined();
  for (const other of [by('there', 'ada'), by('here', 'ben'), by('here', null)])
    expect(other).toThrow(expect.objectContaining({ kind: expect.objectContaining({ code: 'CONFLICT' }), data: {} }));
});

test('what nobody sent is nobody’s to be told again', () => {
  const own = { placeId: 'here', userId: null };
  expect(() => requireSameSender(own, (row) => row, own)).toThrow('');
});
