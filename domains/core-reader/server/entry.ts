import { isValidAt } from '@hearth/domains/access/service';
import type { HeldGrant, PolicySnapshot } from '@hearth/domains/access/service';

/** The rights that a person holds now. */
export function grantsNow(snapshot: PolicySnapshot, now: Date): readonly HeldGrant[] {
  return snapshot.grants.filter((grant) => grant.rights.size > 0 && isValidAt(grant, now.getTime()));
}

/** Where an employer starts: the brand nearest to a root that they hold a right at, the oldest right first. */
export function entryOf(grants: readonly HeldGrant[]): HeldGrant | undefined {
  return [...grants].sort((a, b) => a.path.length - b.path.length || (a.id < b.id ? -1 : 1))[0];
}
