import { approvalStep, approverRole } from '@hearth/domains/approvals/schemas';
import { instant, integer, line, localDate, optionalText, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** Why people are needed. */
export const reason = z.enum(['REPLACEMENT', 'GROWTH', 'SEASON', 'OPENING', 'COVER']);
export const requisitionStatus = z.enum(['WAITING', 'APPROVED', 'DECLINED', 'WITHDRAWN', 'CLOSED']);

/** The content of a hiring request. */
export const requisitionContent = z.strictObject({
  brand_id: uuid,
  position_name: line(80),
  headcount: integer(1, 500),
  needed_by: localDate.nullable(),
  reason,
  note: optionalText(500),
});

const payAnHour = integer(1, 100_000_000);

/** The cost of one person: weekly minutes, and the range of hourly pay in minor units. */
export const costContent = z
  .strictObject({ weekly_minutes: integer(30, 4800), pay_from: payAnHour, pay_to: payAnHour })
  .refine(({ pay_from: from, pay_to: to }) => from <= to, { path: ['pay_to'], message: 'must not be below pay_from' });

/** A request as it is submitted, with its cost if known, and a reason if it exceeds a budget. */
export const newRequisition = requisitionContent.extend({
  cost: costContent.nullable().default(null),
  over_reason: optionalText(500).default(''),
});

/** One step of a request; it may be there because the request exceeds its budget. */
export const requisitionStep = approvalStep.extend({ for_budget: z.boolean() });

/** A hiring request with its approval history. */
export const requisition = requisitionContent.extend({
  id: uuid,
  brand_name: z.string(),
  /** The location, where it was asked for one; null where it covers several. */
  location_id: uuid.nullable(),
  status: requisitionStatus,
  /** Whose turn it is; null once it is decided. */
  waiting_for: approverRole.nullable(),
  /** Whether the reader is one of those. */
  may_decide: z.boolean(),
  /** Whether the reader asked. */
  is_own: z.boolean(),
  requested_by: z.string(),
  requested_at: instant,
  steps: z.array(requisitionStep),
  /** How many of them its posts have hired. */
  hires: z.int(),
  /** What all of them cost, as long as it is known; `takes` of the budget that it is counted in. */
  cost: z
    .object({
      weekly_minutes: z.int(),
      pay_from: z.int(),
      pay_to: z.int(),
      currency: z.string(),
      week: z.object({ from: z.int(), to: z.int() }),
      year: z.object({ from: z.int(), to: z.int() }),
    })
    .nullable(),
  budget: z
    .object({
      id: uuid,
      brand_name: z.string(),
      year: z.int(),
      quarter: z.int().nullable(),
      /** Of the budget, at the upper end of the pay: for its open places, and for who was hired. */
      takes: z.int(),
      /** What the budget has left now. */
      left: z.int(),
    })
    .nullable(),
  /** By how much it went over its budget when it was asked for or approved, and why all the same. */
  over_by: z.int().nullable(),
  over_reason: z.string(),
});

/** An approved request, limited to what the author of a job needs. */
export const approvedRequisition = requisition.pick({
  id: true,
  position_name: true,
  headcount: true,
  needed_by: true,
  brand_name: true,
});

/** The approvers that a brand adds to those of its ancestors. */
export const ownChain = z.strictObject({ own: z.array(approverRole).max(4) });
/** The approvers at a brand, in order; empty if none are required. */
export const chain = ownChain.extend({ roles: z.array(approverRole) });

export type RequisitionStatus = z.infer<typeof requisitionStatus>;
export type RequisitionReason = z.infer<typeof reason>;
export type NewRequisition = z.infer<typeof newRequisition>;
export type RequisitionStep = z.infer<typeof requisitionStep>;
export type Requisition = z.infer<typeof requisition>;
