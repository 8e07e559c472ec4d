import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { findSite } from '../sites.ts';

export const getSite = implement(contract.getSite, async ({ params }, { db }) => {
  const site = await findSite(db, params.site);
  if (site === undefined) throw failure(NOT_FOUND);
  return site;
});
