import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { chainAt } from '../chain-at.ts';

export const getApprovalChain = implement(contract.getApprovalChain, async (_input, { db, grant }) =>
  chainAt(db, grant.brandId),
);
