import { expect, test } from 'vitest';
import { judgeNewPassword, findNewPasswordProblem, ownWords } from './new-password.ts';

test.each([
  ['Password1!', [], 'weak', 'WEAK_PASSWORD'],
  ['Ab1!Ab1!', [], 'weak', 'WEAK_PASSWORD'],
  ['Silva-1985', [], 'strong', null],
  ['Silva-1985', ownWords('silva@example.com'), 'weak', 'WEAK_PASSWORD'],
  ['Correct-horse-7', ownWords('ana@example.com'), 'strong', null],
  ['Quiet4harbour', [], 'good', null],
  ['password', [], 'weak', 'WEAK_PASSWORD'],
  ['Pass1!', [], 'short', 'SHORT_PASSWORD'],
  [' Password1!', [], 'invalid', 'OUTER_SPACES_IN_PASSWORD'],
  ['', [], '', 'PASSWORD_REQUIRED'],
  ['Ab1!'.padEnd(129, 'xyz'), [], 'strong', 'LONG_PASSWORD'],
] as const)('%j beside %j is %s: the meter says what the server says', (password, own, strength, problem) => {
  const verdict = judgeNewPassword(password, own);
  expect(verdict.strength).toBe(strength);
  expect(verdict.pass).toBe(strength === 'good' || strength === 'strong');
  expect(findNewPasswordProblem(password, own)).toBe(problem);
});

test('the words of an address are the part before the @', () => {
  expect(ownWords(' Marta.Silva@example.com ')).toEqual(['Marta.Silva']);
  expect(ownWords('leonor')).toEqual(['leonor']);
});
