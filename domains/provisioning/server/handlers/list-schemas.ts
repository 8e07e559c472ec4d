import { implement } from '@hearth/platform/module';
import { listSchemas as contract } from '../../contract/endpoints.ts';
import { schemas } from '../described.ts';
import { baseUrl } from '../present.ts';
import { scimAnswer } from '../scim.ts';

export const listSchemas = implement(contract, async (_input, { config }) => scimAnswer(schemas(baseUrl(config))));
