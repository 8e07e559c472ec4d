import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { violatedUnique } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { verifyMailDomain as contract } from '../../contract/endpoints.ts';
import { DOMAIN_NOT_PROVEN, DOMAIN_TAKEN } from '../../contract/failures.ts';
import { isProven, presentClaim } from '../mail-domains.ts';
import { findClaims, markProven } from '../queries/mail-domain.ts';

export const verifyMailDomain = implement(contract, async ({ params }, { db, grant, clock }) => {
  const claim = (await findClaims(db, grant.groupId)).find(({ domain }) => domain === params.domain);
  if (claim === undefined) throw failure(NOT_FOUND);
  if (!(await isProven(claim))) throw failure(DOMAIN_NOT_PROVEN);
  try {
    await markProven(db, grant.groupId, claim.domain, clock.now());
  } catch (error) {
    if (violatedUnique(error) === 'mail_domain_verified') throw failure(DOMAIN_TAKEN);
    throw error;
  }
  return presentClaim({ ...claim, verified_at: clock.now() });
});
