import { createApprovals } from '@hearth/domains/approvals/service';
import { ALREADY_DECIDED, NOT_YOUR_TURN } from '../contract/failures.ts';
import type { RequisitionRow } from './queries/requisition.ts';

/** The approval steps of hiring requests; a step may be there because of the budget. */
export const requestSteps = createApprovals(
  { table: 'requisitions.step', record: 'requisition_id', marks: ['for_budget'] },
  { decided: ALREADY_DECIDED, notYourTurn: NOT_YOUR_TURN },
);

/** Converts a row to the form that approvals expect. */
export const toApprovalRequest = <Row extends RequisitionRow>(row: Row) => ({ ...row, asked_by: row.requested_by });
