import { implement } from '@hearth/platform/module';
import { listDocumentTypes as contract } from '../../contract/endpoints.ts';
import { STARTERS } from '../../contract/starters.ts';
import { findSources } from '../catalogue.ts';
import { presentType } from '../present.ts';
import { findTypes } from '../queries/type.ts';

export const listDocumentTypes = implement(contract, async ({ query }, { db, grant }) => {
  const sources = await findSources(db, grant);
  const { archived = false } = query;
  const rows = await findTypes(db, grant.groupId, [...sources.keys()], { archived });
  const used = archived ? await findTypes(db, grant.groupId, [...sources.keys()]) : rows;
  const have = new Set(used.map(({ starter }) => starter));
  const at = { brandId: grant.brandId, nameOf: (id: string) => sources.get(id) ?? '' };
  return {
    types: rows.map((row) => presentType(row, at)),
    starters: STARTERS.filter((starter) => !have.has(starter)),
  };
});
