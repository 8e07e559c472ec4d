import type { BrandPlace } from '@hearth/domains/core/service';
import type { BrandGrant } from '@hearth/kit/access';
import type { Need, Refused } from '@hearth/platform/access/sources';
import { commonParts, permittedParts } from '../rules/decision.ts';
import { GateGrant } from './gate-grant.ts';
import { groupsIn } from './snapshot.ts';
import type { PolicySnapshot } from './snapshot.ts';

/** What somebody with these rights may do at a place at a moment, or why not. */
export function grantFrom(
  snapshot: PolicySnapshot,
  place: BrandPlace | null,
  need: Need,
  now: number,
): BrandGrant | Refused {
  if (place === null || !groupsIn(snapshot, now).includes(place.groupId)) return 'NOT_FOUND';
  if (place.status === 'suspended') return 'SUSPENDED';
  const question = { permission: need.permission, honours: need.condition };
  const spot = { groupId: place.groupId, path: place.ancestorIds };
  const parts = permittedParts(snapshot.grants, spot, question, now);
  const common = commonParts(need.orBelow ? parts : parts.filter((part) => part.brandId === place.id));
  return common === undefined ? 'FORBIDDEN' : new GateGrant(spot, common, need.condition, snapshot, now);
}
