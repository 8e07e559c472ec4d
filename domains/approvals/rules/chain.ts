import { APPROVERS } from '../contract/schemas.ts';
import type { ApprovalStep, ApproverRole } from '../contract/schemas.ts';

/** The parts of a step that decide what follows it. */
export type ChainStep = Pick<ApprovalStep, 'role' | 'decision'>;

/** The outcome of a chain so far, and the role whose turn it is. */
export interface ChainProgress {
  readonly status: 'WAITING' | 'APPROVED' | 'DECLINED';
  readonly waitingFor: ApproverRole | null;
}

/** Joins the chains of a brand and its ancestors; a lower brand can only add approvers. */
export function mergeChains(chains: readonly (readonly ApproverRole[])[]): readonly ApproverRole[] {
  return APPROVERS.filter((role) => chains.some((roles) => roles.includes(role)));
}

/** Returns whether the held roles allow deciding a step; an owner can decide any. */
function canDecideAs(role: ApproverRole, held: ReadonlySet<string>): boolean {
  return held.has(role) || held.has('ENTERPRISE_OWNER');
}

/** Returns the steps of a new request; those the requester could decide are decided already. */
export function startSteps(roles: readonly ApproverRole[], held: ReadonlySet<string>): readonly ChainStep[] {
  return roles.map((role) => ({ role, decision: canDecideAs(role, held) ? 'APPROVED' : null }));
}

/** Derives the progress of a request from its steps; one declined step ends it. One step that was declined ends it. */
export function chainProgress(steps: readonly ChainStep[]): ChainProgress {
  if (steps.some(({ decision }) => decision === 'DECLINED')) return { status: 'DECLINED', waitingFor: null };
  const next = steps.find(({ decision }) => decision === null);
  return next === undefined ? { status: 'APPROVED', waitingFor: null } : { status: 'WAITING', waitingFor: next.role };
}

/**
 * Returns whether the reader can decide now. Nobody can decide their own request. Nobody decides about what they
 * asked themselves.
 */
export function canDecideNow(
  asked: { readonly waitingFor: ApproverRole | null; readonly isOwn: boolean },
  held: ReadonlySet<string>,
): boolean {
  return asked.waitingFor !== null && !asked.isOwn && canDecideAs(asked.waitingFor, held);
}
