import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { openStatement as contract } from '../../contract/endpoints.ts';
import { getReachedCase } from '../access.ts';
import { loadPartsOf } from '../facts.ts';
import { insertChange } from '../queries/change.ts';

/** Each look is on record under the reader’s name. */
export const openStatement = implement(contract, async ({ params }, { db, grant, actor, clock }) => {
  const at = clock.now();
  const row = await getReachedCase(db, grant, params.case_id, at);
  const { statement } = await loadPartsOf(db, row);
  if (statement === undefined) throw failure(NOT_FOUND);
  await insertChange(db, row, { action: 'LOOKED', by: actor.userId, at });
  return statement.said;
});
