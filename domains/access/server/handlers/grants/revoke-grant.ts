import { getBrandPath, toChangeContext } from '@hearth/domains/core/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { revokeGrant as contract } from '../../../contract/endpoints.ts';
import { revokeRight } from '../../actions/change-rights.ts';
import { findGrant } from '../../queries/grant.ts';
import { planRevocation, refuseStalePreview } from '../../actions/plan.ts';
import { refuseOffer } from '../../actions/planned-grant.ts';
import { resolveGrantRights } from '../../stored-rights.ts';

export const revokeGrant = implement(contract, async ({ params, query }, work) => {
  const { db, grant, actor } = work;
  const now = work.clock.now();
  const row = await findGrant(db, params.grant_id);
  const path = row === undefined ? [] : (await getBrandPath(db, row.brand_id)).map((brand) => brand.id);
  // The grant's id comes from the caller: it has to stand at or below the brand where the right was checked.
  if (row === undefined || !path.includes(grant.brandId)) throw failure(NOT_FOUND);
  const offer = { rights: resolveGrantRights(row), validUntil: row.valid_until?.getTime() ?? null };
  await refuseOffer(db, actor.userId, { groupId: grant.groupId, path }, offer, now);
  await refuseStalePreview(query.preview_version, () => planRevocation(db, row, now));
  await revokeRight(db, toChangeContext(work, actor.userId), row);
  return { revoked: true as const };
});
