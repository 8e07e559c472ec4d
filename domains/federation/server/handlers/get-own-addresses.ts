import { implement } from '@hearth/platform/module';
import { getOwnAddresses as contract } from '../../contract/setup-endpoints.ts';
import { callbackUrl } from '../oidc.ts';
import { assertionUrl, ownEntityId } from '../saml.ts';

export const getOwnAddresses = implement(contract, async (_input, { config }) => ({
  redirect_uri: callbackUrl(config),
  entity_id: ownEntityId(config),
  assertion_address: assertionUrl(config),
}));
