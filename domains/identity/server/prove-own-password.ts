import type { Actor } from '@hearth/kit/access';
import { Failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import type { FreeWork, Tools } from '@hearth/platform/module';
import { INVALID_USERNAME_OR_PASSWORD, WRONG_PASSWORD } from '../contract/failures.ts';
import { PASSWORD_PROOFS_PER_PERSON } from '../rules/limits.ts';
import { limitTries } from './limit-attempts.ts';
import { provePassword } from './password-hash.ts';
import { attemptKey, forgetAttempts } from './queries/attempt.ts';
import { getUser } from './queries/user.ts';
import type { UserRow } from './queries/user.ts';
import { refusedField } from './refused-field.ts';

/** Resolves with the caller when they type their password once more; a session that was left open is not enough for this. */
export async function proveOwnPassword(
  { run, clock, actor }: Pick<FreeWork, 'run'> & Pick<Tools, 'clock'> & { readonly actor: Actor },
  password: string,
  field: string,
): Promise<UserRow> {
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
