import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement, raw } from '@hearth/platform/module';
import * as contract from '../../contract/site-domain-endpoints.ts';
import { domainRecord } from '../../rules/site-domain.ts';
import { nameOfHost } from '../own-sites.ts';
import { findProvenDomains } from '../queries/site-domain.ts';

/** The same text as in the record of the name service, which is public. */
export const showSiteProof = implement(contract.showSiteProof, async (_input, { db, request }) => {
  const [proven] = await inScope(db, SYSTEM, (system) => findProvenDomains(system, nameOfHost(request.host)));
  if (proven === undefined) throw failure(NOT_FOUND);
  return raw('text/plain; charset=utf-8', domainRecord(proven.domain, proven.token).value, {
    headers: { 'cache-control': 'no-store' },
  });
});
