import type { Actor, BrandGrant } from '@hearth/kit/access';
import { failure, FORBIDDEN } from '@hearth/kit/failure';
import type { ScopeOf } from '@hearth/platform/database';

/**
 * The group whose providers a caller may manage: only a right at the whole group is enough. Who signs in how is the
 * whole group's matter: a right further down is not enough.
 */
export function requireWholeGroup({ brandId, groupId }: BrandGrant): string {
  if (brandId !== groupId) throw failure(FORBIDDEN);
  return groupId;
}

/** The scope of calls that open their own transactions: the rows of the group that the right was checked in. */
export function groupScope({ grant, actor }: { readonly grant: BrandGrant; readonly actor: Actor }): ScopeOf<'tenant'> {
  return { kind: 'tenant', groupIds: [requireWholeGroup(grant)], userId: actor.userId };
}
