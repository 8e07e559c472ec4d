import { instant, optionalText } from '@hearth/kit/schema';
import { z } from 'zod';

/** The roles that a step of a chain can ask for, from the nearest to the highest: in this order they are asked. */
export const APPROVERS = ['RECRUITER', 'LOCATION_MANAGER', 'GROUP_MANAGER', 'ENTERPRISE_OWNER'] as const;
export const approverRole = z.enum(APPROVERS);

const decision = z.enum(['APPROVED', 'DECLINED']);

/** What an approver says of the step whose turn it is. */
export const approvalDecision = z.strictObject({ decision, note: optionalText(500) });

/** One step of a chain, as it stood when it was asked. */
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
