import { updateDomainProof } from '@hearth/kit/installation/domain-proof';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { violatedConstraint } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { verifyMailDomain as contract } from '../../contract/endpoints.ts';
import { DOMAIN_NOT_PROVEN, DOMAIN_TAKEN } from '../../contract/failures.ts';
import { groupScope } from '../group-scope.ts';
import { hasDnsProof, presentClaim } from '../mail-domains.ts';
import { findClaims, markProven } from '../queries/mail-domain.ts';

/** The name service is asked between two transactions: a slow one holds no connection. */
export const verifyMailDomain = implement(contract, async ({ params }, context) => {
  const { run, grant, clock } = context;
  const scope = groupScope(context);
  const claims = await run(scope, ({ db }) => findClaims(db, grant.groupId));
  const claim = claims.find(({ domain }) => domain === params.domain);
  if (claim === undefined) throw failure(NOT_FOUND);
  if (!(await hasDnsProof(claim))) throw failure(DOMAIN_NOT_PROVEN);
  try {
    const at = clock.now();
    const { nextCheckAt } = updateDomainProof(null, true, at);
    return presentClaim(await run(scope, ({ db }) => markProven(db, grant.groupId, claim.domain, { at, nextCheckAt })));
  } catch (error) {
    if (violatedConstraint(error) === 'mail_domain_verified') throw failure(DOMAIN_TAKEN);
    throw error;
  }
});
