import type { BrandGrant } from '@hearth/kit/access';
import { failure, FORBIDDEN } from '@hearth/kit/failure';

/** Refuses without the right at the group itself: the site is the group's. */
export function assertAtGroup(grant: BrandGrant): void {
  if (grant.brandId !== grant.groupId) throw failure(FORBIDDEN);
}
