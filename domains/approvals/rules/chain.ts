import { APPROVERS } from '../contract/schemas.ts';
import type { ApprovalStep, ApproverRole } from '../contract/schemas.ts';

/** A step of a chain as far as the way of what is asked depends on it. */
export type ChainStep = Pick<ApprovalStep, 'role' | 'decision'>;

/** How the steps of a chain leave what was asked, and whose turn it is. */
export interface ChainStanding {
  readonly status: 'WAITING' | 'APPROVED' | 'DECLINED';
  readonly waitingFor: ApproverRole | null;
}

/** Who is asked where these chains hold, of a place and the brands above it: a lower one adds to those above and takes nothing away. */
export function joined(chains: readonly (readonly ApproverRole[])[]): readonly ApproverRole[] {
  return APPROVERS.filter((role) => chains.some((roles) => roles.includes(role)));
}

/** Whether somebody who holds these roles at a place can decide a step there: an owner can decide any. */
function canDecide(role: ApproverRole, held: ReadonlySet<string>): boolean {
  return held.has(role) || held.has('ENTERPRISE_OWNER');
}

/** The steps that something new goes through: those that the asker could decide count as decided by them. */
export function stepsFor(roles: readonly ApproverRole[], held: ReadonlySet<string>): readonly ChainStep[] {
  return roles.map((role) => ({ role, decision: canDecide(role, held) ? 'APPROVED' : null }));
}

/** How what was asked stands after its steps so far. One step that was declined ends it. */
export function standingOf(steps: readonly ChainStep[]): ChainStanding {
  if (steps.some(({ decision }) => decision === 'DECLINED')) return { status: 'DECLINED', waitingFor: null };
  const next = steps.find(({ decision }) => decision === null);
  return next === undefined ? { status: 'APPROVED', waitingFor: null } : { status: 'WAITING', waitingFor: next.role };
}

/** Whether somebody can decide now. Nobody decides about what they asked themselves. */
export function mayDecide(
  asked: { readonly waitingFor: ApproverRole | null; readonly isOwn: boolean },
  held: ReadonlySet<string>,
): boolean {
  return asked.waitingFor !== null && !asked.isOwn && canDecide(asked.waitingFor, held);
}
