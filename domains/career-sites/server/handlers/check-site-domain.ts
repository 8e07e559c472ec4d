import { countTry } from '@hearth/domains/identity/service';
import { failure, NOT_FOUND, TOO_MANY_REQUESTS } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/site-domain-endpoints.ts';
import { CHECKS_PER_GROUP } from '../../rules/site-domain.ts';
import { findSiteSlug } from '../queries/site.ts';
import { findSiteDomain } from '../queries/site-domain.ts';
import { checkDomain, presentSiteDomain } from '../site-domains.ts';
import { assertAtGroup } from '../access.ts';

/** Calls the network between transactions, so that no connection is held. */
export const checkSiteDomain = implement(contract.checkSiteDomain, async (_input, context) => {
  const { run, grant, actor, config, clock } = context;
  assertAtGroup(grant);
  const { groupId } = grant;
  const scope = { kind: 'tenant', groupIds: [groupId], userId: actor.userId } as const;
  const asked = await run(scope, async ({ db }) => {
    const tries = await countTry(db, 'site-domain', groupId, CHECKS_PER_GROUP, clock.now());
    if (tries.count > CHECKS_PER_GROUP.count) throw failure(TOO_MANY_REQUESTS);
    return findSiteDomain(db, groupId);
  });
  if (asked === undefined) throw failure(NOT_FOUND);
  await checkDomain(context, scope, asked);
  return run(scope, async ({ db }) => {
    const [slug, row] = [await findSiteSlug(db, groupId), await findSiteDomain(db, groupId)];
    if (slug === undefined || row === undefined) throw failure(NOT_FOUND);
    return presentSiteDomain(config, slug, row);
  });
});
