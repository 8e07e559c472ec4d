import { implement } from '@hearth/platform/module';
import { listMailDomains as contract } from '../../contract/endpoints.ts';
import { requireWholeGroup } from '../group-scope.ts';
import { presentClaim } from '../mail-domains.ts';
import { findClaims } from '../queries/mail-domain.ts';

export const listMailDomains = implement(contract, async (_input, { db, grant }) =>
  (await findClaims(db, requireWholeGroup(grant))).map(presentClaim),
);
