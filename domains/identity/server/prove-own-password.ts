import type { Actor } from '@hearth/kit/access';
import { Failure, failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import type { FreeWork, Tools } from '@hearth/platform/module';
import { IMPERSONATED, INVALID_USERNAME_OR_PASSWORD, WRONG_PASSWORD } from '../contract/failures.ts';
import { PASSWORD_PROOFS_PER_PERSON } from '../rules/limits.ts';
import { limitTries } from './limit-attempts.ts';
import { provePassword } from './password-hash.ts';
import { attemptKey, forgetAttempts } from './queries/attempt.ts';
import { getUser } from './queries/user.ts';
import type { UserRow } from './queries/user.ts';
import { refusedField } from './refused-field.ts';

/** Nobody who acts for somebody else touches what that person signs in with. */
export function refuseImpersonator(actor: Actor): void {
  if (actor.impersonatorId !== undefined) throw failure(IMPERSONATED);
}

/** Resolves with the caller when they type their password once more; a session that was left open is not enough for this. */
export async function proveOwnPassword(
  { run, clock, actor }: Pick<FreeWork, 'run'> & Pick<Tools, 'clock'> & { readonly actor: Actor },
  password: string,
  field: string,
): Promise<UserRow> {
  refuseImpersonator(actor);
  const user = await run(SYSTEM, async ({ db }) => {
    await limitTries(db, 'own-password', actor.userId, PASSWORD_PROOFS_PER_PERSON, clock.now());
    return getUser(db, actor.userId);
  });
  try {
    await provePassword(password, user.password_hash);
  } catch (error) {
    const wrong = error instanceof Failure && error.kind === INVALID_USERNAME_OR_PASSWORD;
    throw wrong ? refusedField(WRONG_PASSWORD, field, 'password') : error;
  }
  await run(SYSTEM, ({ db }) => forgetAttempts(db, attemptKey('own-password', actor.userId)));
  return user;
}
