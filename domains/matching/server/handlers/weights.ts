import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { getGrantedJob } from '../post.ts';
import { deleteAudit, putAudit } from '../queries/audit.ts';
import { findGrantedPlace } from '../queries/place.ts';
import { deleteJobWeights, putBrandWeighting, putJobWeights as writeJobWeights } from '../queries/weighting.ts';
import { resolveWeighting } from '../weighting.ts';
import type { PlaceRow } from '../queries/place.ts';

export const getJobWeights = implement(contract.getJobWeights, async ({ params }, work) => {
  const { job, place } = await getGrantedJob(work, work.grant, params.job_id);
  return resolveWeighting(work, place, job.id);
});

export const putJobWeights = implement(contract.putJobWeights, async ({ params, body }, work) => {
  const { job, place } = await getGrantedJob(work, work.grant, params.job_id);
  const { db, grant, actor, clock } = work;
  if (body.weights === null) await deleteJobWeights(db, job.id);
  else await writeJobWeights(db, job.id, body.weights, { groupId: grant.groupId, by: actor.userId, at: clock.now() });
  return resolveWeighting(work, place, job.id);
});

export const getBrandWeights = implement(contract.getBrandWeights, async (_input, work) =>
  resolveWeighting(work, assertPlace(await findGrantedPlace(work.db, work.grant, work.grant.brandId)), null),
);

export const putBrandWeights = implement(contract.putBrandWeights, async ({ body }, work) => {
  const { db, grant, actor, clock } = work;
  const place = assertPlace(await findGrantedPlace(db, grant, grant.brandId));
  await putBrandWeighting(
    db,
    place.id,
    { weights: body.weights, invitesOnly: body.invites_only },
    { groupId: grant.groupId, by: actor.userId, at: clock.now() },
  );
  if (body.audit === null) await deleteAudit(db, place.id);
  else if (body.audit !== undefined)
    await putAudit(db, place.id, body.audit, { groupId: grant.groupId, by: actor.userId, at: clock.now() });
  return resolveWeighting(work, place, null);
});

function assertPlace(place: PlaceRow | undefined): PlaceRow {
  if (place === undefined) throw failure(NOT_FOUND);
  return place;
}
