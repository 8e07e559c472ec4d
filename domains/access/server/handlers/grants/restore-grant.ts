import { getBrandPath, toChangeContext } from '@hearth/domains/core/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { restoreGrant as contract } from '../../../contract/endpoints.ts';
import { TOO_LATE_TO_UNDO } from '../../../contract/failures.ts';
import type { BrandPath } from '../../../rules/grant.ts';
import { narrowRights, unlimitedRights } from '../../../rules/rights.ts';
import type { Rights } from '../../../rules/rights.ts';
import { isPermission } from '../../../rules/roles.ts';
import { giveRight } from '../../actions/change-rights.ts';
import type { GrantContent } from '../../actions/change-rights.ts';
import { refuseOffer } from '../../actions/planned-grant.ts';
import { parseRecordedGrant } from '../../recorded-grant.ts';
import { findRevocation } from '../../queries/change.ts';
import { toConditions } from '../../stored-rights.ts';
import { findUsableRole } from '../../usable-role.ts';

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
  const was = parseRecordedGrant(taken.detail);
  const place = { groupId: grant.groupId, path };
  const carried = await restoreContent(db, place, was);
  const conditions = toConditions(was.conditions);
  const offer = { rights: narrowRights(carried.rights, conditions), validUntil: was.valid_until?.getTime() ?? null };
  await refuseOffer(db, actor.userId, place, offer, now);
  await giveRight(db, toChangeContext(work, actor.userId), {
    id: params.grant_id,
    userId: taken.user_id,
    groupId: grant.groupId,
    brandId: taken.brand_id,
    conditions,
    validFrom: was.valid_from,
    validUntil: was.valid_until,
    consent: was.consent,
    ...carried.carried,
  });
  return { restored: true as const };
});

/** The content of a recorded grant as it is now; an archived or changed role is not what it was. */
async function restoreContent(
  db: Tx,
  place: BrandPath,
  { role, role_id: roleId, permissions }: ReturnType<typeof parseRecordedGrant>,
): Promise<{ readonly carried: GrantContent; readonly rights: Rights }> {
  const named = role ?? roleId;
  if (named === null) {
    const known = (permissions ?? []).filter(isPermission);
    return { carried: { permissions: known }, rights: unlimitedRights(known) };
  }
  const usable = await findUsableRole(db, place, named);
  if (usable === undefined) throw failure(TOO_LATE_TO_UNDO);
  return usable;
}
