import { limitAttempts } from '@hearth/domains/identity/service';
import { implement } from '@hearth/platform/module';
import { validateUsername as contract } from '../../contract/endpoints.ts';
import { USERNAME_CHECKS_PER_PERSON } from '../../rules/limits.ts';
import { canonicalUsername, usernameFault } from '../../rules/username.ts';
import { isFree, suggestFree } from '../free-username.ts';

export const validateUsername = implement(contract, async ({ body }, { db, actor, clock }) => {
  await limitAttempts(db, 'validate-username', actor.userId, USERNAME_CHECKS_PER_PERSON, clock.now());
  const username = canonicalUsername(body.username);
  if (usernameFault(username) !== undefined)
    return { is_valid: false, status: 'INVALID' as const, suggestion: null, message: null };
  if (await isFree(db, username, actor.userId))
    return { is_valid: true, status: 'AVAILABLE' as const, suggestion: null, message: null };
  const suggestion = await suggestFree(db, username, actor.userId);
  return {
    is_valid: false,
    status: 'USED' as const,
    suggestion,
    message: `Username already used, we suggest you to use this username ${suggestion ?? ''}`.trim(),
  };
});
