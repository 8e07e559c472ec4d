import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Database } from '@hearth/platform/database';
import type { PartySource } from '@hearth/platform/access/party';
import { findParties } from './queries/parties.ts';

/** Whose an application is, for the gate: it asks before anybody has shown that they may see it. */
export function partySource(database: Database): PartySource {
  return {
    partiesOf: (applicationId, tx) => {
      if (tx !== undefined) return inScope(tx, SYSTEM, (system) => findParties(system, applicationId));
      return database.run(SYSTEM, (system) => findParties(system, applicationId), { readOnly: true });
    },
  };
}
