import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/site-domain-endpoints.ts';
import { findSiteSlug } from '../queries/site.ts';
import { findSiteDomain } from '../queries/site-domain.ts';
import { installationAddress, presentSiteDomain } from '../site-domains.ts';
import { assertAtGroup } from '../access.ts';

/** The site belongs to the group, so all four calls need the right at the group itself. */
export const getSiteDomain = implement(contract.getSiteDomain, async (_input, { db, grant, config }) => {
  assertAtGroup(grant);
  const slug = await findSiteSlug(db, grant.groupId);
  if (slug === undefined) throw failure(NOT_FOUND);
  const row = await findSiteDomain(db, grant.groupId);
  return {
    address: installationAddress(config, slug),
    site_domain: row === undefined ? null : presentSiteDomain(config, slug, row),
  };
});
