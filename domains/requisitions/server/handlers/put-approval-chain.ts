import { mergeChains } from '@hearth/domains/approvals/service';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { findChain } from '../chain-at.ts';
import { putChain } from '../queries/chain.ts';

export const putApprovalChain = implement(contract.putApprovalChain, async ({ body }, work) => {
  const { db, clock, actor, grant } = work;
  const { brandId, groupId } = grant;
  await putChain(db, { brandId, groupId, by: actor.userId, at: clock.now() }, mergeChains([body.own]));
  return findChain(db, brandId);
});
