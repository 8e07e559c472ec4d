import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { findApprovedAt } from '../queries/requisition.ts';
import { isRequisitionDemanded } from '../service.ts';

export const listApprovedRequisitions = implement(contract.listApprovedRequisitions, async (_input, { db, grant }) => ({
  demanded: await isRequisitionDemanded(db, grant.brandId),
  requisitions: await findApprovedAt(db, grant.brandId),
}));
