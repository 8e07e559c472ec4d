import { isCommonPassword } from './common-password.ts';
import type { PasswordProblem, PasswordVerdict } from './password.ts';
import { judgePassword, findPasswordProblem } from './password.ts';

/** The words of their own that nobody should use as a password: the name in front of an address, or a username. */
export function ownWords(address: string): readonly string[] {
  return [address.trim().split('@', 1)[0] ?? ''];
}

/**
 * Judges a password that somebody is about to choose: as any password, but one that guessers try first is weak. The meter and
 * the server both ask this, so that what the meter calls good is never refused.
 */
export function judgeNewPassword(password: string, own: readonly string[] = []): PasswordVerdict {
  const verdict = judgePassword(password);
  if (!verdict.pass || !isCommonPassword(password, own)) return verdict;
  return { ...verdict, strength: 'weak', label: 'strength.weak', pass: false };
}

/** What is wrong with a password that somebody is about to choose; null when it may be used. */
export function findNewPasswordProblem(password: string, own: readonly string[] = []): PasswordProblem | null {
  return findPasswordProblem(password) ?? (judgeNewPassword(password, own).pass ? null : 'WEAK_PASSWORD');
}
