import { usernameFailures } from '@hearth/domains/identity/schemas';
import { changePerson, getPerson } from '@hearth/domains/identity/service';
import { failure } from '@hearth/kit/failure';
import { violatedConstraint } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { changeDetails as contract } from '../../contract/endpoints.ts';
import { USERNAME_TAKEN } from '../../contract/failures.ts';
import { canonicalUsername, findUsernameProblem } from '../../rules/username.ts';
import { isUsernameFree, suggestUsername } from '../free-username.ts';

export const changeDetails = implement(contract, async ({ body }, { db, actor }) => {
  const { userId } = actor;
  const before = await getPerson(db, userId);
  const username = body.username === undefined ? undefined : canonicalUsername(body.username);
  if (username !== undefined && username !== before.username) {
    const fault = findUsernameProblem(username);
    if (fault !== undefined)
      throw failure(usernameFailures.INVALID_PREFERRED_USERNAME, {
        fields: [{ field: 'username', rule: fault, message: 'must be 3 to 60 of a-z, 0-9, dot, hyphen, underscore' }],
      });
    if (!(await isUsernameFree(db, username, userId)))
      throw failure(USERNAME_TAKEN, { suggestion: await suggestUsername(db, username, userId) });
  }
  try {
    await changePerson(db, userId, {
      ...(body.first_name === undefined ? {} : { firstName: body.first_name }),
      ...(body.last_name === undefined ? {} : { lastName: body.last_name }),
      ...(username === undefined ? {} : { username }),
      ...(body.phone_number === undefined ? {} : { phoneNumber: body.phone_number === '' ? null : body.phone_number }),
    });
  } catch (error) {
    // Somebody took it between the look and the change.
    if (violatedConstraint(error) !== undefined) throw failure(USERNAME_TAKEN, { suggestion: null });
    throw error;
  }
  const person = await getPerson(db, userId);
  return {
    first_name: person.firstName,
    last_name: person.lastName,
    username: person.username,
    phone_number: person.phoneNumber,
  };
});
