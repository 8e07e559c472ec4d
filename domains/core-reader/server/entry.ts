import { isValidAt } from '@hearth/domains/access/service';
import type { HeldGrant, PolicySnapshot } from '@hearth/domains/access/service';

/** A person's currently valid grants. */
export function currentGrants(snapshot: PolicySnapshot, now: Date): readonly HeldGrant[] {
  return snapshot.grants.filter((grant) => grant.rights.size > 0 && isValidAt(grant, now.getTime()));
}

/** Finds an employer's start page: the brand nearest to a root, then the oldest grant. */
export function findEntry(grants: readonly HeldGrant[]): HeldGrant | undefined {
  return [...grants].sort((a, b) => a.path.length - b.path.length || (a.id < b.id ? -1 : 1))[0];
}
