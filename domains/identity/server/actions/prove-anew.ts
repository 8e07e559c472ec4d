import { SYSTEM } from '@hearth/platform/database';
import type { FreeWork, PlatformTools } from '@hearth/platform/module';
import type { Actor } from '@hearth/kit/access';
import { WRONG_SECOND_FACTOR } from '../../contract/failures.ts';
import { ANSWERS_PER_PERSON } from '../../rules/limits.ts';
import { limitByValue } from './limit-attempts.ts';
import { verifyOwnPassword } from './prove-own-password.ts';
import { findSecondFactor } from '../queries/second-factor.ts';
import type { UserRow } from '../queries/user.ts';
import { createFieldFailure } from '../refused-field.ts';
import { verifySecondFactor } from '../second-factor.ts';

/** Verifies the caller by everything that a sign-in requires, before a change to those very factors. */
export async function reauthenticate(
  means: Pick<FreeWork, 'run'> & Pick<PlatformTools, 'clock'> & { readonly actor: Actor },
  { password, code }: { readonly password: string; readonly code?: string | undefined },
): Promise<UserRow> {
  const user = await verifyOwnPassword(means, password, 'password');
  const isProven = await means.run(SYSTEM, async (work) => {
    const factor = await findSecondFactor(work.db, user.id);
    if (factor === undefined || factor.confirmed_at === null) return true;
    await limitByValue(work.db, 'second-factor', user.id, ANSWERS_PER_PERSON, work.clock.now());
    return (await verifySecondFactor(work, user.id, code ?? '')) !== null;
  });
  if (!isProven) throw createFieldFailure(WRONG_SECOND_FACTOR, 'code', 'valid');
  return user;
}
