import { failure } from '@hearth/kit/failure';
import { violatedConstraint } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { POSITION_NAME_TAKEN } from '../../contract/failures.ts';
import { insertPosition } from '../queries/position.ts';

/** Adds a position, in the colour of its department unless another is chosen. */
export const createPosition = implement(contract.createPosition, async ({ body }, { db, grant }) => {
  try {
    return await insertPosition(db, grant.groupId, body);
  } catch (error) {
    throw violatedConstraint(error) === 'position_name' ? failure(POSITION_NAME_TAKEN) : error;
  }
});
