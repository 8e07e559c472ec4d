import type { ApproverRole } from '../contract/schemas.ts';

/** Somebody who holds a role where something was asked. The deeper it was given, the nearer they are. */
export interface Holder {
  readonly userId: string;
  readonly role: string;
  readonly depth: number;
}

/**
 * Whom a step waits for: of those who hold its role, whoever holds it nearest; where nobody does, the owners, who can decide any
 * step. Nobody decides about what they asked themselves.
 */
export function approversOf(role: ApproverRole, holders: readonly Holder[], askedBy: string): readonly string[] {
  const others = holders.filter((holder) => holder.userId !== askedBy);
  const own = others.filter((holder) => holder.role === role);
  const able = own.length > 0 ? own : others.filter((holder) => holder.role === 'ENTERPRISE_OWNER');
  const nearest = Math.max(...able.map((holder) => holder.depth));
  return [...new Set(able.filter((holder) => holder.depth === nearest).map((holder) => holder.userId))];
}
