import { implement } from '@hearth/platform/module';
import { listDemands as contract } from '../../contract/endpoints.ts';
import { findSources } from '../catalogue.ts';
import { presentDemand } from '../present.ts';
import { findDemands } from '../queries/demand.ts';

/** A right for some departments shows what their positions demand. */
export const listDemands = implement(contract, async (_input, { db, grant }) => {
  const rows = await findDemands(db, grant.groupId, [...(await findSources(db, grant)).keys()]);
  return {
    demands: rows
      .filter(({ department }) => grant.codes === null || grant.codes.includes(department))
      .map((row) => presentDemand(row, grant.brandId)),
  };
});
