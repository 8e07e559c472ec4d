import { implement } from '@hearth/platform/module';
import { listResourceTypes as contract } from '../../contract/endpoints.ts';
import { resourceTypes } from '../described.ts';
import { baseUrl } from '../present.ts';
import { scimAnswer } from '../scim.ts';

export const listResourceTypes = implement(contract, async (_input, { config }) =>
  scimAnswer(resourceTypes(baseUrl(config))),
);
