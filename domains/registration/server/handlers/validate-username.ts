import { limitAttempts } from '@hearth/domains/identity/service';
import { implement } from '@hearth/platform/module';
import { validateUsername as contract } from '../../contract/endpoints.ts';
import { USERNAME_CHECKS_PER_PERSON } from '../../rules/limits.ts';
import { canonicalUsername, findUsernameProblem } from '../../rules/username.ts';
import { isUsernameFree, suggestUsername } from '../free-username.ts';

export const validateUsername = implement(contract, async ({ body }, { db, actor, clock }) => {
  await limitAttempts(db, 'validate-username', actor.userId, USERNAME_CHECKS_PER_PERSON, clock.now());
  const username = canonicalUsername(body.username);
  if (findUsernameProblem(username) !== undefined)
    return { is_valid: false, status: 'INVALID' as const, suggestion: null, message: null };
  if (await isUsernameFree(db, username, actor.userId))
    return { is_valid: true, status: 'AVAILABLE' as const, suggestion: null, message: null };
  const suggestion = await suggestUsername(db, username, actor.userId);
  return {
    is_valid: false,
    status: 'USED' as const,
    suggestion,
    message: `Username already used, we suggest you to use this username ${suggestion ?? ''}`.trim(),
  };
});
