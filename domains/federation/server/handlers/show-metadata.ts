import { implement, raw } from '@hearth/platform/module';
import { showMetadata as contract } from '../../contract/endpoints.ts';
import { buildOwnMetadata } from '../saml.ts';

export const showMetadata = implement(contract, async (_input, { config }) =>
  raw('application/samlmetadata+xml; charset=utf-8', buildOwnMetadata(config)),
);
