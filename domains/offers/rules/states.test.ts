import { describe, expect, test } from 'vitest';
import { currentState, nextState } from './states.ts';

const END = 1000;

describe('an offer', () => {
  test.each([
    ['SENT', 'sign', END - 1, 'ACCEPTED'],
    ['SENT', 'decline', END - 1, 'DECLINED'],
    ['SENT', 'withdraw', END - 1, 'WITHDRAWN'],
    ['SENT', 'expire', END - 1, null],
    ['SENT', 'sign', END, null],
    ['SENT', 'decline', END, null],
    ['SENT', 'withdraw', END, null],
    ['SENT', 'expire', END, 'EXPIRED'],
  ] as const)('%s, asked to %s at %d, stands at %s', (state, deed, now, after) => {
    expect(nextState({ state, expiresAt: END }, deed, now)).toBe(after);
  });

  test.each(['ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const)('that is %s stays so', (state) => {
    for (const deed of ['sign', 'decline', 'withdraw', 'expire'] as const)
      for (const now of [END - 1, END]) expect(nextState({ state, expiresAt: END }, deed, now)).toBeNull();
    expect(currentState(state, END, END + 1)).toBe(state);
  });

  test('that nobody answered has run out with its time, before anybody notes it', () => {
    expect([currentState('SENT', END, END - 1), currentState('SENT', END, END)]).toEqual(['SENT', 'EXPIRED']);
  });
});
