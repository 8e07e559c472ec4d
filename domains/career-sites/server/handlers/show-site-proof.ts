import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement, raw } from '@hearth/platform/module';
import * as contract from '../../contract/site-domain-endpoints.ts';
import { ownershipRecord } from '../../rules/site-domain.ts';
import { normaliseHost } from '../own-sites.ts';
import { findVerifiedDomains } from '../queries/site-domain.ts';

/** Returns the text of the ownership record, which is public in the DNS. */
export const showSiteProof = implement(contract.showSiteProof, async (_input, { db, request }) => {
  const [proven] = await inScope(db, SYSTEM, (system) => findVerifiedDomains(system, normaliseHost(request.host)));
  if (proven === undefined) throw failure(NOT_FOUND);
  return raw('text/plain; charset=utf-8', ownershipRecord(proven.domain, proven.token).value, {
    headers: { 'cache-control': 'no-store' },
  });
});
