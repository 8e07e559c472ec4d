import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { findApprovedAt } from '../queries/requisition.ts';
import { isRequisitionRequired } from '../service.ts';

export const listApprovedRequisitions = implement(contract.listApprovedRequisitions, async (_input, { db, grant }) => ({
  demanded: await isRequisitionRequired(db, grant.brandId),
  requisitions: await findApprovedAt(db, grant.brandId),
}));
