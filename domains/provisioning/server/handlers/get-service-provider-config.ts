import { implement } from '@hearth/platform/module';
import { getServiceProviderConfig as contract } from '../../contract/endpoints.ts';
import { serviceProviderConfig } from '../described.ts';
import { baseUrl } from '../present.ts';
import { scimAnswer } from '../scim.ts';

export const getServiceProviderConfig = implement(contract, async (_input, { config }) =>
  scimAnswer(serviceProviderConfig(baseUrl(config))),
);
