import { implement } from '@hearth/platform/module';
import { listMailDomains as contract } from '../../contract/endpoints.ts';
import { groupOf } from '../group-scope.ts';
import { presentClaim } from '../mail-domains.ts';
import { findClaims } from '../queries/mail-domain.ts';

export const listMailDomains = implement(contract, async (_input, { db, grant }) =>
  (await findClaims(db, groupOf(grant))).map(presentClaim),
);
