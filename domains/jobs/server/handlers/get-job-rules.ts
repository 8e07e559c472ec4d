import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { isApprovalRequired } from '../queries/rule.ts';

export const getJobRules = implement(contract.getJobRules, async (_input, { db, grant }) => ({
  approval_required: await isApprovalRequired(db, grant.groupId),
}));
