import { getBrandPath, handOf } from '@hearth/domains/core/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { revokeGrant as contract } from '../../contract/endpoints.ts';
import { NOT_YOURS_TO_GIVE } from '../../contract/failures.ts';
import { mayOffer } from '../../rules/elevation.ts';
import { take } from '../change-rights.ts';
import { findGrant } from '../queries/grant.ts';
import { conditionsOf, permissionsOf, readSnapshot } from '../snapshot.ts';

export const revokeGrant = implement(contract, async ({ params }, work) => {
  const { db, grant, actor } = work;
  const now = work.clock.now();
  const row = await findGrant(db, params.grant_id);
  const path = row === undefined ? [] : (await getBrandPath(db, row.brand_id)).map((brand) => brand.id);
  // The grant's id comes from the caller: it has to stand at or below the brand where the right was checked.
  if (row === undefined || !path.includes(grant.brandId)) throw failure(NOT_FOUND);
  const { grants } = await readSnapshot(db, actor.userId);
  const offer = {
    permissions: permissionsOf(row),
    conditions: conditionsOf(row),
    validFrom: row.valid_from.getTime(),
    validUntil: row.valid_until?.getTime() ?? null,
  };
  const answer = mayOffer(grants, { groupId: grant.groupId, path }, offer, now.getTime());
  if (!answer.allowed) throw failure(NOT_YOURS_TO_GIVE, { missing: answer.missing });
  await take(db, handOf(work, actor.userId), row);
  return { revoked: true as const };
});
