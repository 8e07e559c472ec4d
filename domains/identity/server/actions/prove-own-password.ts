import type { Actor } from '@hearth/kit/access';
import { Failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import type { FreeWork, PlatformTools } from '@hearth/platform/module';
import { INVALID_USERNAME_OR_PASSWORD, WRONG_PASSWORD } from '../../contract/failures.ts';
import { PASSWORD_PROOFS_PER_PERSON } from '../../rules/limits.ts';
import { limitByValue } from './limit-attempts.ts';
import { provePassword } from '../password-hash.ts';
import { attemptKey, forgetAttempts } from '../queries/attempt.ts';
import { getUser } from '../queries/user.ts';
import type { UserRow } from '../queries/user.ts';
import { createFieldFailure } from '../refused-field.ts';

/** Verifies the caller's password again: an open session alone is not enough. */
export async function verifyOwnPassword(
  { run, clock, actor }: Pick<FreeWork, 'run'> & Pick<PlatformTools, 'clock'> & { readonly actor: Actor },
  password: string,
  field: string,
): Promise<UserRow> {
  const user = await run(SYSTEM, async ({ db }) => {
    await limitByValue(db, 'own-password', actor.userId, PASSWORD_PROOFS_PER_PERSON, clock.now());
    return getUser(db, actor.userId);
  });
  try {
    await provePassword(password, user.password_hash);
  } catch (error) {
    const wrong = error instanceof Failure && error.kind === INVALID_USERNAME_OR_PASSWORD;
    throw wrong ? createFieldFailure(WRONG_PASSWORD, field, 'password') : error;
  }
  await run(SYSTEM, ({ db }) => forgetAttempts(db, attemptKey('own-password', actor.userId)));
  return user;
}
