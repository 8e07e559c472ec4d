import { implement } from '@hearth/platform/module';
import { getOwnAddresses as contract } from '../../contract/setup-endpoints.ts';
import { callbackOf } from '../oidc.ts';
import { assertionAddress, ownEntity } from '../saml.ts';

export const getOwnAddresses = implement(contract, async (_input, { config }) => ({
  redirect_uri: callbackOf(config),
  entity_id: ownEntity(config),
  assertion_address: assertionAddress(config),
}));
