import { findNames } from '@hearth/domains/identity/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { presentListedPublication } from '../../present.ts';
import { findPublication } from '../../queries/publication.ts';

/** Returns the changes of one publication. */
export const getPublication = implement(contract.getPublication, async ({ params }, { db, grant }) => {
  const row = await findPublication(db, grant.brandId, params.publication_id);
  if (row === undefined) throw failure(NOT_FOUND);
  const names = await findNames(db, [row.published_by]);
  return { ...presentListedPublication(row, names), changes: row.changes };
});
