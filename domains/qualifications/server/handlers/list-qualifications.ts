import { implement } from '@hearth/platform/module';
import { listQualifications as contract } from '../../contract/endpoints.ts';
import { STARTERS } from '../../contract/starters.ts';
import { findSources } from '../catalogue.ts';
import { presentQualification } from '../present.ts';
import { findQualifications } from '../queries/qualification.ts';

export const listQualifications = implement(contract, async ({ query }, { db, grant }) => {
  const sources = await findSources(db, grant);
  const { archived = false } = query;
  const rows = await findQualifications(db, grant.groupId, [...sources.keys()], { archived });
  const used = archived ? await findQualifications(db, grant.groupId, [...sources.keys()]) : rows;
  const have = new Set(used.map(({ starter }) => starter));
  const at = { brandId: grant.brandId, nameOf: (id: string) => sources.get(id) ?? '' };
  return {
    qualifications: rows.map((row) => presentQualification(row, at)),
    starters: STARTERS.filter((starter) => !have.has(starter)),
  };
});
