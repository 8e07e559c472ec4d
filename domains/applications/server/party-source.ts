import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Database } from '@hearth/platform/database';
import type { PartySource } from '@hearth/platform/access/party';
import { findParties } from './queries/parties.ts';

/** Tells the gate whose an application is; read as the system, before access is established. */
export function createPartySource(database: Database): PartySource {
  return {
    partiesOf: (applicationId, tx) => {
      if (tx !== undefined) return inScope(tx, SYSTEM, (system) => findParties(system, applicationId));
      return database.run(SYSTEM, (system) => findParties(system, applicationId), { readOnly: true });
    },
  };
}
