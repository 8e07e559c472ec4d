import type { LeavePolicy, LeaveTerms } from '../contract/schemas.ts';

/** A policy with terms from a day on: those before stay, those from that day on are replaced. */
export function withTerms(policy: LeavePolicy, terms: LeaveTerms): LeavePolicy {
  return { ...policy, terms: [...policy.terms.filter(({ from }) => from < terms.from), terms] };
}

/** Whether a policy counts anything. */
export function isCounted(policy: LeavePolicy): boolean {
  return policy.terms.length > 0;
}

/** Why a policy can't be written over another: what years and units were counted by stays, and its terms are in order. */
export function findPolicyProblem(
  wanted: LeavePolicy,
  own: LeavePolicy | undefined,
): 'FIXED' | 'ORDER' | 'WORKED' | undefined {
  const { terms } = wanted;
  if (terms.some(({ from }, index) => index > 0 && from <= (terms[index - 1]?.from ?? ''))) return 'ORDER';
  if (wanted.unit === 'DAYS' && terms.some(({ grant }) => grant.kind === 'WORKED')) return 'WORKED';
  if (own === undefined || !isCounted(own) || !isCounted(wanted)) return undefined;
  const isSame = own.unit === wanted.unit && JSON.stringify(own.year) === JSON.stringify(wanted.year);
  return isSame ? undefined : 'FIXED';
}
