import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/site-domain-endpoints.ts';
import { findSiteSlug } from '../queries/site.ts';
import { findSiteDomain } from '../queries/site-domain.ts';
import { plainAddress, presentSiteDomain } from '../site-domains.ts';
import { assertAtGroup } from '../templates.ts';

/** The career site is the group's, so the right has to hold at the group itself: as for all four calls. */
export const getSiteDomain = implement(contract.getSiteDomain, async (_input, { db, grant, config }) => {
  assertAtGroup(grant);
  const slug = await findSiteSlug(db, grant.groupId);
  if (slug === undefined) throw failure(NOT_FOUND);
  const row = await findSiteDomain(db, grant.groupId);
  return {
    address: plainAddress(config, slug),
    site_domain: row === undefined ? null : presentSiteDomain(config, slug, row),
  };
});
