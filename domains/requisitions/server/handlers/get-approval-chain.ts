import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { findChain } from '../chain-at.ts';

export const getApprovalChain = implement(contract.getApprovalChain, async (_input, { db, grant }) =>
  findChain(db, grant.brandId),
);
