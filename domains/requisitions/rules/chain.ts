import type { ApproverRole, RequisitionStatus } from '../contract/schemas.ts';

/** A step of a request as far as the way of the request depends on it. */
export interface ChainStep {
  readonly role: ApproverRole;
  readonly decision: 'APPROVED' | 'DECLINED' | null;
}

/** From the nearest to the highest: in this order they are asked. */
export const APPROVERS: readonly ApproverRole[] = [
  'RECRUITER',
  'LOCATION_MANAGER',
  'GROUP_MANAGER',
  'ENTERPRISE_OWNER',
];

/** Who is asked where these chains hold, of a place and the brands above it: a lower one adds to those above and takes nothing away. */
export function joined(chains: readonly (readonly ApproverRole[])[]): readonly ApproverRole[] {
  return APPROVERS.filter((role) => chains.some((roles) => roles.includes(role)));
}

/** Whether somebody who holds these roles at a place can decide a step there: an owner can decide any. */
export function canDecide(role: ApproverRole, held: ReadonlySet<string>): boolean {
  return held.has(role) || held.has('ENTERPRISE_OWNER');
}

/** The steps that a new request goes through: those that the asker could decide count as decided by them. */
export function stepsFor(roles: readonly ApproverRole[], held: ReadonlySet<string>): readonly ChainStep[] {
  return roles.map((role) => ({ role, decision: canDecide(role, held) ? 'APPROVED' : null }));
}

/** Where a request stands after its steps so far, and whose turn it is. One step that was declined ends it. */
export function standingOf(steps: readonly ChainStep[]): {
  readonly status: Extract<RequisitionStatus, 'WAITING' | 'APPROVED' | 'DECLINED'>;
  readonly waitingFor: ApproverRole | null;
} {
  if (steps.some(({ decision }) => decision === 'DECLINED')) return { status: 'DECLINED', waitingFor: null };
  const next = steps.find(({ decision }) => decision === null);
  return next === undefined ? { status: 'APPROVED', waitingFor: null } : { status: 'WAITING', waitingFor: next.role };
}

/** Whether somebody can decide about a request now. Nobody decides about their own. */
export function mayDecide(
  request: { readonly waitingFor: ApproverRole | null; readonly isOwn: boolean },
  held: ReadonlySet<string>,
): boolean {
  return request.waitingFor !== null && !request.isOwn && canDecide(request.waitingFor, held);
}
