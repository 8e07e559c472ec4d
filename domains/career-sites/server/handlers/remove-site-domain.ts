import { implement } from '@hearth/platform/module';
import { SITE_DOMAIN_CHANGED } from '../../contract/events.ts';
import * as contract from '../../contract/site-domain-endpoints.ts';
import { deleteSiteDomain } from '../queries/site-domain.ts';
import { assertAtGroup } from '../access.ts';

/** Idempotent: removing a missing domain succeeds. */
export const removeSiteDomain = implement(contract.removeSiteDomain, async (_input, { db, grant, emit }) => {
  assertAtGroup(grant);
  await deleteSiteDomain(db, grant.groupId);
  await emit(SITE_DOMAIN_CHANGED.of({ group_id: grant.groupId, topics: [], data: {} }));
  return {};
});
