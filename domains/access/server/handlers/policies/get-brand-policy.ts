import { implement } from '@hearth/platform/module';
import { getBrandPolicy as contract } from '../../../contract/endpoints.ts';
import { findGrantAt } from '../../access.ts';
import { presentPolicy } from '../../present.ts';

export const getBrandPolicy = implement(contract, async ({ params }, { grantAt }) =>
  presentPolicy(params.id, await findGrantAt(grantAt, params.id)),
);
