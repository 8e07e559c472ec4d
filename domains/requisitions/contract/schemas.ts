import { instant, localDate, optionalText, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** The roles that a step of a chain can ask for. */
export const approverRole = z.enum(['RECRUITER', 'LOCATION_MANAGER', 'GROUP_MANAGER', 'ENTERPRISE_OWNER']);
/** Why people are needed. */
export const reason = z.enum(['REPLACEMENT', 'GROWTH', 'SEASON', 'OPENING', 'COVER']);
export const requisitionStatus = z.enum(['WAITING', 'APPROVED', 'DECLINED', 'WITHDRAWN']);

/** What somebody asks for. */
export const requisitionContent = z.strictObject({
  brand_id: uuid,
  position_name: text(80),
  headcount: z.int().min(1).max(500),
  needed_by: localDate.nullable(),
  reason,
  note: optionalText(500),
});

/** One step of the chain, as it stood when the request was made. */
export const step = z.object({
  role: approverRole,
  decision: z.enum(['APPROVED', 'DECLINED']).nullable(),
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
  note: z.string(),
});

/** A request for people, with the way that it has gone. */
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
  steps: z.array(step),
});

/** An approved request, as much of it as whoever writes a post has to know. */
export const approvedRequisition = requisition.pick({
  id: true,
  position_name: true,
  headcount: true,
  needed_by: true,
  brand_name: true,
});

/** Those whom a brand itself has asked, beside those of the brands above it. */
export const ownChain = z.strictObject({ own: z.array(approverRole).max(4) });
/** Who is asked at a brand, one after the other; empty where nobody is. */
export const chain = ownChain.extend({ roles: z.array(approverRole) });

export type ApproverRole = z.infer<typeof approverRole>;
export type RequisitionStatus = z.infer<typeof requisitionStatus>;
export type RequisitionReason = z.infer<typeof reason>;
export type RequisitionContent = z.infer<typeof requisitionContent>;
export type RequisitionStep = z.infer<typeof step>;
export type Requisition = z.infer<typeof requisition>;
