import { approvalsOf } from '@hearth/domains/approvals/service';
import { ALREADY_DECIDED, NOT_YOUR_TURN } from '../contract/failures.ts';
import type { RequisitionRow } from './queries/requisition.ts';

/** The steps of requests for people; a step may be asked because its request goes over a budget. */
export const requestSteps = approvalsOf(
  { table: 'requisitions.step', record: 'requisition_id', marks: ['for_budget'] },
  { decided: ALREADY_DECIDED, notYourTurn: NOT_YOUR_TURN },
);

/** A request as its approvals know it. */
export const asAsked = <Row extends RequisitionRow>(row: Row) => ({ ...row, asked_by: row.requested_by });
