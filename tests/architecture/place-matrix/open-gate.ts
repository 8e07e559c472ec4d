import type { BrandGrant } from '@hearth/kit/access';
import { newId } from '@hearth/kit/id';
import type { PartySource } from '@hearth/platform/access/party';
import type { PolicySource } from '@hearth/platform/access/sources';
import { SPOTS } from './scene.ts';
import type { Principal } from './scene.ts';

/** What the gate asks. */
interface Gate {
  readonly policies: PolicySource;
  readonly parties: PartySource;
}

/**
 * Takes the gate away: whoever asks is given every right at every brand, in the scope of their own group, and a candidate is
 * taken for the one of every application. What keeps them from others' rows from now on is row security.
 */
export function openGate({ policies, parties }: Gate, asking: () => Principal): void {
  const own = policies as { grantAt: PolicySource['grantAt'] };
  own.grantAt = async (whose, brandId) => {
    const [groupId = newId()] = await policies.groupsOf(whose);
    const granted = brandId as BrandGrant['brandId'];
    return { brandId: granted, groupId, nodes: [granted], codes: null, holds: () => true };
  };
  const partiesOf = parties.partiesOf.bind(parties);
  (parties as { partiesOf: PartySource['partiesOf'] }).partiesOf = async (applicationId, tx) => {
    const found = await partiesOf(applicationId, tx);
    const { applied, userId } = asking();
    return found === null || applied === undefined || userId === undefined
      ? found
      : { ...found, candidateUserId: userId };
  };
}

/** Somebody as row security sees them: at home in all of their group, asked at positions of others alone. */
export const asRowsSeeThem = (principal: Principal): Principal => ({
  ...principal,
  reach: new Set(principal.tenant === undefined ? [] : Object.values(SPOTS)),
  leavesOut: new Set([
    'child',
    'parent',
    'sibling',
    'archived',
    'suspended tenant',
    principal.tenant === 'a' ? 'own' : 'other tenant',
  ]),
});
