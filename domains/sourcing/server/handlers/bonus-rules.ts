import { findNames } from '@hearth/domains/identity/service';
import { listJobsById } from '@hearth/domains/jobs/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { localDay } from '@hearth/kit/local-day';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { resolveTerms } from '../../rules/bonus.ts';
import { findPlaces } from '../queries/place.ts';
import { findApplicableRules, findRulesOf, insertRule, toRule } from '../queries/rule.ts';

/** Gets the brand or job that terms are set for, within the grant. */
async function getGrantedTarget(tx: Tx, grant: BrandGrant, jobId: string | null) {
  const job = jobId === null ? undefined : (await listJobsById(tx, [jobId])).get(jobId);
  const placeId = job?.location_id ?? grant.brandId;
  const place = (await findPlaces(tx, [placeId])).get(placeId);
  const isReached = place?.path.some((id) => grant.nodes.some((node) => node === id)) ?? false;
  if (place === undefined || !isReached || (jobId !== null && job === undefined)) throw failure(NOT_FOUND);
  return { place, jobId };
}

async function presentRules(tx: Tx, { place, jobId }: Awaited<ReturnType<typeof getGrantedTarget>>, now: Date) {
  const day = localDay(now, place.time_zone);
  const jobIds = jobId === null ? [] : [jobId];
  const rules = (await findApplicableRules(tx, { brandIds: place.path, jobIds, day })).map(toRule);
  const own = await findRulesOf(tx, place.id, jobId);
  const names = await findNames(
    tx,
    own.map((row) => row.by_user_id),
  );
  return {
    holds: resolveTerms(rules, { path: place.path, jobId, day }),
    own: own.map((row) => ({
      id: row.id,
      brand_id: row.brand_id,
      brand_name: place.name,
      job_id: row.job_id,
      valid_from: row.valid_from,
      promise: toRule(row).promise,
      by_name: names.get(row.by_user_id) ?? '',
      at: row.at.toISOString(),
    })),
    currency: place.currency ?? 'EUR',
  };
}

export const getBonusRules = implement(contract.getBonusRules, async ({ query }, { db, grant, clock }) =>
  presentRules(db, await getGrantedTarget(db, grant, query.job_id ?? null), clock.now()),
);

/** Refuses past days, so that earlier terms stay as they were. */
export const addBonusRule = implement(contract.addBonusRule, async ({ body }, { db, grant, actor, clock }) => {
  const now = clock.now();
  const target = await getGrantedTarget(db, grant, body.job_id);
  const today = localDay(now, target.place.time_zone);
  const { promise } = body;
  await insertRule(db, {
    id: newId(now.getTime()),
    group_id: grant.groupId,
    brand_id: target.place.id,
    job_id: body.job_id,
    valid_from: body.valid_from < today ? today : body.valid_from,
    currency: promise?.currency ?? target.place.currency ?? 'EUR',
    parts: promise === null ? null : promise.parts,
    excluded: promise === null ? [] : promise.excluded,
    by_user_id: actor.userId,
    at: now,
  });
  return presentRules(db, target, now);
});
