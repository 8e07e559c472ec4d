import { defineModule } from '@hearth/platform/module';
import { listBudgets, previewRequestCost, putBudget, removeBudget } from './handlers/budgets.ts';
import { closeRequisition } from './handlers/close-requisition.ts';
import { createRequisition } from './handlers/create-requisition.ts';
import { decideRequisition } from './handlers/decide-requisition.ts';
import { getApprovalChain } from './handlers/get-approval-chain.ts';
import { getRequisition } from './handlers/get-requisition.ts';
import { listApprovedRequisitions } from './handlers/list-approved-requisitions.ts';
import { listRequisitions } from './handlers/list-requisitions.ts';
import { putApprovalChain } from './handlers/put-approval-chain.ts';
import { withdrawRequisition } from './handlers/withdraw-requisition.ts';

/** Hiring requests, and who approves them before a job goes live. */
export const requisitions = defineModule({
  name: 'requisitions',
  endpoints: [
    listRequisitions,
    listApprovedRequisitions,
    getRequisition,
    createRequisition,
    decideRequisition,
    withdrawRequisition,
    getApprovalChain,
    putApprovalChain,
    listBudgets,
    putBudget,
    removeBudget,
    previewRequestCost,
    closeRequisition,
  ],
});
