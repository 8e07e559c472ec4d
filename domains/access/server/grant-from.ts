import type { BrandPlace } from '@hearth/domains/core/service';
import type { BrandGrant } from '@hearth/kit/access';
import type { AccessRequirement, AccessRefusal } from '@hearth/platform/access/sources';
import { commonParts, permittedParts } from '../rules/decision.ts';
import { GateGrant } from './gate-grant.ts';
import { findGroups } from './snapshot.ts';
import type { PolicySnapshot } from './snapshot.ts';

/** Evaluates what a person may do at a brand at an instant, or why not. */
export function evaluateGrant(
  snapshot: PolicySnapshot,
  place: BrandPlace | null,
  need: AccessRequirement,
  now: number,
): BrandGrant | AccessRefusal {
  if (place === null || !findGroups(snapshot, now).includes(place.groupId)) return 'NOT_FOUND';
  if (place.status === 'suspended') return 'SUSPENDED';
  const question = { permission: need.permission, honours: need.condition };
  const spot = { groupId: place.groupId, path: place.ancestorIds };
  const parts = permittedParts(snapshot.grants, spot, question, now);
  const common = commonParts(need.orBelow ? parts : parts.filter((part) => part.brandId === place.id));
  return common === undefined ? 'FORBIDDEN' : new GateGrant(spot, common, need.condition, snapshot, now);
}
