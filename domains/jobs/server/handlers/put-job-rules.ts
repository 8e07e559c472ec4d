import { failure, FORBIDDEN } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { setApprovalRequired } from '../queries/rule.ts';

/** The rule belongs to the group, so the right must hold at the group itself. */
export const putJobRules = implement(contract.putJobRules, async ({ body }, { db, grant }) => {
  if (grant.brandId !== grant.groupId) throw failure(FORBIDDEN);
  await setApprovalRequired(db, grant.groupId, body.approval_required);
  return { approval_required: body.approval_required };
});
