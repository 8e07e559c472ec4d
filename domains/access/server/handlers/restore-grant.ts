import { getBrandPath, handOf } from '@hearth/domains/core/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { restoreGrant as contract } from '../../contract/endpoints.ts';
import { NOT_YOURS_TO_GIVE, TOO_LATE_TO_UNDO } from '../../contract/failures.ts';
import { mayOffer } from '../../rules/elevation.ts';
import { isPermission, isRoleCode } from '../../rules/roles.ts';
import { give } from '../change-rights.ts';
import { recordedGrant } from '../recorded-grant.ts';
import { findRevocation } from '../queries/change.ts';
import { conditionsOf, permissionsOf, readSnapshot } from '../snapshot.ts';

/** Pages offer it for ten seconds; the rest is for slow connections. */
const UNDO_MS = 60_000;

export const restoreGrant = implement(contract, async ({ params }, work) => {
  const { db, grant, actor } = work;
  const now = work.clock.now();
  const taken = await findRevocation(db, grant.groupId, params.grant_id, new Date(now.getTime() - UNDO_MS));
  // Only one's own taking away is undone: anything else is giving a right, which is asked for in words.
  if (taken === undefined || taken.user_id === null || taken.actor_id !== actor.userId) throw failure(TOO_LATE_TO_UNDO);
  const path = (await getBrandPath(db, taken.brand_id)).map((brand) => brand.id);
  if (!path.includes(grant.brandId)) throw failure(NOT_FOUND);
  const was = recordedGrant(taken.detail);
  const offer = {
    permissions: permissionsOf(was),
    conditions: conditionsOf(was),
    validFrom: was.valid_from.getTime(),
    validUntil: was.valid_until?.getTime() ?? null,
  };
  const { grants } = await readSnapshot(db, actor.userId);
  const answer = mayOffer(grants, { groupId: grant.groupId, path }, offer, now.getTime());
  if (!answer.allowed) throw failure(NOT_YOURS_TO_GIVE, { missing: answer.missing });
  await give(db, handOf(work, actor.userId), {
    id: params.grant_id,
    userId: taken.user_id,
    groupId: grant.groupId,
    brandId: taken.brand_id,
    conditions: offer.conditions,
    validFrom: was.valid_from,
    validUntil: was.valid_until,
    ...(was.role !== null && isRoleCode(was.role)
      ? { role: was.role }
      : { permissions: (was.permissions ?? []).filter(isPermission) }),
  });
  return { restored: true as const };
});
