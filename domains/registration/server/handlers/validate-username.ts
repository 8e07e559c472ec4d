import { limitAttempts } from '@hearth/domains/identity/service';
import { implement } from '@hearth/platform/module';
import { validateUsername as contract } from '../../contract/endpoints.ts';
import { USERNAME_CHECKS_PER_PERSON } from '../../rules/limits.ts';
import { checkUsername } from '../check-username.ts';

export const validateUsername = implement(contract, async ({ body }, { db, actor, clock }) => {
  await limitAttempts(db, 'validate-username', actor.userId, USERNAME_CHECKS_PER_PERSON, clock.now());
  const { status, suggestion } = await checkUsername(db, body.username, actor.userId);
  const taken = `Username already used, we suggest you to use this username ${suggestion ?? ''}`.trim();
  return { is_valid: status === 'AVAILABLE', status, suggestion, message: status === 'USED' ? taken : null };
});
