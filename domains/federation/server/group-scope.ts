import type { Actor, BrandGrant } from '@hearth/kit/access';
import type { Scope } from '@hearth/platform/database';

/** The scope of calls that open their own transactions: the rows of the group that the right was checked in. */
export function groupScope({ grant, actor }: { readonly grant: BrandGrant; readonly actor: Actor }): Scope {
  return { kind: 'tenant', groupIds: [grant.groupId], userId: actor.userId };
}
