import { instant, optionalText } from '@hearth/kit/schema';
import { z } from 'zod';

/** The roles that a chain can ask for approval, in the order in which they are asked. */
export const APPROVERS = ['RECRUITER', 'LOCATION_MANAGER', 'GROUP_MANAGER', 'ENTERPRISE_OWNER'] as const;
export const approverRole = z.enum(APPROVERS);

const decision = z.enum(['APPROVED', 'DECLINED']);

/** An approver's decision about the current step. */
export const approvalDecision = z.strictObject({ decision, note: optionalText(500) });

/** One step of a chain, as it was when it was requested. */
export const approvalStep = z.object({
  role: approverRole,
  decision: decision.nullable(),
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
  note: z.string(),
});

export type ApproverRole = z.infer<typeof approverRole>;
export type ApprovalDecision = z.infer<typeof approvalDecision>;
export type ApprovalStep = z.infer<typeof approvalStep>;
