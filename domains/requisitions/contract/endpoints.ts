import { approvalDecision } from '@hearth/domains/approvals/schemas';
import { HIRING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { flag, page, listParameter, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { ALREADY_DECIDED, BUDGET_REASON_NEEDED, COST_NEEDED, NOT_YOUR_TURN, OVER_BUDGET } from './failures.ts';
import { approvedRequisition, chain, newRequisition, ownChain, requisition, requisitionStatus } from './schemas.ts';

/** Declared on top of this file, which therefore cannot import it. */
const BUDGETS = { id: 'requisitions.listBudgets' };
const service = 'job-boards';
const inBrand = z.object({ id: uuid });
const inRequisition = z.object({ id: uuid, requisition_id: uuid });
const viewer = brand('id', 'VIEW_JOBS', { orBelow: true, services: HIRING });

export const listRequisitions = endpoint({
  id: 'requisitions.listRequisitions',
  method: 'GET',
  path: '/v1/brands/{id}/requisitions',
  service,
  summary:
    'Lists the hiring requests at a brand and everything below it, newest first; optionally those that need the reader’s approval.',
  access: viewer,
  whileActing: 'allowed',
  params: inBrand,
  query: z.object({ status: listParameter(requisitionStatus, 5).optional(), mine: flag.optional(), ...page }),
  answer: z.object({
    requisitions: z.array(requisition),
    /** How many there are in all, and how many of them wait for the reader. */
    total: z.int(),
    waiting_for_me: z.int(),
  }),
});

export const getRequisition = endpoint({
  id: 'requisitions.getRequisition',
  method: 'GET',
  path: '/v1/brands/{id}/requisitions/{requisition_id}',
  service,
  summary: 'Returns a hiring request with its history.',
  access: viewer,
  whileActing: 'allowed',
  params: inRequisition,
  answer: requisition,
});

export const listApprovedRequisitions = endpoint({
  id: 'requisitions.listApprovedRequisitions',
  method: 'GET',
  path: '/v1/brands/{id}/approved_requisitions',
  service,
  summary:
    'Lists the approved hiring requests that a job at this brand can fill, newest first, and whether it needs one.',
  access: brand('id', 'MANAGE_JOBS', { services: HIRING }),
  whileActing: 'allowed',
  params: inBrand,
  answer: z.object({ demanded: z.boolean(), requisitions: z.array(approvedRequisition) }),
});

export const createRequisition = endpoint({
  id: 'requisitions.createRequisition',
  method: 'POST',
  path: '/v1/brands/{id}/requisitions',
  service,
  summary:
    'Creates a hiring request. Steps that the requester could approve count as approved; without approvers it is approved right away.',
  access: brand('id', 'MANAGE_JOBS', { orBelow: true, services: HIRING }),
  whileActing: 'allowed',
  params: inBrand,
  body: newRequisition,
  answer: requisition,
  changes: () => [listRequisitions, listApprovedRequisitions, BUDGETS],
  failures: { COST_NEEDED, OVER_BUDGET, BUDGET_REASON_NEEDED },
});

export const decideRequisition = endpoint({
  id: 'requisitions.decideRequisition',
  method: 'POST',
  path: '/v1/brands/{id}/requisitions/{requisition_id}/decision',
  service,
  summary: 'Approves or declines a hiring request when it is the caller’s turn.',
  access: viewer,
  whileActing: 'refused',
  params: inRequisition,
  body: approvalDecision,
  answer: requisition,
  changes: () => [listRequisitions, getRequisition, listApprovedRequisitions, BUDGETS],
  failures: { NOT_YOUR_TURN, ALREADY_DECIDED, OVER_BUDGET, BUDGET_REASON_NEEDED },
});

export const withdrawRequisition = endpoint({
  id: 'requisitions.withdrawRequisition',
  method: 'POST',
  path: '/v1/brands/{id}/requisitions/{requisition_id}/withdrawal',
  service,
  summary: 'Cancels the caller’s own pending hiring request.',
  access: viewer,
  whileActing: 'refused',
  params: inRequisition,
  answer: requisition,
  changes: () => [listRequisitions, getRequisition, listApprovedRequisitions, BUDGETS],
  failures: { NOT_YOUR_TURN, ALREADY_DECIDED },
});

export const closeRequisition = endpoint({
  id: 'requisitions.closeRequisition',
  method: 'POST',
  path: '/v1/brands/{id}/requisitions/{requisition_id}/closure',
  service,
  summary: 'Closes an approved hiring request: its open headcount returns to the budget, and no job can fill it.',
  access: brand('id', 'MANAGE_JOBS', { orBelow: true, services: HIRING }),
  whileActing: 'refused',
  params: inRequisition,
  answer: requisition,
  changes: () => [listRequisitions, getRequisition, listApprovedRequisitions, BUDGETS],
  failures: { ALREADY_DECIDED },
});

export const getApprovalChain = endpoint({
  id: 'requisitions.getApprovalChain',
  method: 'GET',
  path: '/v1/brands/{id}/approval_chain',
  service,
  summary: 'Returns the approvers of hiring requests at a brand: its own and those of the brands above it.',
  access: viewer,
  whileActing: 'allowed',
  params: inBrand,
  answer: chain,
});

export const putApprovalChain = endpoint({
  id: 'requisitions.putApprovalChain',
  method: 'PUT',
  path: '/v1/brands/{id}/approval_chain',
  service,
  summary:
    'Sets the approvers of hiring requests at a brand and below it, besides those above. No job there goes live without an approved request after that.',
  access: brand('id', 'MANAGE_BRAND'),
  whileActing: 'allowed',
  params: inBrand,
  body: ownChain,
  answer: chain,
  changes: () => [getApprovalChain, listApprovedRequisitions],
});
