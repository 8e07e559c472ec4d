import { SYSTEM } from '@hearth/platform/database';
import type { FreeWork, Tools } from '@hearth/platform/module';
import type { Actor } from '@hearth/kit/access';
import { WRONG_SECOND_FACTOR } from '../contract/failures.ts';
import { ANSWERS_PER_PERSON } from '../rules/limits.ts';
import { limitTries } from './limit-attempts.ts';
import { proveOwnPassword } from './prove-own-password.ts';
import { findSecondFactor } from './queries/second-factor.ts';
import type { UserRow } from './queries/user.ts';
import { refusedField } from './refused-field.ts';
import { proveSecondFactor } from './second-factor.ts';

/**
 * Resolves with the caller when they prove who they are by all that a sign-in would ask of them: what they are about to change
 * opens the account without either step.
 */
export async function proveAnew(
  means: Pick<FreeWork, 'run'> & Pick<Tools, 'clock'> & { readonly actor: Actor },
  { password, code }: { readonly password: string; readonly code?: string | undefined },
): Promise<UserRow> {
  const user = await proveOwnPassword(means, password, 'password');
  const isProven = await means.run(SYSTEM, async (work) => {
    const factor = await findSecondFactor(work.db, user.id);
    if (factor === undefined || factor.confirmed_at === null) return true;
    await limitTries(work.db, 'second-factor', user.id, ANSWERS_PER_PERSON, work.clock.now());
    return (await proveSecondFactor(work, user.id, code ?? '')) !== null;
  });
  if (!isProven) throw refusedField(WRONG_SECOND_FACTOR, 'code', 'valid');
  return user;
}
