import type { FieldRule } from '@hearth/kit/field-rule';
import { failure } from '@hearth/kit/failure';
import type { Failure, FailureKind } from '@hearth/kit/failure';
import {
  LONG_PASSWORD,
  OUTER_SPACES_IN_PASSWORD,
  PASSWORD_REQUIRED,
  SHORT_PASSWORD,
  WEAK_PASSWORD,
} from '../contract/failures.ts';
import { findNewPasswordProblem } from '../rules/new-password.ts';
import type { PasswordProblem } from '../rules/password.ts';

/** A failure with its own message that names the field and the rule. */
export function createFieldFailure(kind: FailureKind, field: string, rule: FieldRule): Failure {
  return failure(kind, { fields: [{ field, rule, message: kind.message }] });
}

const KINDS: Readonly<Record<PasswordProblem, FailureKind>> = {
  PASSWORD_REQUIRED,
  SHORT_PASSWORD,
  OUTER_SPACES_IN_PASSWORD,
  WEAK_PASSWORD,
  LONG_PASSWORD,
};

/**
 * Refuses a password that is not good or strong, by the same rule as the page's meter, and one that guessers try first, in
 * the words for a weak one. `own` are the person's own words, such as their address.
 */
export function refuseWeakPassword(password: string, field: string, own: readonly string[] = []): void {
  const problem = findNewPasswordProblem(password, own);
  if (problem !== null) throw createFieldFailure(KINDS[problem], field, 'password_strength');
}
