import { joined } from '@hearth/domains/approvals/service';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { chainAt } from '../chain-at.ts';
import { putChain } from '../queries/chain.ts';

export const putApprovalChain = implement(contract.putApprovalChain, async ({ body }, work) => {
  const { db, clock, actor, grant } = work;
  const { brandId, groupId } = grant;
  await putChain(db, { brandId, groupId, by: actor.userId, at: clock.now() }, joined([body.own]));
  return chainAt(db, brandId);
});
