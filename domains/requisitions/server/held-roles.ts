import { isValidAt, policyOf } from '@hearth/domains/access/service';
import type { Standing } from '@hearth/platform/access/sources';

/** A role that somebody holds at a brand and everywhere below it. */
export interface HeldRole {
  readonly name: string;
  readonly node: string;
}

/** The roles that somebody holds now, out of what the gate knows of them. */
export function heldRoles(standing: Standing, now: Date): readonly HeldRole[] {
  return policyOf(standing).grants.flatMap((grant) => {
    const node = grant.path.at(-1);
    const isHeld = isValidAt(grant, now.getTime()) && !grant.suspended;
    return !isHeld || node === undefined || grant.role === null ? [] : [{ name: grant.role, node }];
  });
}

/** Those of them that hold at a place, given as its path from the root. */
export function rolesAt(held: readonly HeldRole[], path: readonly string[]): ReadonlySet<string> {
  return new Set(held.filter(({ node }) => path.includes(node)).map(({ name }) => name));
}
