import { describe, expect, it } from 'vitest';
import type { PhoneVerdict } from './verdict.ts';
import { toVerdict, findPhoneProblem, sameNumber } from './verdict.ts';

const checks = { isPossible: (text: string) => text.length > 4, isPrecise: (text: string) => text === '+351912345678' };

describe('a phone number', () => {
  it.each<[string, boolean, PhoneVerdict]>([
    ['', true, { state: 'empty' }],
    ['  ', true, { state: 'empty' }],
    ['12', false, { state: 'unknown' }],
    ['12', true, { state: 'checked', possible: false, precise: false }],
    ['+351112345678', true, { state: 'checked', possible: true, precise: false }],
    ['+351912345678', true, { state: 'checked', possible: true, precise: true }],
  ])('%j, with the data of the library there: %s, is judged %j: by the library alone', (text, loaded, verdict) => {
    expect(toVerdict(text, loaded ? checks : undefined)).toEqual(verdict);
  });

  it.each<[PhoneVerdict, 'possible' | 'precise', string | null]>([
    [{ state: 'empty' }, 'precise', null],
    [{ state: 'unknown' }, 'precise', null],
    [{ state: 'checked', possible: false, precise: false }, 'possible', 'INVALID_PHONE_NUMBER_FORMAT'],
    [{ state: 'checked', possible: false, precise: false }, 'precise', 'INVALID_PHONE_NUMBER_FORMAT'],
    [{ state: 'checked', possible: true, precise: false }, 'possible', null],
    [{ state: 'checked', possible: true, precise: false }, 'precise', 'INVALID_PHONE_NUMBER'],
    [{ state: 'checked', possible: true, precise: true }, 'precise', null],
  ])('judged %j is, by the %s check, %s', (verdict, check, problem) => {
    expect(findPhoneProblem(verdict, check)).toBe(problem);
  });
});

it.each([
  ['+351 912 345 678', '+351912345678', true],
  ['', '', true],
  ['call me', '', false],
  ['0912345678', '+351912345678', false],
])('%j and %j are the same number: %s', (one, other, same) => {
  expect(sameNumber(one, other)).toBe(same);
});
